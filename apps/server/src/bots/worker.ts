// One thread of the pool in which bots think and foreign games are replayed. A bot is told of nothing but its seat's view.

import { botNamed } from '@entrepot/bots'
import {
  fastRng,
  faultText,
  Refusal,
  verifyExport,
  type ExportedGame,
  type RecordedEdition,
} from '@entrepot/kernel'
import type { Release } from '@entrepot/releases'
import { workerData } from 'piscina'
import type { Games } from '../games.ts'
import { faultOf, type Examination } from './examine.ts'
import { PlayerCache } from './player-cache.ts'
import type { Choice, BotRequest, Verdict } from './pool.ts'

/** A Master's tree and worlds take some megabytes. */
const players = new PlayerCache(8)

const { gamesModule } = workerData as { gamesModule: string }
const { games } = (await import(gamesModule)) as { games: Games }

/** The pool calls this and the others by name. @public */
export default async function chooseAll(requests: readonly BotRequest[]): Promise<Choice[]> {
  const choices: Choice[] = []
  for (const request of requests) choices.push(await choose(request))
  return choices
}

async function choose(request: BotRequest): Promise<Choice> {
  const { game: id, version, edition, table, level, view, seat, seed } = request
  const rules = await rulesOf(id, version, edition)
  if (!rules) throw new Error(`there are no rules of ${id} ${version}`)
  if (botNamed(level) === null) throw new Error(`there is no bot of level ${level}`)
  const player = players.of({ rules, table, seat, level })
  try {
    return { command: player.choose(JSON.parse(view) as object, seat, fastRng(seed)) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** By fingerprint: the figures come with every question, and reading them anew would take as long as a quick move. */
const editions = new Map<string, Promise<Release | undefined>>()
const KEPT_EDITIONS = 8

function rulesOf(
  game: string,
  version: string,
  edition: RecordedEdition | null,
): Promise<Release | undefined> {
  if (edition === null) return games.find(game, version)
  const key = JSON.stringify([game, version, edition.hash])
  const rules = editions.get(key) ?? games.find(game, version, edition)
  editions.delete(key)
  editions.set(key, rules)
  for (const oldest of editions.keys()) {
    if (editions.size <= KEPT_EDITIONS) break
    editions.delete(oldest)
  }
  return rules
}

/** Looks at figures that somebody has brought. @public */
export function examine(examination: Examination): Promise<string | null> {
  return faultOf(games, examination)
}

/** Replays a whole game, which takes too long for where people wait. @public */
export async function verify(file: ExportedGame): Promise<Verdict> {
  const figures = file.edition?.figures
  const [fault] = (figures && (await games.faultsOf({ game: file.game, figures }))) ?? []
  if (fault) return { message: `The edition of this game cannot be played: ${faultText(fault)}` }
  const rules = await games.find(file.game, file.version, file.edition)
  if (!rules) return { message: `There are no rules of ${file.game} ${file.version} here.` }
  const { game } = rules
  try {
    return { outcome: game.outcome(verifyExport(game, file).state) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message, rule, params } = error
    return { message, rule, params }
  }
}
