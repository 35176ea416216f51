import { Component, createRef, type ReactNode, type RefObject } from 'react'
import type { Snapshot } from '../session/session.ts'
import { cue } from '../sounds/cues.ts'
import { compare, type Box } from './compare.ts'
import { fadeEffects, travelEffects } from './effects.ts'
import { lookAt, type Look } from './look.ts'
import { currentManner } from './manner.ts'
import { finishMotion, play } from './stage.ts'

interface Props {
  /** The table whose pieces are watched. */
  readonly room: RefObject<HTMLElement | null>
  readonly snapshot: Snapshot
  /** Whether now is shown: looking back is a leap, not a move. */
  readonly live: boolean
  /** What lies on the table without having been sent. */
  readonly draft: object
  /** The game, whose style the pictures of travelling pieces need. */
  readonly game: string
}

/**
 * Shows what a command has changed: the boards name their pieces (`data-piece`, `data-place`) and numbers (`data-figure`),
 * and whatever is somewhere else afterwards travels there. A class, because only a class sees the page before it changes.
 */
export class MotionLayer extends Component<Props> {
  readonly #overlay = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ snapshot, draft, live }: Props): Look | null {
    const { props } = this
    const changed = snapshot.view !== props.snapshot.view || draft !== props.draft
    if (!changed || !live || !props.live || props.room.current === null) return null
    if (currentManner() === 'none') return null
    finishMotion()
    return lookAt(props.room.current)
  }

  override componentDidUpdate(before: Props, _: unknown, seen: Look | null): void {
    const { room, snapshot } = this.props
    const overlay = this.#overlay.current
    if (seen === null || room.current === null || overlay === null) return
    const table = room.current
    const now = lookAt(table)
    const difference = compare(seen.pieces, now.pieces)
    const effects =
      currentManner() === 'fade'
        ? fadeEffects(difference)
        : travelEffects(difference, seen, now, () => homeOf(table, snapshot))
    play(effects, overlay)
    if (before.snapshot.view === snapshot.view) return
    if (effects.some(({ kind }) => kind === 'roll')) cue('coins')
    else if (difference.moved.length > 0) cue('place')
  }

  override componentWillUnmount(): void {
    finishMotion()
  }

  override render(): ReactNode {
    return <div ref={this.#overlay} className={`motion-layer ${this.props.game}`} aria-hidden="true" />
  }
}

/** Where the player who acted last is to be seen: what left the table went there. */
function homeOf(table: HTMLElement, { log }: Snapshot): Box | null {
  const home = table.querySelector(`[data-home="${log.at(-1)?.seat}"]`)?.getBoundingClientRect()
  return home === undefined || home.width === 0 ? null : home
}
