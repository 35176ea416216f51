import { begin, fastRng, type BaseState, type Game, type Viewer } from '@entrepot/kernel'
import type { PastSight, RoundTotals } from '@entrepot/protocol'
import { countingEntries, takenBy, type Beginning } from '../play/log.ts'
import { sightOf } from '../play/sight.ts'
import { playCommand, sittingAt, type Sitting } from '../play/sitting.ts'
import type { CommandEntry, Entry } from '../play/table.ts'

/** A position is at most so many commands away from one that is kept. */
const KEEP_EVERY = 16

/** A moment at which a round began, or the game ended. */
interface Turning {
  /** The place among the counting entries after which it stood. */
  readonly index: number
  readonly position: number
  readonly sitting: Sitting
}

/**
 * The earlier positions of one game. It plays the log once, keeps a sitting here and there, and plays on from the nearest
 * when a position is asked for. What a viewer is shown is made of the sitting as it was then: what was held back from
 * the viewer at that moment is not in it.
 */
export class PositionHistory {
  #length = 0
  #entries: CommandEntry[] = []
  #kept: Sitting[]
  #turnings: Turning[]
  #last: Sitting

  constructor({ game, options, seats, seed }: Beginning) {
    this.#last = sittingAt(game, begin(game, options, seats, seed).state, 0, seats)
    this.#kept = [this.#last]
    this.#turnings = [{ index: 0, position: 0, sitting: this.#last }]
  }

  /** How many entries of the log it knows. */
  get length(): number {
    return this.#length
  }

  /** Adds the entries that were written since, one by one. */
  *extend(entries: readonly Entry[]): Generator<void, void> {
    const taken = takenBy(entries)
    const first = this.#entries.findIndex(({ number }) => taken.has(number))
    if (first >= 0) this.#forgetFrom(first, taken)
    for (const entry of countingEntries(entries)) {
      this.#add(entry)
      yield
    }
    this.#length = entries.at(-1)?.number ?? this.#length
  }

  /** What the viewer saw after so many entries of the log. */
  sightAt(position: number, viewer: Viewer): PastSight {
    const { view, deciding, round, outcome } = sightOf(this.#sittingAt(position), viewer)
    return { view, deciding, round, outcome }
  }

  /** The totals at the beginning of each round and at the end, as the viewer could reckon them then. */
  rounds(viewer: Viewer): RoundTotals[] {
    return this.#turnings.map(({ position, sitting: { game, settled } }) => {
      const sheets = game.outcome(settled)?.sheets ?? game.scores(worldOf(game, settled, viewer))
      return { round: game.round(settled), position, totals: sheets.map(({ total }) => total) }
    })
  }

  #add(entry: CommandEntry): void {
    const before = this.#last
    this.#last = next(before, entry)
    this.#entries.push(entry)
    const index = this.#entries.length
    if (index % KEEP_EVERY === 0) this.#kept.push(this.#last)
    const { game, settled } = this.#last
    const turned = game.round(settled) !== game.round(before.settled)
    if (turned || (game.outcome(settled) !== null && game.outcome(before.settled) === null))
      this.#turnings.push({ index, position: entry.number, sitting: this.#last })
  }

  /** Something was taken back: what came after it is played again without it. */
  #forgetFrom(first: number, taken: ReadonlySet<number>): void {
    const again = this.#entries.slice(first).filter(({ number }) => !taken.has(number))
    this.#last = this.#played(first)
    this.#entries = this.#entries.slice(0, first)
    this.#kept = this.#kept.slice(0, Math.floor(first / KEEP_EVERY) + 1)
    this.#turnings = this.#turnings.filter(({ index }) => index <= first)
    for (const entry of again) this.#add(entry)
  }

  #sittingAt(position: number): Sitting {
    return this.#played(this.#entries.findLastIndex(({ number }) => number <= position) + 1)
  }

  /** The sitting after the first so many counting entries. */
  #played(count: number): Sitting {
    const nearest = Math.floor(count / KEEP_EVERY)
    return this.#entries.slice(nearest * KEEP_EVERY, count).reduce(next, this.#kept[nearest] as Sitting)
  }
}

/** Made of the viewer's knowledge alone, so that a total tells nothing that is hidden. */
function worldOf(game: Game, state: BaseState, viewer: Viewer): BaseState {
  return game.resample(game.view(state, viewer), viewer, fastRng('review'))
}

function next(sitting: Sitting, { number, seat, command, madeAt }: CommandEntry): Sitting {
  return playCommand({ ...sitting, length: number - 1 }, seat, command, madeAt).sitting
}
