// Moments of a game of Mombasa that a picture or a test begins from: found by letting bots play, so that they are
// always positions of these rules.

import { playerOf } from '@entrepot/bots'
import {
  begin,
  exportGame,
  play,
  replay,
  rngFromSeed,
  type Game,
  type GameRecord,
  type Match,
} from '@entrepot/kernel'
import { mombasa, type Command, type State, type View } from '@entrepot/mombasa'
import type { Page } from '@playwright/test'

type Position = Match<State, Command>

/** The person sits here; the others are bots. */
const SEAT = 0
const NAMES = ['', 'Amina', 'Baraka', 'Chitundu']

/** A game at a moment. */
export interface Moment {
  readonly record: GameRecord
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
    if (found !== undefined) return { record: found.record }
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

/** Brings the game into this browser as a file, as a person would; returns its address. */
export async function keep(page: Page, { record }: Moment): Promise<string> {
  const players = NAMES.slice(0, record.seats).map((name, seat) => ({
    name,
    level: seat === SEAT ? null : '1',
  }))
  const game = mombasa as unknown as Game
  const file = JSON.stringify({ ...exportGame(game, replay(game, record)), players })
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.waitForURL(/\/table\//)
  return new URL(page.url()).pathname
}
