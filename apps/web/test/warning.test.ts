import { fastRng, pick, type BaseCommand, type BaseState, type Game } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { expect, test } from 'vitest'
import { Insight } from '../src/insight/insight.ts'
import { mistakeIn } from '../src/learn/warning/judging.ts'
import { worker } from './insight-worker.ts'

const game = mombasa as unknown as Game
const session = {
  gameId: 'mombasa',
  game,
  seat: 0,
  seats: [
    { name: 'Ann', kind: 'person' },
    { name: 'Bot', kind: 'bot' },
  ],
} as const

/** The first decision of the person in the action phase, all planned by chance. */
function firstTurn(): BaseState {
  const rng = fastRng('warning')
  let state = game.setup({}, 2, 'warning')
  for (;;) {
    const [seat = 0] = game.deciders(state)
    const legal = game.legal(state, seat)
    if (seat === 0 && legal.some(({ type }) => type === 'end')) return state
    const plans = legal.filter((command) => (command as { card?: string | null }).card !== null)
    state = game.apply(state, seat, pick(rng, plans.length > 0 ? plans : legal)).state
  }
}

test('who ends the phase with all cards unused is warned, and told something that can be done', async () => {
  const insight = new Insight(worker)
  const state = firstTurn()
  const view = game.view(state, 0)
  const judged = (command: BaseCommand) =>
    mistakeIn(insight, session, [{ view, command }], undefined, { iterations: 400 })
  const mistake = await judged({ type: 'end' })
  expect(mistake?.games).toBeGreaterThan(8)
  expect(mistake?.view).toBe(view)
  const [better] = mistake?.line ?? []
  expect(game.legal(state, 0)).toContainEqual(better)
  expect(await judged(better as BaseCommand)).toBeNull()
  insight.close()
})
