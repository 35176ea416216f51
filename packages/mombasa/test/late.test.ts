import { describe } from 'vitest'
import { keepsTheContract } from '@entrepot/kernel/testkit/contract'
import { lateSubject } from '../testkit/index.ts'

describe('Mombasa keeps the contract far into the game', () => {
  keepsTheContract(lateSubject, { games: 120, seed: 'late', sampling: 0.01 }, { mean: 12, longest: 80 })
})
