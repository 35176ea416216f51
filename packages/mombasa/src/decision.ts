import { decision as kernelDecision, type CommonDecision as Common, type Seat } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import type { Frame, FrameKind, State } from './state.ts'

/** A pending piece of work in ids; only what its kind has (see `FrameKind`). */
export interface FrameView {
  readonly kind: FrameKind
  readonly seat: Seat
  readonly company?: string
  /** Points, value, steps, posts or tracks left; the lower price of `buy`. */
  readonly amount?: number
  /** Regions entered, or with a reward or a post still to be dealt with. */
  readonly regions?: readonly string[]
  /** The region that the post is for. */
  readonly region?: string
  /** The steps due on each track. */
  readonly steps?: { readonly [company: string]: number }
  /** Whether a book has already been turned in this action. */
  readonly turned?: boolean
  /** Whether the purchase may be declined. */
  readonly optional?: boolean
  readonly space?: string
  /** The book to be placed; null while it is to be chosen. */
  readonly book?: string | null
}

/** One kind of decision of this game. */
export const decision = kernelDecision<State, Frame, Command, Event, FrameView>

/** A decision of this game that all make at the same time. */
export type CommonDecision = Common<State, Command, Event>

/** The frame that is shown; numbers not given are unused. */
export function frameOf(
  { kind, seat }: FrameView,
  numbers: Partial<Pick<Frame, 'company' | 'amount' | 'set' | 'item'>>,
): Frame {
  const { company = -1, amount = 0, set = 0, item = 0 } = numbers
  return { kind, seat, company, amount, set, item }
}

/** A frame without numbers. */
export const bare = {
  show: ({ kind, seat }: Frame): FrameView => ({ kind, seat }),
  read: (shown: FrameView): Frame => frameOf(shown, {}),
}

/** A frame whose only number is its amount. */
export const amountOnly = {
  show: ({ kind, seat, amount }: Frame): FrameView => ({ kind, seat, amount }),
  read: (shown: FrameView): Frame => frameOf(shown, { amount: shown.amount ?? 0 }),
}

/** What is done without asking anybody anything. */
export const unasked = {
  ...bare,
  list: (): void => {},
  apply: (): void => {},
}
