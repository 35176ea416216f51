import { stateFor, type BaseState, type Earlier, type Sitting, type Viewer } from '@entrepot/kernel'
import {
  difference,
  type ChangeMessage,
  type KnownChange,
  type Sight,
  type UpdateMessage,
} from '@entrepot/protocol'
import { sightOf } from '../play/sight.ts'
import type { Step } from './messages.ts'

/**
 * One step of a table, shown to its viewers one after the other: what they see alike is made and compared once. What they
 * saw before is made again. Kept from step to step it would outlive every collection of short-lived things in between and
 * cost more to move and to collect than to make, and more to read once it lies scattered.
 */
export class Showing {
  #before: Sitting | null
  #after: Sitting
  #views = new Map<BaseState, object>()
  #known: KnownChange | undefined

  constructor(before: Sitting | null, after: Sitting) {
    this.#before = before
    this.#after = after
  }

  /** The step with all that the viewer sees. */
  update(step: Step, viewer: Viewer): UpdateMessage {
    return { type: 'update', ...step, sight: this.#sightOf(this.#after, viewer) }
  }

  /**
   * The step with what is different from what the viewer saw. Who is waited for comes whole: it may have changed without
   * a step.
   */
  change(step: Step, viewer: Viewer): ChangeMessage {
    if (this.#before === null) throw new Error('there is no change from nothing')
    const { deciders: _, ...before } = this.#sightOf(this.#before, viewer)
    const earlier = { state: stateFor(this.#before, viewer), view: before.view }
    const { deciders, ...after } = this.#sightOf(this.#after, viewer, earlier)
    const change = difference(before, after, this.#known)
    this.#known = { before, after, change }
    return { type: 'change', ...step, change: change ?? {}, deciders }
  }

  #sightOf(sitting: Sitting, viewer: Viewer, earlier?: Earlier<BaseState, object>): Sight {
    const state = stateFor(sitting, viewer)
    const sight = sightOf(sitting, viewer, this.#views.get(state), earlier)
    this.#views.set(state, sight.view)
    return sight
  }
}
