import { keepsTheContract } from '@entrepot/kernel/testkit/contract'
import { describe } from 'vitest'
import { subject } from '../testkit/index.ts'

describe('Yokohama keeps the contract with 4 players and all options', () => {
  const plan = { games: 100, seats: 4, seed: 'test 4', sampling: 0.002 }
  keepsTheContract(subject, plan, { mean: 15, longest: 100 })
})
