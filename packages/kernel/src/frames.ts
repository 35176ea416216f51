import type { Seat } from './game.ts'

/**
 * What is still to be decided, as data: a frame names its kind and who decides; the state carries a stack of them, and the
 * top one is the decision at hand. Rules push what must follow and pop what is done: never closures, never callbacks, so
 * that any state can be saved, sent and resumed.
 */
export interface Frame {
  readonly kind: string
  readonly seat: Seat
}

export interface WithFrames<F extends Frame> {
  frames: F[]
}

/** The decision at hand; undefined when nothing is pending. */
export function topFrame<F extends Frame>(state: WithFrames<F>): F | undefined {
  const { frames } = state
  // Asking for what an array never holds would make every call slow.
  return frames.length === 0 ? undefined : frames[frames.length - 1]
}

/** Removes the decision at hand, which the rules have just completed. */
export function popFrame<F extends Frame>(state: WithFrames<F>): void {
  state.frames.pop()
}
