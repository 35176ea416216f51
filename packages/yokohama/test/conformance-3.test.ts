import { keepsTheContract } from '@entrepot/kernel/testkit/contract'
import { describe } from 'vitest'
import { subject } from '../testkit/index.ts'

describe('Yokohama keeps the contract with 3 players and all options', () => {
  const plan = { games: 150, seats: 3, seed: 'test 3', sampling: 0.002 }
  keepsTheContract(subject, plan, { mean: 15, longest: 100 })
})
