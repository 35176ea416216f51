import type { BaseCommand, Game } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { expect, test } from 'vitest'
import { loadMombasa } from '../src/games/mombasa/client.tsx'
import { TableController } from '../src/table/controller/controller.ts'
import { canConfirm, hasLapsed } from '../src/table/controller/readings.ts'
import { MemorySession } from './memory-session.ts'

const game = mombasa as unknown as Game
const client = await loadMombasa('en')

/** Two people plan at the same time; the first of them has laid out a card. */
function planning(): { session: MemorySession; controller: TableController; card: string } {
  const session = new MemorySession(game, game.setup({ setup: 'first' }, 2, 'begun'), 0)
  const controller = new TableController(session, { client, confirm: 'turn' })
  const card = game
    .legal(session.state, 0)
    .map((command) => (command as BaseCommand & { card: string | null }).card)
    .find((held) => held !== null)
  if (card === undefined || card === null) throw new Error('There is nothing to plan.')
  controller.press(`hand:${card}`, 'a card')
  return { session, controller, card }
}

const first = (session: MemorySession, seat: number): BaseCommand => {
  const [command] = game.legal(session.state, seat)
  if (command === undefined) throw new Error(`Seat ${seat} has nothing to decide.`)
  return command
}

test('what was laid out stays while others decide', () => {
  const { session, controller, card } = planning()
  session.hear(1, first(session, 1))
  expect(Object.values(controller.state().draft)).toEqual([card])
  expect(hasLapsed(controller.state())).toBe(false)
})

test('what was laid out lapses when another window of the viewer has decided, and that is said until the next choice', () => {
  const { session, controller, card } = planning()
  session.hear(0, first(session, 0))
  expect(controller.state().draft).toEqual({})
  expect(hasLapsed(controller.state())).toBe(true)
  session.tellAgain()
  expect(hasLapsed(controller.state())).toBe(true)
  controller.press(`hand:${card}`, 'a card')
  expect(hasLapsed(controller.state())).toBe(false)
})

test('what was sent from here does not lapse', () => {
  const { session, controller } = planning()
  expect(canConfirm(controller.state())).toBe(true)
  controller.confirm()
  expect(session.asked).toHaveLength(1)
  expect(hasLapsed(controller.state())).toBe(false)
})

test('what was laid out is there after looking back, and in another language', async () => {
  const { session, controller, card } = planning()
  session.hear(1, first(session, 1))
  controller.lookAt(0)
  expect(canConfirm(controller.state())).toBe(false)
  controller.adapt({ client: await loadMombasa('ja'), confirm: 'turn' })
  controller.lookAt(null)
  expect(Object.values(controller.state().draft)).toEqual([card])
  expect(controller.state().decision?.title).not.toBe(client.decide(decisionInput(controller)).title)
})

test('a step back puts back what is laid out, and after that takes back a command', () => {
  const { session, controller, card } = planning()
  const slotLeftEmpty = game
    .legal(session.state, 0)
    .find((command) => (command as BaseCommand & { card: string | null }).card === null)
  session.submit(slotLeftEmpty === undefined ? [] : [slotLeftEmpty])
  controller.press(`hand:${card}`, 'a card')
  controller.undo()
  expect(controller.state().draft).toEqual({})
  expect(session.asked.some((order) => 'undo' in order)).toBe(false)
  controller.undo()
  expect(session.asked.at(-1)).toEqual({ undo: 1 })
  expect(controller.state().now.position).toBe(0)
})

test('a click that was meant for a position that is gone does nothing', () => {
  const { session, controller, card } = planning()
  controller.seen(session.snapshot())
  session.hear(1, first(session, 1))
  controller.press(`hand:${card}`, 'a card')
  controller.confirm()
  expect(Object.values(controller.state().draft)).toEqual([card])
  expect(session.asked).toEqual([])
  controller.seen(session.snapshot())
  controller.confirm()
  expect(session.asked).toHaveLength(1)
})

function decisionInput(controller: TableController): Parameters<typeof client.decide>[0] {
  const { now, legal, draft } = controller.state()
  return { view: now.view, seat: 0, legal, draft }
}
