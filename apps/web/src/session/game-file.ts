import { findGame, type GameId } from '@entrepot/bots/games'
import {
  exportGame,
  historyOf,
  matchOf,
  verifyExport,
  type ExportedGame,
  type Game,
  type History,
  type RecordedEdition,
} from '@entrepot/kernel'
import { UnplayableFigures } from '../games/load-rules.ts'
import { arePlayers, rawFile, type LocalPlayer, type SavedGame } from './saved-games.ts'
import { summaryOf } from './summary.ts'

/** A game as a file of this device: what everybody can check, and who played. */
interface GameFile extends Omit<ExportedGame, 'stateHash' | 'players'> {
  readonly stateHash?: string
  readonly players?: readonly LocalPlayer[]
}

/** A newer one comes from a newer page, as newer rules do. */
const LATEST_FORMAT = 4

/** Why a file was not taken in. */
export type FileTrouble = 'not-a-game' | 'unknown-game' | 'other-rules' | 'unsound' | 'unloaded'

export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly trouble: FileTrouble

  constructor(trouble: FileTrouble) {
    super(`The file was not taken in: ${trouble}.`)
    this.trouble = trouble
  }
}

export function gameFile({ players, deal = null }: SavedGame, history: History): string {
  const file: GameFile = { ...exportGame(history.sitting.game, matchOf(history), deal), players }
  return JSON.stringify(file, null, 1)
}

/** The file of a game whose rules this page does not know: what happened, without where it led. */
export function unplayedFile({ record, deal = null, players }: SavedGame): string {
  const formatVersion = record.edition === undefined ? 2 : 3
  return JSON.stringify({ format: 'entrepot-game', formatVersion, ...record, deal, players }, null, 1)
}

/** The file of a game; where its moves cannot be replayed any more, its record as it is. `game` is null where its rules are unknown. */
export function savedFile(game: Game | null, saved: SavedGame): string {
  if (game === null) return unplayedFile(saved)
  try {
    return gameFile(saved, historyOf(game, saved.record))
  } catch {
    return rawFile(saved)
  }
}

/** What the n-th player is called of whom a file does not tell the name. */
export type SeatName = (number: number) => string

/** Reads a file and replays it: what comes out of it is a game that was really played. */
export async function readGameFile(
  text: string,
  rulesOf: (id: GameId, version: string, edition?: RecordedEdition) => Promise<Game | null>,
  nameOf: SeatName = String,
): Promise<Omit<SavedGame, 'id' | 'updated'>> {
  const file = parsed(text)
  const entry = findGame(file.game)
  if (entry === undefined) throw new UnreadableFile('unknown-game')
  const game = await rulesOf(entry.id, file.version, file.edition).catch((error: unknown) => {
    throw error instanceof UnplayableFigures ? new UnreadableFile('unsound') : error
  })
  if (game === null) throw new UnreadableFile('other-rules')
  const { record, state } = verified(game, file)
  return {
    record,
    deal: file.deal ?? null,
    players: playersOf(file, nameOf),
    summary: summaryOf(game, state),
    moved: null,
  }
}

function parsed(text: string): GameFile {
  let file: Partial<GameFile> | null
  try {
    file = JSON.parse(text) as Partial<GameFile> | null
  } catch {
    throw new UnreadableFile('not-a-game')
  }
  if (file?.format === 'entrepot-game' && Number(file.formatVersion) > LATEST_FORMAT)
    throw new UnreadableFile('other-rules')
  const isGame =
    file?.format === 'entrepot-game' &&
    [1, 2, 3, LATEST_FORMAT].includes(file.formatVersion ?? 0) &&
    typeof file.game === 'string' &&
    typeof file.seats === 'number' &&
    typeof file.options === 'object' &&
    Array.isArray(file.log)
  if (!isGame) throw new UnreadableFile('not-a-game')
  return file as GameFile
}

function verified(game: Game, file: GameFile): ReturnType<typeof verifyExport> {
  try {
    // A page that did not know the rules could not say where they lead.
    return file.stateHash === undefined
      ? matchOf(historyOf(game, file))
      : verifyExport(game, file as unknown as ExportedGame)
  } catch {
    throw new UnreadableFile('unsound')
  }
}

/** A file from elsewhere does not say who played: then people did. */
function playersOf({ players, seats }: GameFile, nameOf: SeatName): readonly LocalPlayer[] {
  if (arePlayers(players) && players.length === seats && players.some(({ level }) => level === null))
    return players.map(({ name, level, character }) => ({
      name: name.slice(0, 24),
      level,
      ...(character === undefined ? {} : { character }),
    }))
  return Array.from({ length: seats }, (_, seat) => ({ name: nameOf(seat + 1), level: null }))
}
