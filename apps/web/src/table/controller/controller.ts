import type { Snapshot, TableSession } from '../../session/session.ts'
import type { Choice, Draft, TableView } from '../client.ts'
import type { Look } from '../explain/look.ts'
import { adapt, arrive, lookBack, openTable } from './arrive.ts'
import * as deeds from './deeds.ts'
import type { Step, TableState, Viewpoint } from './state.ts'
import { Store } from './store.ts'

/** What is pointed at: it comes into sight where not all of a table is seen at a time. */
interface Pointed {
  /** The part that it lies in; null where that is always seen. */
  readonly part: TableView | null
  readonly things: readonly Element[]
}

/** Holds the state of a table, does to it what the viewer does, and hands on to the session what is to be sent. */
export class TableController {
  readonly session: TableSession
  /** The thing under the pointer or the keyboard's focus: it changes with every movement, and nothing else does with it. */
  readonly hovered = new Store<string | null>(null)

  /** What is looked at, thing or sign, and is explained. */
  readonly looked = new Store<Look | null>(null)

  /** Who may ask once more before what is confirmed is sent, by calling what it is given or not; null for nobody. */
  readonly warden = new Store<((go: () => void) => void) | null>(null)

  /** The rules that are open beside the table, and the one that is pointed at; null while they are put away. */
  readonly reading = new Store<{ readonly rule: string | null } | null>(null)

  readonly pointedAt = new Store<Pointed | null>(null)

  #state: TableState
  /** The earlier position that was asked for last. */
  #wanted: number | null = null
  /** The position on the page; null where no page is drawn. */
  #seen: Snapshot | null = null
  readonly #listeners = new Set<() => void>()
  #leaveSession: (() => void) | null = null

  constructor(session: TableSession, { client, confirm }: Pick<Viewpoint, 'client' | 'confirm'>) {
    const { game, seat, seats } = session
    this.session = session
    this.#state = openTable({ game, seat, client, confirm }, seats, session.snapshot())
  }

  readonly state = (): TableState => {
    const now = this.session.snapshot()
    if (now !== this.#state.now) this.#state = arrive(this.#state, now, this.session.seats)
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#leaveSession ??= this.session.subscribe(() => this.#tell())
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#leaveSession?.()
      this.#leaveSession = null
    }
  }

  /** The language or what waits for a confirmation is another now. */
  adapt(change: Pick<Viewpoint, 'client' | 'confirm'>): void {
    const { client, confirm } = this.state().viewpoint
    if (change.client !== client || change.confirm !== confirm) this.#set(adapt(this.state(), change))
  }

  /** Shows an earlier position, or now. While the next one is on its way, the last one stays. */
  lookAt(position: number | null): void {
    if (position === this.#wanted) return
    this.#wanted = position
    const past =
      position === null || !(position < this.state().now.position) ? null : this.session.at(position)
    if (!(past instanceof Promise)) return this.#set(lookBack(this.state(), past))
    const show = (snapshot: Awaited<typeof past>): void => {
      if (this.#wanted === position) this.#set(lookBack(this.state(), snapshot))
    }
    // A position that the viewer has not seen, or no server to ask: now is shown.
    past.then(show, () => show(null))
  }

  /** The page has drawn a position: what is done from now on is meant for that one. */
  seen(now: Snapshot): void {
    this.#seen = now
  }

  press(target: string, name: string): void {
    this.hovered.set(null)
    this.looked.set(null)
    this.#do((state) => deeds.press(state, target, name))
  }

  choose(choice: Choice): void {
    this.#do((state) => deeds.choose(state, choice))
  }

  lay(draft: Draft): void {
    this.#do((state) => deeds.lay(state, draft))
  }

  narrow(name: string, choices: readonly Choice[]): void {
    this.#do((state) => deeds.narrow(state, name, choices))
  }

  forgetRefusal(): void {
    this.#do(deeds.forgetRefusal)
  }

  confirm(): void {
    const go = (): void => this.#do(deeds.confirm)
    const warden = this.warden.get()
    if (warden === null) go()
    else warden(go)
  }

  undo(): void {
    this.#do(deeds.undo)
  }

  reset(): void {
    this.#do(deeds.reset)
  }

  pass(): void {
    this.#do(deeds.pass)
  }

  #do(deed: (state: TableState) => Step): void {
    const before = this.state()
    // A click can come twice before the page is drawn anew; the second one was meant for what is gone by then.
    if (this.#seen !== null && this.#seen !== before.now) return
    const { state, order } = deed(before)
    this.#set(state)
    if (order?.kind === 'submit') this.session.submit(order.commands)
    else if (order?.kind === 'undo') this.session.undo(order.count)
  }

  #set(state: TableState): void {
    if (state === this.#state) return
    this.#state = state
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
