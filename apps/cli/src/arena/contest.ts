import type { Player } from '@entrepot/bots'
import { playerOf } from '@entrepot/bots/players'
import {
  begin,
  exportGame,
  fastRng,
  play,
  Refusal,
  type BaseCommand,
  type BaseState,
  type ExportedGame,
  type FastRng,
  type Game,
  type Match,
  type ScoreSheet,
  type Seat,
} from '@entrepot/kernel'
import { entrantOf } from './entrant.ts'
import type { Fixture, Tournament } from './fixture.ts'
import { count, type Histogram } from './histogram.ts'
import { Forfeit, Outsider } from './outsider.ts'

/** What one game of a tournament came to. */
export interface Contest {
  readonly index: number
  readonly focal: string
  readonly field: string
  readonly focalSeat: number
  /** The focal bot's share of the first place. */
  readonly won: number
  readonly sheets: readonly ScoreSheet[]
  readonly rounds: number
  readonly decisions: number
  /** By bot: the time of each decision, of all of them, and the iterations of searching. */
  readonly thinking: { readonly [bot: string]: Thinking }
  /** Who could not play on, and why: the others share the victory. */
  readonly forfeit?: { readonly seat: Seat; readonly bot: string; readonly reason: string }
}

export interface Thinking {
  readonly times: Histogram
  iterations: number
  millis: number
}

/** A contest with the game as it was played. */
export interface PlayedContest {
  readonly contest: Contest
  readonly file: ExportedGame
}

/** Plays one game. Every command is checked against the rules: an illegal one of a program loses the game, one of the house ends the tournament. */
export async function contest(
  game: Game,
  { clock, limit }: Pick<Tournament, 'clock' | 'limit'>,
  fixture: Fixture,
): Promise<PlayedContest> {
  const { index, seed, focal, field, focalSeat, bots } = fixture
  const now = (): number => performance.now()
  const guests = bots.map((name) => guestOf(name, limit))
  const players = bots.map((name, seat) =>
    guests[seat] === null ? playerOf(game, name, clock ? { now } : {}) : null,
  )
  const thinking: { [bot: string]: Thinking } = {}
  for (const name of bots) thinking[name] ??= { times: {}, iterations: 0, millis: 0 }
  const rng = fastRng(`${seed}/bots`)
  let match = begin(game, {}, bots.length, seed)
  const { options, version } = match.record
  for (const [seat, guest] of guests.entries())
    guest?.begin({ game: game.id, version, players: bots.length, seat, options })
  let forfeit: Contest['forfeit']
  while (forfeit === undefined) {
    const [seat] = game.deciders(match.state)
    if (seat === undefined) break
    const name = bots[seat] as string
    const account = thinking[name] as Thinking
    const began = now()
    try {
      const guest = guests[seat] ?? null
      match =
        guest === null
          ? play(game, match, seat, chosen(game, match, players[seat] as Player, seat, rng))
          : playGuest(
              game,
              match,
              seat,
              await guest.choose(game.view(match.state, seat), game.legal(match.state, seat)),
            )
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error
      forfeit = { seat, bot: name, reason: error.message }
    }
    const took = now() - began
    count(account.times, took)
    account.millis += took
  }
  for (const [seat, player] of players.entries())
    (thinking[bots[seat] as string] as Thinking).iterations += player?.effort?.iterations ?? 0
  const outcome = game.outcome(match.state)
  if (outcome === null && forfeit === undefined) throw new Error('nobody decides and the game is not over')
  await Promise.all(guests.flatMap((guest) => (guest === null ? [] : [guest.end(outcome)])))
  return {
    contest: {
      index,
      focal,
      field,
      focalSeat,
      won: wonBy(focalSeat, bots.length, outcome?.ranking[0] ?? [], forfeit),
      sheets: game.scores(match.state),
      rounds: game.round(match.state),
      decisions: match.record.log.length,
      thinking,
      ...(forfeit === undefined ? {} : { forfeit }),
    },
    file: exportGame(game, match),
  }
}

/** The program of this name; null for a bot of the house. */
function guestOf(name: string, limit: number): Outsider | null {
  const { command } = entrantOf(name)
  return command === null ? null : new Outsider(command, limit)
}

type Position = Match<BaseState, BaseCommand>

function chosen(game: Game, { state }: Position, player: Player, seat: Seat, rng: FastRng): BaseCommand {
  return player.choose(game.view(state, seat), seat, rng)
}

function playGuest(game: Game, match: Position, seat: Seat, command: BaseCommand): Position {
  try {
    return play(game, match, seat, command)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Forfeit(`${JSON.stringify(command)} is against the rules (${error.rule})`)
  }
}

/** The focal bot's share of the victory; whoever could not play on has none, and the others share it. */
function wonBy(
  focalSeat: Seat,
  players: number,
  first: readonly Seat[],
  forfeit: Contest['forfeit'],
): number {
  if (forfeit !== undefined) return forfeit.seat === focalSeat ? 0 : 1 / (players - 1)
  return first.includes(focalSeat) ? 1 / first.length : 0
}
