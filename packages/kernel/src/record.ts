import { editionOf, type RecordedEdition } from './edition.ts'
import type { DealProof } from './fair-deal.ts'
import type { BaseCommand, BaseEvent, BaseState, Game, Outcome, Seat, Told } from './game.ts'
import { canonicalJson } from './json.ts'
import { checkSeats, parseOptions, type OptionValues } from './options.ts'
import type { Seed } from './rng.ts'
import { sha256 } from './sha256.ts'

/** One played command, and whether it was a barrier: whether it told something or made somebody else decide. */
export interface LogEntry<Command extends BaseCommand = BaseCommand> {
  readonly seat: Seat
  readonly command: Command
  readonly barrier: boolean
}

/** A whole game as data: how it began and what was done. Everything else follows by replay. */
export interface GameRecord<Command extends BaseCommand = BaseCommand> {
  readonly game: string
  readonly version: string
  readonly options: OptionValues
  readonly seats: number
  readonly seed: Seed
  /** The figures that it is played with, where they are not those of its version. */
  readonly edition?: RecordedEdition | undefined
  readonly log: readonly LogEntry<Command>[]
}

/** A game in progress: its record and the state that the record leads to. */
export interface Match<State extends BaseState, Command extends BaseCommand> {
  readonly record: GameRecord<Command>
  readonly state: State
}

/** A game, whatever it shows and may be chosen of it. */
export type GameOf<State extends BaseState, Command extends BaseCommand, Event extends BaseEvent> = Game<
  State,
  Command,
  Event,
  object,
  OptionValues
>

/** The fingerprint of a state: equal for equal states, whatever the order of their keys. */
export function hashState(state: BaseState): string {
  return sha256(canonicalJson(state))
}

/** Starts a game. */
export function begin<State extends BaseState, Command extends BaseCommand, Event extends BaseEvent>(
  game: GameOf<State, Command, Event>,
  options: OptionValues,
  seats: number,
  seed: Seed,
): Match<State, Command> {
  checkSeats(game.seats, seats)
  const complete = parseOptions(game.options, options)
  const { id, version, edition, figures } = game
  const record = { game: id, version, options: complete, seats, seed, log: [] }
  const own = edition === undefined ? record : { ...record, edition: { ...edition, figures } }
  return { record: own, state: game.setup(complete, seats, seed) }
}

/** Plays one command and writes it into the record. */
export function play<State extends BaseState, Command extends BaseCommand, Event extends BaseEvent>(
  game: GameOf<State, Command, Event>,
  match: Match<State, Command>,
  seat: Seat,
  command: Command,
): Match<State, Command> & { readonly events: readonly Told<Event>[] } {
  const { state, events } = game.apply(match.state, seat, command)
  const barrier = isBarrier(game, match.state, state, seat)
  const log = [...match.record.log, { seat, command, barrier }]
  return { record: { ...match.record, log }, state, events }
}

/** Whether a command that led from one state to the other may never be undone by its seat alone. */
export function isBarrier(
  game: Pick<Game, 'deciders'>,
  before: BaseState,
  after: BaseState,
  seat: Seat,
): boolean {
  if (after.revealed !== before.revealed) return true
  const asked = game.deciders(before)
  const asking = game.deciders(after)
  return asking.length === 0 || asking.some((other) => other !== seat && !asked.includes(other))
}

/** The positions in the log that the seat may take back, the latest first: its own, back to the last barrier. */
export function undoable(log: readonly LogEntry[], seat: Seat): number[] {
  const positions: number[] = []
  for (let i = log.length - 1; i >= 0 && !log[i].barrier; i--) {
    if (log[i].seat === seat) positions.push(i)
  }
  return positions
}

/** Who had a seat at the end of a game. */
export interface RecordedPlayer {
  /** Empty for a bot of the site, and where an account was deleted. */
  readonly name: string
  /** The account at the site; null for its bots and for accounts that were deleted. */
  readonly account: string | null
  /** Of a bot of the site; null for a person, and for a bot that somebody else has written. */
  readonly level: string | null
  readonly character: string | null
  /** Who has written the bot; null for a person and for a bot of the site. */
  readonly author: { readonly id: string; readonly name: string } | null
}

/** When a game was played, in milliseconds since 1970. */
export interface RecordedTimes {
  readonly startedAt: number
  readonly endedAt: number
  /** By command of the log. */
  readonly moves: readonly number[]
}

/** Where, by whom and when a game was played: what no replay can prove. */
export interface Circumstances {
  /** The table's id at its site. */
  readonly table: string
  readonly players: readonly RecordedPlayer[]
  readonly times: RecordedTimes
}

/** A finished or running game as a file that others can check: the record, where it led, and how it ended. */
export interface ExportedGame extends GameRecord, Partial<Circumstances> {
  readonly format: 'entrepot-game'
  /** Version 1 knows no proof of the deal, 2 no other figures than those of the game's version, 3 no circumstances. */
  readonly formatVersion: 1 | 2 | 3 | 4
  /** The SHA-256 of the seed's text: shown at the start of a game, so that the shuffle can be checked at its end. */
  readonly seedHash: string
  /** Where the seed came from; null where nobody vouches for more than its hash, as when it was typed in. */
  readonly deal?: DealProof | null | undefined
  readonly stateHash: string
  readonly outcome: Outcome | null
}

/** The file of a match, with the proof of its deal and the circumstances where they are known. */
export function exportGame(
  game: Game,
  match: Match<BaseState, BaseCommand>,
  deal: DealProof | null = null,
  circumstances?: Circumstances,
): ExportedGame {
  const plainVersion = match.record.edition === undefined ? 2 : 3
  return {
    format: 'entrepot-game',
    formatVersion: circumstances === undefined ? plainVersion : 4,
    ...match.record,
    ...(game.figures === undefined ? {} : { edition: match.record.edition ?? editionOf(game) }),
    ...circumstances,
    seedHash: sha256(String(match.record.seed)),
    deal,
    stateHash: hashState(match.state),
    outcome: game.outcome(match.state),
  }
}
