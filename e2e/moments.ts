// Moments of a game that a picture or a test begins from: found by letting bots play, so that they are always positions
// of these rules.

import { playerOf } from '@entrepot/bots/players'
import {
  begin,
  exportGame,
  play,
  replay,
  fastRng,
  type BaseCommand,
  type BaseEvent,
  type BaseState,
  type Game,
  type GameRecord,
  type Match,
  type OptionValues,
} from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { yokohama } from '@entrepot/yokohama'
import type { Page } from '@playwright/test'

/** The person sits here; the others are bots. */
const SEAT = 0
/** A moment that one game does not have is looked for in others: a changed rule makes other games of the same seed. */
const DEALS = 12
const NAMES = ['', 'Amina', 'Baraka', 'Chitundu']
const GAMES = [mombasa, yokohama] as unknown as readonly Game[]

/** A game at a moment. */
export interface Moment {
  readonly record: GameRecord
}

interface Moments<State extends BaseState, Command extends BaseCommand, View> {
  /** The first position of games among bots that has the property; `follow` may look ahead from each one. */
  findMoment(
    seed: string,
    seats: number,
    isWanted: (view: View, legal: readonly Command[]) => boolean,
    follow?: (at: Match<State, Command>) => Match<State, Command>[],
  ): Moment
  /** Every position that a few commands of the person lead to, the nearest first. */
  ahead(
    depth: number,
    isUsed: (command: Command) => boolean,
  ): (at: Match<State, Command>) => Match<State, Command>[]
}

function momentsOf<
  State extends BaseState,
  Command extends BaseCommand,
  Event extends BaseEvent,
  View extends object,
  Options extends OptionValues,
>(game: Game<State, Command, Event, View, Options>, options: OptionValues): Moments<State, Command, View> {
  return {
    findMoment(seed, seats, isWanted, follow = (at) => [at]) {
      const novice = playerOf(game, '1')
      for (let deal = 0; deal < DEALS; deal++) {
        const dealt = deal === 0 ? seed : `${seed} ${deal}`
        let at = begin(game, options, seats, dealt)
        for (;;) {
          const found = follow(at).find(({ state }) =>
            isWanted(game.view(state, SEAT), game.legal(state, SEAT)),
          )
          if (found !== undefined) return { record: found.record }
          const seat = game.deciders(at.state)[0]
          if (seat === undefined) break
          const rng = fastRng(`${dealt} ${at.record.log.length}`)
          at = play(game, at, seat, novice.choose(game.view(at.state, seat), seat, rng) as Command)
        }
      }
      throw new Error(`None of ${DEALS} games from the seed "${seed}" has the wanted moment.`)
    },
    ahead: (depth, isUsed) => (at) => {
      const reached = [at]
      let edge = [at]
      for (let n = 0; n < depth; n++) {
        edge = edge.flatMap((from) =>
          game.deciders(from.state).includes(SEAT)
            ? game
                .legal(from.state, SEAT)
                .filter(isUsed)
                .map((command) => play(game, from, SEAT, command))
            : [],
        )
        reached.push(...edge)
      }
      return reached
    },
  }
}

export const { findMoment, ahead } = momentsOf(mombasa, { setup: 'first' })

/** The same for a later game of Mombasa, in which everybody begins with a tile. */
export const { findMoment: findLater } = momentsOf(mombasa, { setup: 'later' })

/** The same for Yokohama. */
export const { findMoment: findYokohama, ahead: aheadInYokohama } = momentsOf(yokohama, {})

/** The game as a file of a person and bots. */
export function fileOf({ record }: Moment): string {
  const players = NAMES.slice(0, record.seats).map((name, seat) => ({
    name,
    level: seat === SEAT ? null : '1',
  }))
  const game = GAMES.find(({ id }) => id === record.game)
  if (game === undefined) throw new Error(`There is no game ${record.game}.`)
  return JSON.stringify({ ...exportGame(game, replay(game, record)), players })
}

/** Brings the game into this browser as a file, as a person would; returns its address. */
export async function keep(page: Page, moment: Moment): Promise<string> {
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(moment)) })
  await page.waitForURL(/\/local\//)
  return new URL(page.url()).pathname
}

/** The moments of a game that look different from each other. */
export const MOMENTS = {
  planning: () => findMoment('layout', 4, ({ phase, round }) => phase === 'planning' && round === 3),
  turn: () => findMoment('layout', 4, ({ turn, round }) => turn === SEAT && round === 3),
  expansion: () =>
    findMoment(
      'layout',
      4,
      ({ turn, round, pending }) => turn === SEAT && round >= 3 && pending.at(-1)?.kind === 'enter',
      ahead(1, ({ type }) => type === 'expand'),
    ),
  bookkeeping: () =>
    findMoment(
      'layout',
      4,
      ({ turn, pending }) => turn === SEAT && pending.at(-1)?.kind === 'bookkeeper',
      ahead(1, ({ type }) => type === 'bookkeeper'),
    ),
  end: () => findMoment('layout', 4, ({ phase }) => phase === 'over'),
} satisfies Record<string, () => Moment>
