import {
  decision as kernelDecision,
  type CommonDecision as Common,
  type Decision,
  type Seat,
} from '@entrepot/kernel'
import type { Command } from './commands.ts'
import { firstOf, withoutFirst } from './bits.ts'
import { AREA_IDS, AREA_INDEX, type Bits } from './components/components.ts'
import type { Event } from './events.ts'
import { newFrame, type Frame, type FrameKind, type State } from './state.ts'

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
  /** Slots taken from at a port or a laboratory, from 0. */
  readonly slots?: readonly number[]
  /** The space of the church board that gifts are made for. */
  readonly space?: string
  readonly left?: number
  readonly mining?: boolean
  readonly from?: string | null
}

/** One kind of decision of this game. */
export const decision = kernelDecision<State, Frame, Command, Event, FrameView>

/** A decision of this game that all make at the same time. */
export type CommonDecision = Common<State, Command, Event>

// What several kinds show alike: from the frame to the view, and back.

type Shape = Pick<Decision<State, Frame, Command, Event, FrameView>, 'show' | 'read'>

/** Nothing but whose it is. */
export const bare: Shape = {
  show: ({ kind, seat }) => ({ kind, seat }),
  read: ({ kind, seat }) => newFrame(kind, seat),
}

/** A step of an action: where, at what power, and by whom. */
export const inArea = {
  show: ({ kind, seat, area, power, agent }: Frame) => ({ kind, seat, area: AREA_IDS[area], power, agent }),
  read: ({ kind, seat, area, power = 0, agent = false }: FrameView): Frame => ({
    ...newFrame(kind, seat),
    area: indexOfArea(area as string),
    power,
    agent,
  }),
} satisfies Shape

/** The action of a board with slots: besides, the slots taken from. */
export const fromSlots: Shape = {
  show: (frame) => ({ ...inArea.show(frame), slots: slotsIn(frame.set) }),
  read: (shown) => ({
    ...inArea.read(shown),
    set: (shown.slots ?? []).reduce((set, slot) => set | (1 << slot), 0),
  }),
}

function slotsIn(set: Bits): number[] {
  const slots: number[] = []
  for (let left = set; left !== 0; left = withoutFirst(left)) slots.push(firstOf(left))
  return slots
}

/** Something that can be done several times, and may bring copper. */
export const counted: Shape = {
  show: ({ kind, seat, count, mining }) => ({ kind, seat, left: count, mining }),
  read: ({ kind, seat, left = 0, mining = false }) => ({ ...newFrame(kind, seat), count: left, mining }),
}

/** The index of an area that the game itself has named. */
export function indexOfArea(id: string): number {
  return AREA_INDEX.get(id) as number
}
