import type { Difference, Seen } from './compare.ts'
import type { Drawn } from './look.ts'

/** What the last turn of each of the others has moved, kept until their next turn. */
export class LastTurns {
  readonly #touched = new Map<number, Set<string>>()
  #last: number | null = null

  /** Somebody has done something: it belongs to the turn under way, or begins a new one. */
  note(seat: number, changed: readonly Seen<Drawn>[]): void {
    if (seat !== this.#last) this.#touched.set(seat, new Set())
    this.#last = seat
    for (const { piece, place } of changed) this.#touched.get(seat)?.add(keyOf(piece, place))
  }

  /** What was moved elsewhere in the game is none of this moment's. */
  forget(room: HTMLElement): void {
    this.#touched.clear()
    this.#last = null
    this.mark(room, null)
  }

  /** Marks the pieces on the table; the viewer's own need no mark. */
  mark(room: HTMLElement, viewer: number | null): void {
    const owners = new Map(
      [...this.#touched].flatMap(([seat, keys]) =>
        seat === viewer ? [] : [...keys].map((key) => [key, seat]),
      ),
    )
    for (const node of room.querySelectorAll<Drawn>('[data-piece]')) {
      const { piece = '', place = '' } = node.dataset
      const seat = owners.get(keyOf(piece, place))
      if (seat === undefined) delete node.dataset['touched']
      else node.dataset['touched'] = String(seat)
    }
  }
}

/** The pieces that are somewhere, or something, that they were not before. */
export function changedIn({ moved, turned, came }: Difference<Drawn>): Seen<Drawn>[] {
  return [...moved.map(({ to }) => to), ...turned, ...came]
}

function keyOf(piece: string, place: string): string {
  return `${piece} ${place}`
}
