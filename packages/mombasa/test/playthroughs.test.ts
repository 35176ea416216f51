import { playthrough } from '@entrepot/kernel/testkit'
import { describe, expect, it, vi } from 'vitest'
import { mombasa } from '../src/index.ts'

// On figures that are kept for it: other figures of the shipped game leave what is written down as it is.
vi.mock('../src/components/mombasa.json', () => import('./kept-figures.json', { with: { type: 'json' } }))

// Written anew, where the rules changed on purpose, by `npx vitest run packages/mombasa/test/playthroughs -u`.
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
