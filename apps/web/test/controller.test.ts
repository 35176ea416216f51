import {
  fastRng,
  pick,
  sameJson,
  type BaseCommand,
  type BaseState,
  type Game,
  type Seat,
} from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { yokohama } from '@entrepot/yokohama'
import { describe, expect, test } from 'vitest'
import { loadMombasa } from '../src/games/mombasa/client.tsx'
import { loadYokohama } from '../src/games/yokohama/client.tsx'
import type { DecisionInput, GameClient } from '../src/table/client.ts'
import { openTable } from '../src/table/controller/arrive.ts'
import { TableController } from '../src/table/controller/controller.ts'
import * as deeds from '../src/table/controller/deeds.ts'
import { commandsOf } from '../src/table/controller/foresight.ts'
import { canUndo, commandsToConfirm, decisionOf, isLegal } from '../src/table/controller/readings.ts'
import type { TableState } from '../src/table/controller/state.ts'
import { MemorySession } from './memory-session.ts'

interface Moment {
  readonly state: BaseState
  readonly seat: Seat
}

/** Every n-th decision of a game by chance. */
function* moments(game: Game, seed: string, seats: number, every: number): Generator<Moment> {
  const rng = fastRng(seed)
  let state = game.setup({}, seats, seed)
  for (let n = 0; ; n++) {
    const deciders = game.deciders(state)
    if (deciders.length === 0) return
    const seat = pick(rng, deciders)
    if (n % every === 0) yield { state, seat }
    state = game.apply(state, seat, pick(rng, game.legal(state, seat))).state
  }
}

const GAMES = [
  { game: mombasa as unknown as Game, client: await loadMombasa('en'), every: 7 },
  { game: yokohama as unknown as Game, client: await loadYokohama('en'), every: 11 },
]

/** The things whose click the table offers: those of choices, and those that are laid out. */
function offered(state: TableState): string[] {
  const { decision, now, legal, viewpoint, draft } = state
  const { client, seat } = viewpoint
  const chosen = decision?.choices.flatMap(({ targets }) => targets) ?? []
  const laid = planned(state).filter(
    (target) => (client.lay?.(target, { view: now.view, seat: seat ?? 0, legal, draft }) ?? null) !== null,
  )
  return [...new Set([...chosen, ...laid])]
}

/** The cards that can be laid into the slots of Mombasa, and the slots with one. */
function planned({ legal, draft }: TableState): string[] {
  const cards = legal.flatMap((command) =>
    'card' in command && typeof command.card === 'string' ? [`hand:${command.card}`] : [],
  )
  return [...cards, ...Object.keys(draft).map((slot) => `slot:${slot}`)]
}

function sit(
  game: Game,
  client: GameClient,
  { state, seat }: Moment,
): { session: MemorySession; controller: TableController } {
  const session = new MemorySession(game, state, seat)
  return { session, controller: new TableController(session, { client, confirm: 'turn' }) }
}

/** Counts how often the game's client is asked what is to be decided. */
function counting(client: GameClient): { readonly client: GameClient; readonly asked: DecisionInput[] } {
  const asked: DecisionInput[] = []
  return {
    asked,
    client: {
      ...client,
      decide(input) {
        asked.push(input)
        return client.decide(input)
      },
    },
  }
}

