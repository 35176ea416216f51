import type { BotAnswer } from './bot-protocol.ts'
import type { Pacing } from './session.ts'

/** When the moves of bots are shown: after their time, or as the viewer wants it. */
export class BotPacing implements Pacing {
  /** Whether moves wait until the viewer asks for them. */
  held = false

  /** What a bot has decided and has not shown yet. */
  #answer: BotAnswer | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The next move is shown although they are held. */
  #stepping = false
  #skipping = false
  readonly #show: (answer: BotAnswer) => void
  readonly #changed: () => void

  constructor(show: (answer: BotAnswer) => void, changed: () => void) {
    this.#show = show
    this.#changed = changed
  }

  /** Shows a move after a time in milliseconds. What nobody sees cannot be held up either: its time is null. */
  offer(answer: BotAnswer, time: number | null): void {
    this.#answer = answer
    if (time === null || this.#stepping || this.#skipping || (time === 0 && !this.held))
      return this.#showNow()
    if (!this.held) this.#timer = setTimeout(() => this.#showNow(), time)
  }

  hold(held: boolean): void {
    this.held = held
    clearTimeout(this.#timer)
    this.#changed()
    if (!held) this.#showNow()
  }

  step(): void {
    this.#stepping = this.#answer === null
    this.#showNow()
  }

  skip(): void {
    this.#skipping = true
    this.hold(false)
  }

  /** A person must decide: what is skipped ends here. */
  arrive(): void {
    this.#skipping = false
  }

  /** What was to be shown is void. */
  forget(): void {
    clearTimeout(this.#timer)
    this.#answer = null
  }

  #showNow(): void {
    const answer = this.#answer
    if (answer === null) return
    this.forget()
    this.#stepping = false
    this.#show(answer)
  }
}
