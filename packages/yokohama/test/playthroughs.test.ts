import { playthrough } from '@entrepot/kernel/testkit'
import { expect, it, vi } from 'vitest'
import { yokohama } from '../src/index.ts'

// On figures that are kept for it: other figures of the shipped game leave what is written down as it is.
vi.mock('../src/components/yokohama.json', () => import('./kept-figures.json', { with: { type: 'json' } }))

// Short games among random ones, so that people can read them. Written anew,
// where the rules changed on purpose, by `npx vitest run packages/yokohama/test/playthroughs -u`.
it.each([
  [2, 'playthrough/1634'],
  [3, 'playthrough/2251'],
  [4, 'playthrough/1134'],
])('a game of %i goes as written down', async (seats, seed) => {
  await expect(playthrough(yokohama, { seats, options: {}, seed })).toMatchFileSnapshot(
    `playthroughs/${seats}.txt`,
  )
})
