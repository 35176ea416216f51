import { whoAmI } from '../session/remote/api.ts'
import { listSavedGames, type SavedGame } from '../session/saved-games.ts'
import { ofDevice, ofServer, type GameFigures } from './figures.ts'
import { Replayer } from './replayer.ts'
import { exportedGames, finishedTables } from './server-games.ts'
import { forgetFigures, keepFigures, keptFigures, type Reckoned } from './store.ts'

/** What is known of the own games so far. */
export interface Gathered {
  readonly games: readonly GameFigures[]
  /** How many games are still to be reckoned; null until that is known. */
  readonly left: number | null
  /** Whether the games of the server are among them: nobody is signed in, or it does not answer. */
  readonly server: 'asked' | 'known' | 'nobody' | 'unreachable'
}

interface Terms {
  /** The name of who sits at this device. */
  readonly ownName: string
  readonly signal: AbortSignal
  readonly tell: (gathered: Gathered) => void
}

/** Reads and reckons all own games; what was reckoned before is told at once. */
export async function gather({ ownName, signal, tell }: Terms): Promise<void> {
  const gathering = new Gathering(await keptFigures(), (gathered) => {
    if (!signal.aborted) tell(gathered)
  })
  await Promise.all([gatherDevice(gathering, ownName, signal), gatherServer(gathering, signal)])
  if (!signal.aborted) await gathering.forgetRest()
}

class Gathering {
  readonly #kept: ReadonlyMap<string, Reckoned>
  readonly #tell: (gathered: Gathered) => void
  readonly #games = new Map<string, GameFigures>()
  /** The games that were met, whether they count or not. */
  readonly #met = new Set<string>()
  #left = 0
  #listed = 0
  #server: Gathered['server'] = 'asked'

  constructor(kept: ReadonlyMap<string, Reckoned>, tell: (gathered: Gathered) => void) {
    this.#kept = kept
    this.#tell = tell
  }

  /** Takes what was reckoned before of these games; returns those that are still to be reckoned. */
  list<Some>(games: readonly Some[], nameOf: (game: Some) => Pick<Reckoned, 'id' | 'stamp'>): Some[] {
    const missing = games.filter((game) => {
      const { id, stamp } = nameOf(game)
      const known = this.#kept.get(id)
      this.#met.add(id)
      if (known?.stamp !== stamp) return true
      if (known.figures !== null) this.#games.set(id, known.figures)
      return false
    })
    this.#listed++
    this.#left += missing.length
    this.say()
    return missing
  }

  async add(reckoned: Reckoned): Promise<void> {
    if (reckoned.figures !== null) this.#games.set(reckoned.id, reckoned.figures)
    this.#left--
    this.say()
    await keepFigures(reckoned)
  }

  /** So many games could not be reckoned now. */
  leave(count: number): void {
    this.#left -= count
    this.say()
  }

  /** What is known of the server's games; where it does not answer, those that were reckoned before. */
  reach(server: Gathered['server']): void {
    this.#server = server
    if (server === 'unreachable') {
      for (const { id, figures } of this.#kept.values()) {
        if (figures?.where === 'server') this.#games.set(id, figures)
        if (figures === null || figures.where === 'server') this.#met.add(id)
      }
    }
    if (server === 'nobody' || server === 'unreachable') this.#listed++
    this.say()
  }

  async forgetRest(): Promise<void> {
    for (const id of this.#kept.keys()) if (!this.#met.has(id)) await forgetFigures(id)
  }

  say(): void {
    const left = this.#listed < 2 && this.#left === 0 ? null : this.#left
    this.#tell({ games: [...this.#games.values()], left, server: this.#server })
  }
}

/** What was played on from a position, or by a lesson, is not a game of one's own from its beginning to its end. */
function counts({ summary, branch, lesson }: SavedGame): boolean {
  return summary.over && branch === undefined && lesson === undefined
}

async function gatherDevice(gathering: Gathering, ownName: string, signal: AbortSignal): Promise<void> {
  const nameOf = ({ id, updated }: SavedGame): Pick<Reckoned, 'id' | 'stamp'> => ({
    id,
    stamp: `${updated} ${ownName}`,
  })
  const missing = gathering.list((await listSavedGames()).games.filter(counts), nameOf)
  const replayer = new Replayer()
  signal.addEventListener('abort', () => replayer.close())
  for (const saved of missing) {
    const outcome = await replayer.outcomeOf(saved.record)
    if (signal.aborted) return
    if (outcome === null) gathering.leave(1)
    else await gathering.add({ ...nameOf(saved), figures: ofDevice(saved, outcome, ownName) })
  }
  replayer.close()
}

async function gatherServer(gathering: Gathering, signal: AbortSignal): Promise<void> {
  let left = 0
  try {
    const account = await whoAmI()
    if (account === null) return gathering.reach('nobody')
    const tables = await finishedTables(account.id)
    gathering.reach('known')
    const nameOf = ({ id }: { id: string }): Pick<Reckoned, 'id' | 'stamp'> => ({ id, stamp: account.id })
    const missing = new Set(gathering.list(tables, nameOf).map(({ id }) => id))
    left = missing.size
    if (left === 0) return
    for await (const file of exportedGames(signal)) {
      const { table = '' } = file
      if (!missing.delete(table)) continue
      await gathering.add({ ...nameOf({ id: table }), figures: ofServer(file, account.id) })
      left--
      if (left === 0) return
    }
    // Those whose rules the server does not have are not given out.
    gathering.leave(left)
  } catch {
    if (signal.aborted) return
    gathering.leave(left)
    gathering.reach('unreachable')
  }
}
