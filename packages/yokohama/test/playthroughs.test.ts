import { playthrough } from '@entrepot/kernel/testkit'
import { expect, it } from 'vitest'
import { yokohama } from '../src/index.ts'

// Short games among random ones, so that people can read them. Written anew by `npx vitest run packages/yokohama -u`.
it.each([
  [2, 'playthrough/1634'],
  [3, 'playthrough/2251'],
  [4, 'playthrough/1134'],
])('a game of %i goes as written down', async (seats, seed) => {
  await expect(playthrough(yokohama, { seats, options: {}, seed })).toMatchFileSnapshot(
    `playthroughs/${seats}.txt`,
  )
})
