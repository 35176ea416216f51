import {
  fastRng,
  isBarrier,
  Refusal,
  type BaseCommand,
  type BaseEvent,
  type BaseState,
  type Game,
  type Seat,
} from '@entrepot/kernel'
import type { Ahead } from '@entrepot/telling'
import { nameIn } from '../../session/session.ts'
import type { Choice, DecisionInput } from '../client.ts'
import type { Outlook, RefusedClick, TableState } from './state.ts'

// What would come of a command, asked of the world as the viewer knows it.

const NO_CHANGE: Outlook = { changes: [], score: { from: 0, to: 0 } }

type Known = Pick<TableState, 'viewpoint' | 'world' | 'now' | 'seats'>

/** Everything that a choice sends. */
export function commandsOf({ lead = [], command }: Choice): readonly BaseCommand[] {
  return [...lead, command]
}

/** What would be different for the viewer after some commands, or is by now without any, since a view. */
export function outlookSince(known: Known, from: object, commands: readonly BaseCommand[]): Outlook {
  const { viewpoint, world, now, seats } = known
  const { game, seat, client } = viewpoint
  if (world === null || seat === null || (commands.length === 0 && from === now.view)) return NO_CHANGE
  const before = game.resample(from, seat, fastRng('preview'))
  const events: BaseEvent[] = []
  const after = commands.reduce((state, command) => {
    const applied = game.apply(state, seat, command)
    events.push(...applied.events.map(({ event }) => event))
    return applied.state
  }, world)
  const totalIn = (state: BaseState): number => game.scores(state)[seat]?.total ?? 0
  return {
    changes: client.changes(from, game.view(after, seat), seat, (other) => nameIn(seats, other), events),
    score: { from: totalIn(before), to: totalIn(after) },
  }
}

/** What a choice would change, from now on. */
export function foresee(state: TableState, choice: Choice): Outlook {
  return outlookSince(state, state.now.view, commandsOf(choice))
}

/** Whether some commands would wait for a confirmation. */
export function mustWait({ viewpoint, world }: Known, ...commands: readonly BaseCommand[]): boolean {
  const { game, seat, confirm } = viewpoint
  if (world === null || seat === null) return false
  const after = commands.reduce((state, command) => game.apply(state, seat, command).state, world)
  return confirm === 'turn' ? isBarrier(game, world, after, seat) : after.revealed !== world.revealed
}

/** What the game's client is asked about; null while the viewer has nothing to decide. */
export function inputOf({
  viewpoint: { seat, game },
  world,
  now,
  legal,
  draft,
}: Pick<TableState, 'viewpoint' | 'world' | 'now' | 'legal' | 'draft'>): DecisionInput | null {
  if (seat === null || world === null || legal.length === 0 || now.busy || now.closed) return null
  return {
    view: now.view,
    seat,
    legal,
    draft,
    after: (commands) => lookAhead({ game, seat, world }, commands),
  }
}

function lookAhead(
  { game, seat, world }: { readonly game: Game; readonly seat: Seat; readonly world: BaseState },
  commands: readonly BaseCommand[],
): Ahead | null {
  try {
    const state = commands.reduce((before, command) => game.apply(before, seat, command).state, world)
    return { view: game.view(state, seat), legal: game.legal(state, seat) }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The rule that forbids a click; null if the click means nothing that a rule could forbid. */
export function refusalOf(state: TableState, target: string): RefusedClick | null {
  const { viewpoint, world, past } = state
  const input = inputOf(state)
  const command = input === null || past !== null ? null : viewpoint.client.attempt(target, input)
  if (input === null || world === null || command === null) return null
  try {
    viewpoint.game.apply(world, input.seat, command)
    return null
  } catch (error) {
    if (error instanceof Refusal)
      return { reason: { rule: error.rule, params: error.params }, command, target }
    throw error
  }
}
