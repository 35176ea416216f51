import { unplacedRules, untestedRules } from '@entrepot/kernel/testkit'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const RULES = pathOf('../../words/src/en/games/yokohama/rules.md')

it('every rule has a test that names it', () => {
  expect(untestedRules(RULES, pathOf('.'))).toEqual([])
})

it('every rule is named in the source where it is implemented', () => {
  expect(unplacedRules(RULES, pathOf('../src'))).toEqual([])
})
