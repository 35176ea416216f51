import type { Advice, Explanation } from '@entrepot/bots'
import { fastRng, type Game } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { expect, test } from 'vitest'
import { ideasOf, playable } from '../src/learn/coach/ideas.ts'

const game = mombasa as unknown as Game

function advice(type: string, visits: number, own: Record<string, number>, rival = 10): Advice {
  const points = Object.values(own).reduce((sum, part) => sum + part, 0)
  const command = { type }
  return { command, value: 0.5, points, kinds: [own, { orders: rival }], visits, line: [command] }
}

function explained(...best: readonly Advice[]): Explanation {
  return { iterations: 100, chances: [0.5, 0.5], points: [], best }
}

test('the coach names what an idea brings more than the other ways, and what it takes from the rivals', () => {
  const ideas = ideasOf(
    explained(
      advice('ship', 60, { orders: 20, buildings: 4 }, 8),
      advice('build', 40, { orders: 15, buildings: 9 }, 13),
    ),
    0,
  )
  expect(ideas.map(({ line }) => line[0]?.type)).toEqual(['ship', 'build'])
  expect(ideas[0]?.gains).toEqual([
    { category: 'orders', points: 2 },
    { category: 'buildings', points: -2 },
  ])
  expect(ideas[0]?.denied).toBe(2)
})

test('what was hardly tried is no idea, nor is the same in another order; three are enough', () => {
  const both = [{ type: 'a' }, { type: 'b' }]
  const ideas = ideasOf(
    explained(
      { ...advice('a', 50, {}), line: both },
      { ...advice('b', 40, {}), line: both.toReversed() },
      advice('c', 30, {}),
      advice('d', 20, {}),
      advice('e', 20, {}),
      advice('f', 2, {}),
    ),
    0,
  )
  expect(ideas.map(({ line }) => line[0]?.type)).toEqual(['a', 'c', 'd'])
})

test('a line is played as far as it is legal and tells nothing new', () => {
  const world = game.resample(game.view(game.setup({}, 2, 'coach'), 0), 0, fastRng('world'))
  const [first] = game.legal(world, 0)
  if (first === undefined) throw new Error('Nothing can be planned.')
  const line = playable(game, world, 0, [first, { type: 'nonsense' }])
  expect(line.map(({ command }) => command)).toEqual([first])
})
