import { describe } from 'vitest'
import { lateSubject } from '../testkit/index.ts'
import { keepsTheContract } from './contract.ts'

describe('Mombasa keeps the contract far into the game', () => {
  keepsTheContract(lateSubject, 120, 'late', 0.01)
})
