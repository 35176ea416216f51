import type { BaseState, Game } from '@entrepot/kernel'
import { yokohama, type Command, type View } from '@entrepot/yokohama'
import { expect, test } from 'vitest'
import { loadYokohama } from '../src/games/yokohama/client.tsx'
import { TableController } from '../src/table/controller/controller.ts'
import { MemorySession } from './memory-session.ts'
import { randomGame } from './yokohama-game.ts'

// How many clicks a deed takes at Yokohama's table.

const game = yokohama as unknown as Game
const client = await loadYokohama('en')

/** The first position in which a second order is offered, and where the turn is over without it, or is not. */
function atSecondOrder(isLast: boolean): MemorySession {
  for (let deal = 0; deal < 40; deal++)
    for (const { before, seat } of randomGame(`second order ${deal}`, 3)) {
      const frame = (game.view(before as BaseState, seat) as View).pending.at(-1)
      if (frame?.kind !== 'port' || frame.slots?.length !== 1) continue
      const then = yokohama.apply(before, seat, { type: 'done' } as Command).state
      const legal = yokohama.legal(then, seat)
      if ((legal.length === 1 && legal[0]?.type === 'end') === isLast)
        return new MemorySession(game, before as BaseState, seat)
    }
  throw new Error('No game has the wanted position.')
}

const sent = (session: MemorySession): string[] =>
  session.asked.flatMap((order) => ('submit' in order ? order.submit.map(({ type }) => type) : ['undo']))

test('one confirmation ends a turn at a port without a second order, and says so before', () => {
  const session = atSecondOrder(true)
  const controller = new TableController(session, { client, confirm: 'turn' })
  expect(controller.state().decision?.hint).toBe('Confirm to end your turn without one.')
  controller.confirm()
  expect(sent(session)).toEqual(['done', 'end'])
})

test('where something else can still be done, the confirmation does not end the turn', () => {
  const session = atSecondOrder(false)
  const controller = new TableController(session, { client, confirm: 'turn' })
  expect(controller.state().decision?.hint).toBe('Confirm to go on without one.')
  controller.confirm()
  expect(sent(session)).not.toContain('end')
})
