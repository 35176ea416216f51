// Moments of a game of Mombasa that a picture or a test begins from: found by letting bots play, so that they are
// always positions of these rules.

import { playerOf } from '@entrepot/bots'
import { begin, play, rngFromSeed, type GameRecord, type Match } from '@entrepot/kernel'
import { mombasa, type Command, type State, type View } from '@entrepot/mombasa'
import type { Page } from '@playwright/test'

type Position = Match<State, Command>

/** The person sits here; the others are bots. */
const SEAT = 0
const NAMES = ['', 'Amina', 'Baraka', 'Chitundu']

/** A game at a moment: the record, and what the list of games says of it. */
export interface Moment {
  readonly record: GameRecord
  readonly round: number
  readonly deciders: readonly number[]
}

/** The first position of a game among bots that has the property; `follow` may look ahead from each one. */
export function findMoment(
  seed: string,
  seats: number,
  isWanted: (view: View, legal: readonly Command[]) => boolean,
  follow: (at: Position) => Position[] = (at) => [at],
): Moment {
  const novice = playerOf(mombasa, '1')
  let at = begin(mombasa, { setup: 'first' }, seats, seed)
  for (;;) {
    const found = follow(at).find(({ state }) =>
      isWanted(mombasa.view(state, SEAT), mombasa.legal(state, SEAT)),
    )
    if (found !== undefined) return momentOf(found)
    const seat = mombasa.deciders(at.state)[0]
    if (seat === undefined) throw new Error(`The game from the seed "${seed}" never has the wanted moment.`)
    const rng = rngFromSeed(`${seed} ${at.record.log.length}`)
    at = play(mombasa, at, seat, novice.choose(mombasa.view(at.state, seat), seat, rng) as Command)
  }
}

/** Every position that a few commands of the person lead to, the nearest first. */
export function ahead(depth: number, isUsed: (command: Command) => boolean): (at: Position) => Position[] {
  return (at) => {
    const reached = [at]
    let edge = [at]
    for (let n = 0; n < depth; n++) {
      edge = edge.flatMap((from) =>
        mombasa.deciders(from.state).includes(SEAT)
          ? mombasa
              .legal(from.state, SEAT)
              .filter(isUsed)
              .map((command) => play(mombasa, from, SEAT, command))
          : [],
      )
      reached.push(...edge)
    }
    return reached
  }
}

function momentOf({ record, state }: Position): Moment {
  return { record, round: mombasa.round(state), deciders: mombasa.deciders(state) }
}

/** Puts the game among those of this browser, as if it had been played here; returns its address. */
export async function keep(page: Page, name: string, { record, round, deciders }: Moment): Promise<string> {
  const names = NAMES.slice(0, record.seats)
  const saved = {
    id: name,
    record,
    seat: SEAT,
    names,
    levels: names.map((_, seat) => (seat === SEAT ? null : '1')),
    updated: Date.UTC(2026, 0, 1),
    summary: { round, deciders, over: deciders.length === 0 },
  }
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
    },
    [`entrepot.game.${name}`, JSON.stringify(saved)] as const,
  )
  return `/table/${name}`
}
