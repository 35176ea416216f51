import { untestedRules } from '@entrepot/kernel/testkit'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('every rule has a test that names it', () => {
  const rules = fileURLToPath(new URL('../../../docs/rules/yokohama.en.md', import.meta.url))
  expect(untestedRules(rules, fileURLToPath(new URL('.', import.meta.url)))).toEqual([])
})
