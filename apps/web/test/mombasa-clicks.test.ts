import { fastRng, pick, type BaseState, type Game } from '@entrepot/kernel'
import { callAt, goodsInUse, mombasa, type Command, type View } from '@entrepot/mombasa'
import { loadLexicon } from '@entrepot/telling/mombasa/lexicon'
import { MARKED } from '@entrepot/telling/mombasa/plan'
import { expect, test } from 'vitest'
import { loadMombasa } from '../src/games/mombasa/client.tsx'
import { TableController } from '../src/table/controller/controller.ts'
import { canConfirm } from '../src/table/controller/readings.ts'
import { MemorySession } from './memory-session.ts'

// How many clicks a deed takes at Mombasa's table, and that none of them is a trap.

const game = mombasa as unknown as Game
const client = await loadMombasa('en')
const { names } = await loadLexicon('en')
/** With more points than these, an expansion goes on after a region. */
const FEW_POINTS = 4

interface Table {
  readonly session: MemorySession
  readonly controller: TableController
  readonly view: View
  readonly legal: readonly Command[]
}

/** The first position of games by chance in which the player to decide has what is wanted. */
function tableWhere(isWanted: (view: View, legal: readonly Command[]) => boolean): Table {
  for (let deal = 0; deal < 60; deal++) {
    const rng = fastRng(`clicks ${deal}`)
    let state: BaseState = game.setup({}, 3, `clicks ${deal}`)
    for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
      const view = game.view(state, seat) as View
      const legal = game.legal(state, seat) as unknown as readonly Command[]
      if (isWanted(view, legal)) {
        const session = new MemorySession(game, state, seat)
        return { session, controller: new TableController(session, { client, confirm: 'turn' }), view, legal }
      }
      state = game.apply(state, seat, pick(rng, game.legal(state, seat))).state
    }
  }
  throw new Error('No game has the wanted position.')
}

const kindOf = (view: View): string | undefined => view.pending.at(-1)?.kind
const viewOf = ({ session }: Table): View => session.snapshot().view as View
const sent = ({ session }: Table): string[] =>
  session.asked.flatMap((order) => ('submit' in order ? order.submit.map(({ type }) => type) : ['undo']))

test('three steps on a track are a click on the space to go to and a confirmation', () => {
  /** The company on whose track three steps are free. */
  const freeWay = (view: View, legal: readonly Command[]): string | undefined =>
    view.companies.find(({ id, track }) => {
      const space = view.players[view.turn ?? 0]?.tracks[id]?.space ?? 0
      const isFree = [0, 1, 2].every((step) => callAt(track, space + step) === 0)
      return isFree && legal.some((command) => command.type === 'step' && command.company === id)
    })?.id
  const table = tableWhere(
    (view, legal) => kindOf(view) === 'goods' && goodsInUse(view) === 3 && freeWay(view, legal) !== undefined,
  )
  const company = freeWay(table.view, table.legal) ?? ''
  const seat = table.session.seat ?? 0
  const from = table.view.players[seat]?.tracks[company]?.space ?? 0
  table.controller.press(`track:${company}:${from + 3}`, 'a track')
  expect(sent(table)).toEqual([])
  table.controller.confirm()
  expect(sent(table)).toEqual(['step', 'step', 'step'])
  expect(viewOf(table).players[seat]?.tracks[company]?.space).toBe(from + 3)
})

test('a click on a region brings the post from the column that uncovers most; undo asks for another', () => {
  const table = tableWhere(
    (view, legal) =>
      kindOf(view) === 'enter' &&
      // With points left the turn goes on, so nothing waits for a confirmation.
      (view.pending.at(-1)?.amount ?? 0) > FEW_POINTS &&
      legal.filter(({ type }) => type === 'enter').length > 1,
  )
  const enter = table.legal.find(({ type }) => type === 'enter') as Command & { region: string }
  const { company = '' } = table.view.pending.at(-1) ?? {}
  const worth = ({ companies }: View): number => companies.find(({ id }) => id === company)?.value ?? 0
  table.controller.press(`region:${enter.region}`, 'a region')
  expect(sent(table)).toEqual(['enter', 'post'])
  const gained = worth(viewOf(table)) - worth(table.view)
  table.controller.undo()
  expect(kindOf(viewOf(table))).toBe('post')
  expect(table.controller.state().decision?.title).toContain(names.regions[enter.region])
  for (const choice of table.controller.state().decision?.choices ?? []) {
    const after = game.apply(table.session.state, table.session.seat ?? 0, choice.command).state
    expect(worth(game.view(after, table.session.seat ?? 0) as View) - worth(table.view)).toBeLessThanOrEqual(
      gained,
    )
  }
})

