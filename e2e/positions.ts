// Positions of whole games among bots in which the person has something to decide, as different from each other as they come.

import { playerOf } from '@entrepot/bots/players'
import { begin, fastRng, play, shuffle, type Game } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { yokohama } from '@entrepot/yokohama'
import type { Moment } from './moments.ts'

const GAMES = { mombasa: mombasa as unknown as Game, yokohama: yokohama as unknown as Game }
/** The person sits here. */
const SEAT = 0

/** A round in which there is much to see. */
const LATE = 4

interface Asked extends Moment {
  /** What is asked, by the name that the rules have for it. */
  readonly kind: string
}

/** So many positions of games of two to four, every kind of decision before the second of one. */
export function variedPositions(game: keyof typeof GAMES, count: number): Moment[] {
  const found = [2, 3, 4, 4].flatMap((seats, deal) => positionsOf(GAMES[game], seats, `screens ${deal}`))
  // Shuffled, so that those of a kind come from all rounds.
  const shuffled = shuffle(fastRng(`${game} screens`), found)
  const rank = new Map<Asked, number>()
  const seen = new Map<string, number>()
  for (const position of shuffled) {
    const before = seen.get(position.kind) ?? 0
    rank.set(position, before)
    seen.set(position.kind, before + 1)
  }
  return shuffled.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)).slice(0, count)
}

/** A position late in a game of four in which all the others are about to decide before the person does. */
export function waitingPosition(game: keyof typeof GAMES): Moment {
  const rules = GAMES[game]
  const novice = playerOf(rules, '1')
  let waiting: Moment | undefined
  let before: number | undefined
  let at = begin(rules, {}, 4, 'waiting')
  for (let seat = rules.deciders(at.state)[0]; seat !== undefined; seat = rules.deciders(at.state)[0]) {
    if (before === SEAT && seat === SEAT + 1 && rules.deciders(at.state).length === 1)
      waiting = { record: at.record }
    if (waiting !== undefined && rules.round(at.state) > LATE) break
    before = seat
    at = play(
      rules,
      at,
      seat,
      novice.choose(rules.view(at.state, seat), seat, fastRng(`${at.record.log.length}`)),
    )
  }
  if (waiting === undefined) throw new Error(`Nobody waits in ${game}.`)
  return waiting
}

function positionsOf(game: Game, seats: number, seed: string): Asked[] {
  const novice = playerOf(game, '1')
  const found: Asked[] = []
  let at = begin(game, {}, seats, seed)
  for (let seat = game.deciders(at.state)[0]; seat !== undefined; seat = game.deciders(at.state)[0]) {
    const view = game.view(at.state, seat)
    if (seat === SEAT && game.legal(at.state, seat).length > 1)
      found.push({ record: at.record, kind: kindOf(view) })
    at = play(game, at, seat, novice.choose(view, seat, fastRng(`${seed} ${at.record.log.length}`)))
  }
  return found
}

function kindOf(view: object): string {
  const { phase, pending } = view as { phase: string; pending: readonly { kind: string }[] }
  return pending.at(-1)?.kind ?? phase
}
