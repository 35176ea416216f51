import { pick, fastRng, type BaseCommand, type BaseEvent, type Game } from '@entrepot/kernel'
import { mombasa, type Event as MombasaEvent } from '@entrepot/mombasa'
import { subject as mombasaSubject } from '@entrepot/mombasa/testkit'
import { LANGUAGES } from '@entrepot/words'
import { yokohama, type Event as YokohamaEvent } from '@entrepot/yokohama'
import { subject as yokohamaSubject } from '@entrepot/yokohama/testkit'
import { expect, test } from 'vitest'
import type { GameClient } from '../src/table/client.ts'
import { moduleOf } from '../src/games/index.ts'

const SEEDS = 40

/** Every event of some random games. */
function* eventsOf(game: Game, option: object): Generator<BaseEvent> {
  for (let seed = 0; seed < SEEDS; seed++) {
    const rng = fastRng(`event ${seed}`)
    const state = game.setup(option, 2 + (seed % 3), `event ${seed}`)
    const heard: BaseEvent[] = []
    for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
      const seat = pick(rng, deciders)
      game.step(state, seat, pick(rng, game.legal(state, seat) as BaseCommand[]), (event) =>
        heard.push(event),
      )
    }
    yield* heard
  }
}

/** What only the eye wants to follow, and what is said with what follows from it. */
const SILENT = new Set<string>([
  'turnBegins',
  'planned',
  'expansionEnds',
  'pounds',
  'cardsSwept',
  'coinsLaid',
  'cardsDrawn',
  'cardsTurned',
  'booksDrawn',
  'bookPicked',
  'regionCollected',
  'rewardChosen',
  'markersReturned',
  'turnBegan',
  'agentUsed',
  'traded',
  'paid',
  'recovered',
] satisfies (MombasaEvent['type'] | YokohamaEvent['type'])[])

const personOf = (seat: number) => ({ name: `Player ${seat}`, isYou: seat === 1, isBot: false })

// What chance hardly ever brings, and what only those bring who think again.
const rareInMombasa: readonly MombasaEvent[] = [
  { type: 'tileTakenBack', seat: 0 },
  { type: 'planTakenBack', seat: 0 },
  { type: 'callDeclined', seat: 0, company: 'cairo' },
  { type: 'purchaseDeclined', seat: 0 },
  { type: 'postRemoved', seat: 0, company: 'cairo', column: 1 },
  { type: 'regionCollected', seat: 0, region: 'lunda' },
  { type: 'bookLost', seat: 0, book: mombasaBook() },
]
const rareInYokohama: readonly YokohamaEvent[] = [{ type: 'choiceReopened', seat: 0 }]

function mombasaBook(): string {
  const [space] = Object.values(mombasa.view(mombasa.setup({}, 2, 'a book'), 0).books.display)
  return space?.book ?? ''
}

const games: readonly [Game, readonly string[], object, readonly BaseEvent[]][] = [
  [mombasa as unknown as Game, Object.keys(mombasaSubject.covers), { setup: 'later' }, rareInMombasa],
  [yokohama as unknown as Game, Object.keys(yokohamaSubject.covers), {}, rareInYokohama],
]

test.each(games)(
  '$id: every event has a sentence in every language, or is told by others',
  async (game, types, option, rare) => {
    const clients: GameClient[] = await Promise.all(
      LANGUAGES.map((language) => moduleOf(game.id as GameClient['id']).client(language)),
    )
    const met = new Set<string>()
    for (const event of [...rare, ...eventsOf(game, option)]) {
      met.add(event.type)
      for (const client of clients) {
        const told = client.news([event], 0, personOf)
        if (told.length === 0 && !SILENT.has(event.type))
          expect.fail(`${client.id} tells nothing of ${event.type}`)
        for (const { text } of told)
          if (!/^\S.*[.。）]$/.test(text) || /undefined|NaN|null|\[object/.test(text))
            expect.fail(`${client.id} ${event.type}: "${text}"`)
      }
    }
    expect(types.filter((type) => !met.has(type))).toEqual([])
  },
)
