import { keepsTheContract } from '@entrepot/kernel/testkit/contract'
import { describe } from 'vitest'
import { subject } from '../testkit/index.ts'

describe('Yokohama keeps the contract with 2 players and all options', () => {
  const plan = { games: 250, seats: 2, seed: 'test 2', sampling: 0.002 }
  keepsTheContract(subject, plan, { mean: 15, longest: 100 })
})
