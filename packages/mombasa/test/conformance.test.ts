import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { unplacedRules, untestedRules } from '@entrepot/kernel/testkit'
import { keepsTheContract } from '@entrepot/kernel/testkit/contract'
import { subject } from '../testkit/index.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

describe('Mombasa keeps the contract over all player counts and setups', () => {
  keepsTheContract(subject, { games: 380, seed: 'conformance', sampling: 0.005 }, { mean: 12, longest: 80 })
})

describe('coverage', () => {
  it('every rule has a test that names it', () => {
    expect(untestedRules(here('../../words/src/en/games/mombasa/rules.md'), here('.'))).toEqual([])
  })

  it('every rule is named in the source where it is carried out', () => {
    expect(unplacedRules(here('../../words/src/en/games/mombasa/rules.md'), here('../src'))).toEqual([])
  })
})
