import type { Seat } from '@entrepot/kernel'
import { firstOf } from './bits.ts'
import { HAND } from './commands.ts'
import {
  AREA_IDS,
  AREA_INDEX,
  CHURCH_SPACE_INDEX,
  CHURCH_SPACES,
  NONE,
  PORT_SLOTS,
} from './components/components.ts'
import { FROM_HAND, FROM_UNDECIDED, type Frame, type FrameKind } from './state.ts'

/** A pending decision in ids; only what its kind has (see `FrameKind`). */
export interface FrameView {
  readonly kind: FrameKind
  readonly seat: Seat
  readonly areas?: readonly string[]
  readonly placed?: number
  readonly pair?: string | null
  readonly area?: string
  readonly power?: number
  readonly agent?: boolean
  /** Slots taken from at a port, from 0. */
  readonly slots?: readonly number[]
  /** The space of the church board that gifts are made for. */
  readonly space?: string
  readonly left?: number
  readonly mining?: boolean
  readonly from?: string | null
}

export function frameView(frame: Frame): FrameView {
  const { kind, seat } = frame
  switch (kind) {
    case 'placement': {
      const areas = AREA_IDS.filter((_, area) => (frame.set & (1 << area)) !== 0)
      return {
        kind,
        seat,
        areas,
        placed: frame.count,
        pair: frame.area === NONE ? null : AREA_IDS[frame.area],
      }
    }
    case 'port': {
      const { power, agent, set } = frame
      const slots = Array.from({ length: PORT_SLOTS }, (_, slot) => slot).filter(
        (slot) => (set & (1 << slot)) !== 0,
      )
      return { kind, seat, area: AREA_IDS[frame.area], power, agent, slots }
    }
    case 'gifts': {
      const { power, agent } = frame
      return {
        kind,
        seat,
        area: AREA_IDS[frame.area],
        power,
        agent,
        space: CHURCH_SPACES[firstOf(frame.set)].id,
      }
    }
    case 'laboratory':
    case 'church':
    case 'customs':
    case 'fivePower':
    case 'building':
    case 'recovery':
      return { kind, seat, area: AREA_IDS[frame.area], power: frame.power, agent: frame.agent }
    case 'warehouse':
    case 'chinatown':
    case 'anyGood':
      return { kind, seat, left: frame.count, mining: frame.mining }
    case 'deploy': {
      const from =
        frame.area === FROM_UNDECIDED ? null : frame.area === FROM_HAND ? HAND : AREA_IDS[frame.area]
      return { kind, seat, left: frame.count, from }
    }
    default:
      return { kind, seat }
  }
}

/** The frame that looks like this. */
export function frameOf(pending: FrameView): Frame {
  const { kind, seat, from = null, slots = [], areas = [] } = pending
  const source = from === null ? FROM_UNDECIDED : from === HAND ? FROM_HAND : areaIndex(from)
  const area = kind === 'deploy' ? source : areaIndex(pending.area ?? pending.pair ?? null)
  let set = 0
  for (const slot of slots) set |= 1 << slot
  for (const id of areas) set |= 1 << areaIndex(id)
  if (pending.space !== undefined) set |= 1 << (CHURCH_SPACE_INDEX.get(pending.space) as number)
  const { power = 0, agent = false, mining = false } = pending
  return { kind, seat, area, power, agent, count: pending.left ?? pending.placed ?? 0, set, mining }
}

function areaIndex(id: string | null): number {
  return id === null ? NONE : (AREA_INDEX.get(id) as number)
}