describe.each(GAMES)('$game.id', ({ game, client, every }) => {
  test('pressing only what is offered leads to legal commands alone', () => {
    const rng = fastRng('presses')
    let sent = 0
    for (const moment of moments(game, 'presses', 3, every)) {
      const { session, controller } = sit(game, client, moment)
      for (let n = 0; n < 12 && session.asked.length === 0; n++) {
        const state = controller.state()
        const ways = waysOn(state)
        if (ways.length === 0) break
        pick(rng, ways)(controller)
        expect(controller.state().refused).toBeNull()
      }
      // The session applies what it is given: an illegal command would have been refused there.
      sent += session.asked.filter((order) => 'submit' in order).length
    }
    expect(sent).toBeGreaterThan(20)
  })

  test('every legal command can be reached by presses', () => {
    for (const moment of moments(game, 'reach', 3, every)) {
      for (const command of game.legal(moment.state, moment.seat)) {
        const { session, controller } = sit(game, client, moment)
        reach(controller, command)
        if (session.asked.length === 0) controller.confirm()
        const sent = session.asked.flatMap((order) => ('submit' in order ? order.submit : []))
        expect(sent, JSON.stringify(command)).toContainEqual(command)
      }
    }
  })

  test('going back returns to the state before', () => {
    for (const moment of moments(game, 'back', 3, every)) {
      const { session, controller } = sit(game, client, moment)
      const before = controller.state()
      for (const target of offered(before)) {
        controller.press(target, 'a thing')
        if (session.asked.length > 0) break
        expect(canUndo(controller.state()), target).toBe(true)
        controller.undo()
        expect(controller.state()).toEqual({ ...before, outlook: controller.state().outlook })
        expect(controller.state().decision?.choices.length).toBe(before.decision?.choices.length)
      }
    }
  })

  test('looking back sends nothing and keeps what was begun', () => {
    const rng = fastRng('look back')
    for (const moment of moments(game, 'look back', 3, every * 3)) {
      const { session, controller } = sit(game, client, moment)
      for (let n = 0; n < 4; n++) {
        const deciders = game.deciders(session.state)
        if (deciders.length === 0) break
        const seat = pick(rng, deciders)
        session.hear(seat, pick(rng, game.legal(session.state, seat)))
      }
      const before = controller.state()
      const [target] = offered(before)
      if (target !== undefined) controller.press(target, 'a thing')
      const count = session.asked.length
      const begun = controller.state()
      for (const position of [0, 1, 0]) {
        if (position >= begun.now.position) continue
        controller.lookAt(position)
        expect(decisionOf(controller.state())).toBeNull()
        controller.press(target ?? '', 'a thing')
        controller.confirm()
        controller.undo()
        controller.reset()
        controller.pass()
      }
      controller.lookAt(null)
      expect(controller.state()).toEqual(begun)
      expect(session.asked).toHaveLength(count)
    }
  })

  test('the client is asked once for a position and a draft, and never by a pointer', () => {
    for (const moment of moments(game, 'hover', 3, every * 3)) {
      const { client: counted, asked } = counting(client)
      const { session, controller } = sit(game, counted, moment)
      let notified = 0
      let hovers = 0
      controller.subscribe(() => void notified++)
      controller.hovered.subscribe(() => void hovers++)
      const state = controller.state()
      const targets = offered(state)
      expect(asked).toHaveLength(1)
      for (const target of [...targets, 'area:nowhere', null]) controller.hovered.set(target)
      session.tellAgain()
      expect(controller.state().decision).toBe(state.decision)
      expect(hovers).toBe(targets.length + 2)
      // The connection told something: the pointer did not.
      expect(notified).toBe(1)
      expect(asked).toHaveLength(1)
    }
  })
})

type Way = (controller: TableController) => void

/** Everything that a hand can do to the table now. */
function waysOn(state: TableState): Way[] {
  const listed = state.narrowed?.choices ?? state.decision?.choices ?? []
  return [
    ...offered(state)
      .filter((target) => state.narrowed === null || isLegal(state, target))
      .map(
        (target): Way =>
          (controller) =>
            controller.press(target, 'a thing'),
      ),
    ...listed.map(
      (choice): Way =>
        (controller) =>
          controller.choose(choice),
    ),
    ...(commandsToConfirm(state) === null ? [] : [(controller: TableController) => controller.confirm()]),
  ]
}

/** Presses what leads to a command: the nearest thing, then its button if the thing means several. */
function reach(controller: TableController, command: BaseCommand): void {
  const { decision } = controller.state()
  const choice = decision?.choices.find((candidate) =>
    commandsOf(candidate).some((sent) => sameJson(sent, command)),
  )
  if (choice === undefined) return lay(controller, command)
  if (choice.targets.length === 0) return controller.choose(choice)
  for (const target of choice.targets) {
    controller.press(target, 'a thing')
    const { narrowed, draft } = controller.state()
    // Of several things each is laid out; everywhere else the first one is enough.
    if (Object.keys(draft).length > 0) continue
    const listed = narrowed?.choices.find((candidate) => sameJson(candidate.command, command))
    if (listed !== undefined) controller.choose(listed)
    return
  }
}

/** A command of a draft: its card is laid where the command wants it. */
function lay(controller: TableController, command: BaseCommand): void {
  const { slot, card } = command as BaseCommand & { slot: string; card: string | null }
  if (card !== null) controller.press(`hand:${card}`, 'a card')
  expect(controller.state().draft).toEqual(card === null ? {} : { [slot]: card })
}

test('a state is opened for a spectator too, who has nothing to decide', () => {
  const [{ game, client }] = GAMES as [(typeof GAMES)[number]]
  const session = new MemorySession(game, game.setup({}, 2, 'spectator'), null)
  const state = openTable({ game, seat: null, client, confirm: 'turn' }, session.seats, session.snapshot())
  expect(state.decision).toBeNull()
  expect(deeds.press(state, 'region:lunda', 'Lunda')).toEqual({ state, order: null })
})
