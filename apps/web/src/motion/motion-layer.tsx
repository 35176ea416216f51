import { Component, createRef, type ReactNode, type RefObject } from 'react'
import type { Snapshot } from '../session/session.ts'
import { cue } from '../sounds/cues.ts'
import type { TableController } from '../table/controller/controller.ts'
import { draftOf, isLive, snapshotOf } from '../table/controller/readings.ts'
import type { TableState } from '../table/controller/state.ts'
import { compare, type Box } from './compare.ts'
import { changedIn, LastTurns } from './last-turns.ts'
import { lookAt, type Look } from './look.ts'
import { currentManner } from './manner.ts'
import { finishMotion, play } from './stage.ts'

/** How changes are shown. It comes once the table is there: nothing moves before, and without it pieces are where they belong. */
let effectsOf: typeof import('./effects.ts') | null = null

async function loadEffects(): Promise<void> {
  effectsOf = await import('./effects.ts')
}

interface Props {
  readonly table: TableController
  /** The table whose pieces are watched. */
  readonly room: RefObject<HTMLElement | null>
  readonly snapshot: Snapshot
  /** Whether now is shown. */
  readonly live: boolean
  /** The viewer's seat; null for a spectator. */
  readonly viewer: number | null
  /** What lies on the table without having been sent. */
  readonly draft: object
  /** The game, whose style the pictures of travelling pieces need. */
  readonly game: string
}

/**
 * Shows what a command has changed: the boards name their pieces (`data-piece`, `data-place`) and numbers (`data-figure`),
 * and whatever is somewhere else afterwards travels there. What was before is looked at when the table tells of a change,
 * since no part of the page is drawn anew until all have been told.
 */
export class MotionLayer extends Component<Props> {
  readonly #overlay = createRef<HTMLDivElement>()
  readonly #lastTurns = new LastTurns()
  /** The page as it is about to change. */
  #before: Look | null = null
  #leaveTable = (): void => {}
  #loading: ReturnType<typeof setTimeout> | undefined

  override componentDidMount(): void {
    const { table } = this.props
    this.#leaveTable = table.subscribe(() => this.#lookBefore(table.state()))
    if (effectsOf !== null) this.#tellReady()
    else
      this.#loading = setTimeout(() =>
        loadEffects().then(
          () => this.#tellReady(),
          () => undefined,
        ),
      )
  }

  /** From now on changes move. Told in the mark-up, since what happens before is shown without motion. */
  #tellReady(): void {
    this.#overlay.current?.setAttribute('data-moves', '')
  }

  #lookBefore(state: TableState): void {
    const { props } = this
    const snapshot = snapshotOf(state)
    const changed = snapshot.view !== props.snapshot.view || draftOf(state) !== props.draft
    if (!changed || props.room.current === null || this.#before !== null) return
    if (!(props.live && isLive(state)) && !isNextTurn(props.snapshot, snapshot)) {
      if (!isLive(state)) this.#lastTurns.forget(props.room.current)
      return
    }
    finishMotion()
    this.#before = lookAt(props.room.current)
  }

  override componentDidUpdate({ snapshot }: Props): void {
    const seen = this.#before
    if (seen === null) return
    this.#before = null
    // Each part of the table is drawn by itself; by then all are.
    queueMicrotask(() => this.#show(seen, snapshot))
  }

  #show(seen: Look, before: Snapshot): void {
    const { room, snapshot } = this.props
    const overlay = this.#overlay.current
    if (room.current === null || overlay === null) return
    const table = room.current
    const now = lookAt(table)
    const difference = compare(seen.pieces, now.pieces)
    const { viewer } = this.props
    const actor = isLater(before, snapshot) ? (snapshot.log.at(-1)?.seat ?? null) : null
    if (actor !== null) this.#lastTurns.note(actor, changedIn(difference))
    // Looking back, what the viewer did is looked for as well.
    this.#lastTurns.mark(table, this.props.live ? viewer : null)
    const manner = currentManner()
    if (manner === 'none' || effectsOf === null) return
    const effects =
      manner === 'fade'
        ? effectsOf.fadeEffects(difference)
        : effectsOf.travelEffects(difference, seen, now, () => homeOf(table, snapshot))
    const isOthers = manner === 'travel' && actor !== null && actor !== viewer
    play(effects, overlay, isOthers ? effectsOf.traceEffects(difference, actor) : [])
    if (before.view === snapshot.view) return
    if (effects.some(({ kind }) => kind === 'roll')) cue('coins')
    else if (difference.moved.length > 0) cue('place')
  }

  override componentWillUnmount(): void {
    this.#leaveTable()
    clearTimeout(this.#loading)
    finishMotion()
  }

  override render(): ReactNode {
    return <div ref={this.#overlay} className={`motion-layer ${this.props.game}`} aria-hidden="true" />
  }
}

/** Whether something was done between two positions, and nothing taken back. */
function isLater(before: Snapshot, { log }: Snapshot): boolean {
  return log.length > before.log.length
}

/** Looking back, one turn on or a part of it is a move; everything else is a leap. */
function isNextTurn(before: Snapshot, { log }: Snapshot): boolean {
  const more = log.slice(before.log.length)
  return more.length > 0 && more.every(({ seat }) => seat === more[0]?.seat)
}

/** Where the player who acted last is to be seen: what left the table went there. */
function homeOf(table: HTMLElement, { log }: Snapshot): Box | null {
  const home = table.querySelector(`[data-home="${log.at(-1)?.seat}"]`)?.getBoundingClientRect()
  return home === undefined || home.width === 0 ? null : home
}
