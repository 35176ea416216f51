import { checkEdition } from './edition.ts'
import { checkDeal } from './fair-deal.ts'
import type { BaseCommand, BaseEvent, BaseState, Game, Seat } from './game.ts'
import {
  beginHistory,
  extendHistory,
  matchOf,
  withEntries,
  withoutLast,
  type Entry,
  type History,
} from './history.ts'
import { canonicalJson } from './json.ts'
import {
  exportGame,
  type ExportedGame,
  type GameOf,
  type GameRecord,
  type LogEntry,
  type Match,
} from './record.ts'
import { Refusal } from './refusal.ts'

/** The commands of a record as the entries of a log. */
export function entriesOf(log: readonly Pick<LogEntry, 'seat' | 'command'>[]): Entry[] {
  return log.map(({ seat, command }, i) => ({ number: i + 1, kind: 'command', seat, command, madeAt: 0 }))
}

/** The history of a record as it began. Refused by rules other than those that the game was played by. */
export function openRecord(game: Game, { options, seats, seed, ...record }: GameRecord): History {
  if (record.game !== game.id || record.version !== game.version) {
    throw new Refusal('K.record', {
      record: `${record.game} ${record.version}`,
      rules: `${game.id} ${game.version}`,
    })
  }
  checkEdition(game, record.edition)
  return beginHistory({ game, options, seats, seed })
}

/** The history of a whole record. */
export function historyOf(game: Game, record: GameRecord): History {
  return withEntries(openRecord(game, record), entriesOf(record.log))
}

/** Plays a record from its beginning. `watch` sees the state after setup and after every command. */
export function replay<State extends BaseState, Command extends BaseCommand, Event extends BaseEvent>(
  game: GameOf<State, Command, Event>,
  record: GameRecord<Command>,
  watch?: (state: State, position: number) => void,
): Match<State, Command> {
  let history = openRecord(game as unknown as Game, record)
  watch?.(history.sitting.state as State, 0)
  for (const entry of entriesOf(record.log)) {
    history = withEntries(history, [entry])
    watch?.(history.sitting.state as State, entry.number)
  }
  return matchOf(history) as Match<State, Command>
}

/** Takes back the seat's last `count` commands. */
export function undo<State extends BaseState, Command extends BaseCommand, Event extends BaseEvent>(
  game: GameOf<State, Command, Event>,
  { record }: Match<State, Command>,
  seat: Seat,
  count = 1,
): Match<State, Command> {
  return matchOf(withoutLast(historyOf(game as unknown as Game, record), seat, count)) as Match<
    State,
    Command
  >
}

/**
 * Replays an exported game and refuses it unless its deal is proven, if it says so, and it leads exactly where it says. The
 * refusal names the command at which it goes wrong, where it is one.
 */
export function verifyExport(game: Game, file: ExportedGame): Match<BaseState, BaseCommand> {
  if (file.deal !== undefined && file.deal !== null) checkDeal(file.deal, file)
  checkVersion(file)
  const match = matchOf(replayed(game, file))
  const found = exportGame(game, match)
  const odd = found.log.findIndex((entry, i) => canonicalJson(entry) !== canonicalJson(file.log[i]))
  if (odd >= 0)
    throw unsound('log', 'differs from what was played', { command: odd + 1, seat: file.log[odd].seat })
  const fields = ['seedHash', 'stateHash', 'outcome'] as const
  // Files of version 1 name no edition.
  for (const field of file.formatVersion === 1 ? fields : [...fields, 'edition' as const]) {
    if (canonicalJson(found[field] ?? null) !== canonicalJson(file[field] ?? null))
      throw unsound(field, 'differs from what the commands lead to')
  }
  return match
}

/** What stands in a file only from a version on. */
function checkVersion({ formatVersion, edition, players, times, seats, log }: ExportedGame): void {
  if (formatVersion < 4 && (formatVersion === 3) !== (edition?.figures !== undefined))
    throw unsound('edition', 'figures are there from version 3 on, where they are not those of the rules')
  if (formatVersion < 4) return
  if (players?.length !== seats) throw unsound('players', 'there is one for each seat')
  if (times?.moves?.length !== log.length) throw unsound('times', 'there is one for each command')
}

/** The history of a file, command by command: what the rules refuse, they refuse by its number. */
function replayed(game: Game, file: ExportedGame): History {
  const steps = extendHistory(openRecord(game, file), entriesOf(file.log))
  for (let command = 1; ; command++) {
    try {
      const { done, value } = steps.next()
      if (done) return value
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { rule, params } = error
      throw unsound('log', 'is refused', { command, seat: file.log[command - 1].seat, rule, params })
    }
  }
}

function unsound(field: string, reason: string, where: Refusal['params'] = {}): Refusal {
  return new Refusal('K.record', { field, reason, ...where })
}
