import type { UpdateMessage } from '@entrepot/protocol'
import type { Pacing } from '../session.ts'

/** What was done, and what the viewer sees after it. */
export type Told = Pick<UpdateMessage, 'to' | 'takenBack' | 'turns' | 'sight'>

/** When the moves of others at a table of the server are shown: at once, or as the viewer wants it. They play on meanwhile. */
export class RemotePacing implements Pacing {
  /** Whether moves wait until the viewer asks for them. */
  held = false

  /** What the server has told and is not shown yet. */
  #waiting: Told[] = []
  readonly #show: (update: Told) => void
  readonly #changed: () => void

  constructor(show: (update: Told) => void, changed: () => void) {
    this.#show = show
    this.#changed = changed
  }

  /** Whether the table has gone on behind what is shown. */
  get isBehind(): boolean {
    return this.#waiting.length > 0
  }

  /** The position that is known, shown or not. */
  reached(shown: number): number {
    return this.#waiting.at(-1)?.to ?? shown
  }

  offer(update: Told): void {
    if (this.held) this.#waiting.push(update)
    else this.#show(update)
  }

  hold(held: boolean): void {
    this.held = held
    if (!held) for (const update of this.#waiting.splice(0)) this.#show(update)
    this.#changed()
  }

  step(): void {
    const next = this.#waiting.shift()
    if (next !== undefined) this.#show(next)
    this.#changed()
  }

  skip(): void {
    this.hold(false)
  }

  /** All is told anew: nothing is left to wait for. */
  forget(): void {
    this.#waiting = []
    this.held = false
  }
}
