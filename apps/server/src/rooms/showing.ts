import { stateFor, type BaseState, type Game, type Sitting, type Viewer } from '@entrepot/kernel'
import {
  difference,
  type ChangeMessage,
  type KnownChange,
  type Sight,
  type UpdateMessage,
} from '@entrepot/protocol'
import { sightOf } from '../play/sight.ts'
import type { Step } from './messages.ts'

/** The views of a viewer before and after a step, but for what has not changed between the states that it looks at. */
interface Pair {
  readonly was: BaseState
  readonly is: BaseState
  readonly before: object
  readonly after: object
}

/**
 * One step of a table, shown to its viewers one after the other: what they see alike is made and compared once. What they
 * saw before is made again. Kept from step to step it would outlive every collection of short-lived things in between and
 * cost more to move and to collect than to make, and more to read once it lies scattered.
 */
export class Showing {
  #before: Sitting | null
  #after: Sitting
  /** Another viewer's view after the step. */
  #beside: { readonly state: BaseState; readonly view: object } | undefined
  #pair: Pair | undefined
  #known: KnownChange | undefined

  constructor(before: Sitting | null, after: Sitting) {
    this.#before = before
    this.#after = after
  }

  /** The step with all that the viewer sees. */
  update(step: Step, viewer: Viewer): UpdateMessage {
    const state = stateFor(this.#after, viewer)
    const beside = this.#beside?.state === state ? this.#beside.view : undefined
    const sight = sightOf(this.#after, viewer, beside)
    this.#beside = { state, view: sight.view }
    return { type: 'update', ...step, sight }
  }

  /**
   * The step with what is different from what the viewer saw. Who is waited for comes whole: it may have changed without
   * a step.
   */
  change(step: Step, viewer: Viewer): ChangeMessage {
    const [{ deciders: _, ...before }, { deciders, ...after }] = this.#changing(viewer)
    const change = difference(before, after, this.#known)
    this.#known = { before, after, change }
    return { type: 'change', ...step, change: change ?? {}, deciders }
  }

  /**
   * The sights before and after the step, with the same blank in both wherever nothing has changed: that is not told, and
   * the numbers of the states are enough to know it. What has changed in part is told by its parts, so no blank is.
   */
  #changing(viewer: Viewer): [Sight, Sight] {
    if (this.#before === null) throw new Error('there is no change from nothing')
    const was = stateFor(this.#before, viewer)
    const is = stateFor(this.#after, viewer)
    const blank = blankFor(this.#after)
    const beside = this.#pair?.was === was && this.#pair.is === is ? this.#pair : undefined
    const before = sightOf(this.#before, viewer, beside?.before, { state: is, view: blank })
    const after = sightOf(this.#after, viewer, beside?.after, { state: was, view: blank })
    this.#pair = { was, is, before: before.view, after: after.view }
    return [before, after]
  }
}

const blanks = new WeakMap<Game, object[]>()

/** A view of nobody's table: what is taken from it is the same before and after, and told to nobody. */
function blankFor({ game, own }: Sitting): object {
  const known = blanks.get(game) ?? []
  blanks.set(game, known)
  return (known[own.length] ??= game.view(game.setup({}, own.length, 'nobody'), null))
}
