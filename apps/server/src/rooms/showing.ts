import { stateFor, type BaseState, type Sitting, type Viewer } from '@entrepot/kernel'
import {
  difference,
  type ChangeMessage,
  type KnownChange,
  type Sight,
  type UpdateMessage,
} from '@entrepot/protocol'
import { sightOf } from '../play/sight.ts'
import type { Step } from './messages.ts'

/** So many viewers' last sights are kept, at about 10 kB each: a thousand people who play at once. */
const KEPT = 1000

/** What viewers were shown last, those of the tables where something happened last. */
export class LastSights {
  #sights = new Map<string, { readonly position: number; readonly sight: Sight }>()

  at(table: string, viewer: Viewer, position: number): Sight | undefined {
    const held = this.#sights.get(`${table} ${viewer}`)
    return held?.position === position ? held.sight : undefined
  }

  keep(table: string, viewer: Viewer, position: number, sight: Sight): void {
    const name = `${table} ${viewer}`
    this.#sights.delete(name)
    this.#sights.set(name, { position, sight })
    if (this.#sights.size <= KEPT) return
    for (const oldest of this.#sights.keys()) {
      this.#sights.delete(oldest)
      return
    }
  }
}

/** One step of a table, shown to its viewers one after the other: what they see alike is made and compared once. */
export class Showing {
  #before: Sitting | null
  #after: Sitting
  #last: LastSights
  #views = new Map<BaseState, object>()
  #known: KnownChange | undefined

  constructor(before: Sitting | null, after: Sitting, last: LastSights) {
    this.#before = before
    this.#after = after
    this.#last = last
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
    const sight = this.#sightOf(this.#after, viewer)
    const { deciders: _, ...before } = this.#held(step, viewer)
    const { deciders, ...after } = sight
    const change = difference(before, after, this.#known)
    this.#known = { before, after, change }
    this.#last.keep(step.table, viewer, step.to, sight)
    return { type: 'change', ...step, change: change ?? {}, deciders }
  }

  #held({ table, from }: Step, viewer: Viewer): Sight {
    if (this.#before === null) throw new Error('there is no change from nothing')
    return this.#last.at(table, viewer, from) ?? this.#sightOf(this.#before, viewer)
  }

  #sightOf(sitting: Sitting, viewer: Viewer): Sight {
    const state = stateFor(sitting, viewer)
    const sight = sightOf(sitting, viewer, this.#views.get(state))
    this.#views.set(state, sight.view)
    return sight
  }
}
