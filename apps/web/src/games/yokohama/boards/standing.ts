import type { Seat } from '@entrepot/kernel'
import {
  agentPower,
  decisionAt,
  entryFee,
  placementFee,
  powerWithPresident,
  reachOf,
  type AreaView,
  type Command,
  type FrameKind,
  type Reach,
  type View,
} from '@entrepot/yokohama'
import type { Decision } from '../../../table/client.ts'
import type { Move } from './moves.ts'

/** How an area stands to what the viewer is to decide. */
export interface Standing {
  /** Where the president leaves, where it may pass but not stop, and what is out of reach; else null. */
  readonly state: 'start' | 'pass' | 'beyond' | null
  /** While assistants are placed: what the area is to the own president as they stand. */
  readonly reach: Reach['state'] | null
  /** The yen that moving or placing there costs at least, or passing through. */
  readonly price: number
  /** The power that the viewer acts with there. */
  readonly power: number | null
  /** The power that what can be chosen there would have, where that is another. */
  readonly planned: number | null
}

/** The decisions that are about where on the board: there the rest of the town stands back. */
const ABOUT_PLACES: ReadonlySet<FrameKind> = new Set(['movement', 'placement', 'deploy', 'recall', 'station'])

/** How every area stands to the decision of the viewer. */
export function standingOf(view: View, seat: Seat, decision: Decision | null): ReadonlyMap<string, Standing> {
  const commands = (decision?.choices ?? []).map(({ command }) => command as Command)
  const kind = decision === null ? undefined : decisionAt(view)?.kind
  const moves = commands.filter((command) => command.type === 'move')
  const ahead = kind === 'movement' || kind === 'placement' ? reachOf(view, seat) : null
  const reach = new Set(commands.flatMap((command) => areaIn(command) ?? []))
  // Where the president can go nowhere yet, a veil over the whole town would tell nothing.
  const isPlacing = kind === 'placement' && [...(ahead?.values() ?? [])].some(({ state }) => state === 'stop')
  const veils = kind !== undefined && ABOUT_PLACES.has(kind) && reach.size > 0
  return new Map(
    view.areas.map((area): [string, Standing] => {
      const { id } = area
      const legal = reach.has(id)
      const found = ahead?.get(id)?.state ?? null
      const moved = kind === 'movement' && (found === 'start' || found === 'pass') ? found : null
      const state = legal ? null : (moved ?? (veils ? 'beyond' : null))
      return [
        id,
        {
          state,
          reach: isPlacing ? found : null,
          price: priceOf(view, seat, id, state, moves, commands),
          ...powers(view, seat, area, commands),
        },
      ]
    }),
  )
}

/** The area that a command is about. */
function areaIn(command: Command): string | undefined {
  if (command.type === 'move') return command.to
  if (command.type === 'deployFrom') return command.from
  return 'area' in command ? command.area : undefined
}

function priceOf(
  view: View,
  seat: Seat,
  id: string,
  state: Standing['state'],
  moves: readonly Move[],
  commands: readonly Command[],
): number {
  if (state === 'pass') return entryFee(view, seat, id)
  if (commands.some((command) => command.type === 'place' && command.area === id))
    return placementFee(view, seat, id)
  const prices = moves
    .filter(({ to }) => to === id)
    .map(({ paying = [] }) => paying.reduce((sum, area) => sum + entryFee(view, seat, area), 0))
  return prices.length === 0 ? 0 : Math.min(...prices)
}

/** The power to be lit, and the one to be outlined: what an agent would act with, or the power with one more assistant. */
function powers(
  view: View,
  seat: Seat,
  { id, assistants, presidents }: AreaView,
  commands: readonly Command[],
): Pick<Standing, 'power' | 'planned'> {
  // What goes on there has the power it began with: that of an agent is another than the president's (Y7.1).
  const underWay = view.pending.findLast((frame) => frame.area === id && frame.seat === seat)
  if (underWay?.power !== undefined) return { power: underWay.power, planned: null }
  const present = (assistants[seat] ?? 0) > 0 || presidents.includes(seat)
  const about = commands.filter((command) => areaIn(command) === id)
  const power = present ? powerWithPresident(view, seat, id) : null
  if (about.some(({ type }) => type === 'place' || type === 'deployTo'))
    return { power, planned: powerWithPresident(view, seat, id, 1) }
  if (about.some(({ type }) => type === 'agent')) return { power, planned: agentPower(view, seat, id) }
  return { power, planned: null }
}