test('a step of the ledger says which bookkeeper, too, where there is only one', () => {
  const table = tableWhere((view, legal) => {
    const seat = view.turn ?? 0
    const inkwell = view.players[seat]?.inkwell ?? 0
    const helpers = legal.filter(({ type }) => type === 'bookkeeper')
    return kindOf(view) === 'turn' && helpers.length === 1 && canMove(view, seat, inkwell + 1)
  })
  const inkwell = table.view.players[table.session.seat ?? 0]?.inkwell ?? 0
  table.controller.press(`ledger:${inkwell + 1}`, 'a step')
  expect(sent(table)).toEqual(['bookkeeper', 'move'])
})

function canMove(view: View, seat: number, step: number): boolean {
  const world = game.resample(view, seat, fastRng('ahead'))
  const helper = game.legal(world, seat).find(({ type }) => type === 'bookkeeper')
  if (helper === undefined) return false
  const then = game.apply(world, seat, helper).state
  return game
    .legal(then, seat)
    .some((command) => command.type === 'move' && 'step' in command && command.step === step)
}

test('of two books the first is placed by a click on a step', () => {
  const table = tableWhere(
    (view, legal) => kindOf(view) === 'place' && legal.some(({ type }) => type === 'pick'),
  )
  const place = table.controller.state().decision?.choices.find(({ command }) => command.type === 'place')
  expect(place?.targets[0]).toMatch(/^ledger:/)
  table.controller.press(place?.targets[0] ?? '', 'a step')
  if (sent(table).length === 0) table.controller.confirm()
  expect(sent(table)).toEqual(['pick', 'place'])
})

test('a plan without a card is not confirmed by one click', () => {
  const table = tableWhere((view) => view.phase === 'planning')
  expect(canConfirm(table.controller.state())).toBe(false)
  const [nothing, ...others] = table.controller.state().decision?.choices ?? []
  expect(others).toEqual([])
  expect(nothing?.label).toBe('Lay no card this round')
  if (nothing !== undefined) table.controller.choose(nothing)
  expect(sent(table)).toEqual([])
  table.controller.confirm()
  expect(sent(table)).toEqual(['plan', 'plan', 'plan'])
})

test('an empty slot that is marked takes the next card; marked again it is free', () => {
  const table = tableWhere((view) => view.phase === 'planning')
  const { controller } = table
  controller.press('slot:slot-4', 'slot 4')
  controller.press('hand:start-coffee-1', 'Coffee 1')
  expect(controller.state().draft).toEqual({ 'slot-4': 'start-coffee-1' })
  controller.press('slot:slot-3', 'slot 3')
  expect(controller.state().draft[MARKED]).toBe('slot-3')
  controller.press('slot:slot-3', 'slot 3')
  expect(controller.state().draft).toEqual({ 'slot-4': 'start-coffee-1' })
})

test('a goods card in use goes back by a click', () => {
  const table = tableWhere(
    (view, legal) => kindOf(view) === 'turn' && legal.some(({ type }) => type === 'goods'),
  )
  const goods = table.controller.state().decision?.choices.find(({ command }) => command.type === 'goods')
  const slot = goods?.targets[0] ?? ''
  table.controller.press(slot, 'goods')
  if (kindOf(viewOf(table)) !== 'goods') throw new Error('The card is not in use.')
  table.controller.press(slot, 'goods')
  expect(sent(table)).toEqual(['goods', 'undo'])
  expect(kindOf(viewOf(table))).toBe('turn')
})
