import { describe, expect, it } from 'vitest'
import { playthrough } from '@entrepot/kernel/testkit'
import { mombasa } from '../src/index.ts'

describe('playthroughs', () => {
  it.each([
    [2, 'first'],
    [3, 'later'],
    [4, 'first'],
  ])('a random game of %i players, %s setup, goes as written', async (seats, setup) => {
    const text = playthrough(mombasa, { seats, options: { setup }, seed: `playthrough-${seats}` })
    await expect(text).toMatchFileSnapshot(`playthroughs/${seats}-players.txt`)
  })
})
