import {
  because,
  fastRng,
  pick,
  Refusal,
  shuffle,
  type BaseCommand,
  type BaseState,
  type Game,
  type Reason,
} from '@entrepot/kernel'
import { mombasa, components as mombasaBox } from '@entrepot/mombasa'
import { LANGUAGES, loadGamePart } from '@entrepot/words'
import type { CaseWords as MombasaCases } from '@entrepot/words/mombasa'
import type { CaseWords as YokohamaCases } from '@entrepot/words/yokohama'
import { yokohama, type View } from '@entrepot/yokohama'
import { describe, expect, test } from 'vitest'
import type { Refused } from '../src/refusal.ts'
import { attempt as attemptMombasa, decide as decideMombasa } from '../src/mombasa/decisions/index.ts'
import { loadLexicon as loadMombasa } from '../src/mombasa/lexicon.ts'
import { refusalText as mombasaText } from '../src/mombasa/refusals.ts'
import { attempt as attemptYokohama, decide as decideYokohama } from '../src/yokohama/decisions/index.ts'
import { loadLexicon as loadYokohama } from '../src/yokohama/lexicon.ts'
import { refusalText as yokohamaText } from '../src/yokohama/refusals.ts'
import type { DecisionInput } from '../src/decision.ts'

const personOf = (seat: number) => ({ name: `Player ${seat}`, isYou: seat === 0, isBot: false })
const BROKEN = /undefined|NaN|\[object|null|^\s*$/
const RULE_ID = /\b[MYR]\d+(\.\d+)?\b/

/** So many things are clicked in each position. */
const TRIED = 8

/** Some sentences as they are said in these games, word by word; by chance with these figures and regions or those. */
const EXAMPLES: Readonly<Record<string, unknown[]>> = {
  mombasa: [
    'M4.2: To buy a card, use goods first: choose a goods card in your slots.',
    expect.stringMatching(/^M5\.3: This card costs \d, you have \d\.$/),
    expect.stringMatching(/^M6\.3: [A-Z]\w+ does not border on a post or the base of Mombasa\.$/),
    'M8.4: This space is taken by Player 1.',
  ],
  yokohama: [
    'Y3.2: Orders are taken when your president or an agent acts at the Port.',
    'Y5.7: Your president cannot reach it: no assistant of yours in between.',
    'Y7.3: This order asks for 4\u00a0fish; you lack 1\u00a0fish.',
    'Y8.2: This slot opens with power 3, you have 2.',
  ],
}

type Say = (refused: Refused) => string | null

interface Subject {
  readonly game: Game
  readonly attempt: (target: string, input: DecisionInput) => BaseCommand | null
  readonly title: (input: DecisionInput) => string
  readonly say: readonly Say[]
  readonly targets: (view: object) => string[]
}

async function subjects(): Promise<Record<string, Subject>> {
  const spokenMombasa = await Promise.all(
    LANGUAGES.map(async (language) => {
      const lexicon = await loadMombasa(language)
      const cases = await loadGamePart<MombasaCases>(language, 'mombasa', 'cases')
      return { lexicon, say: (refused: Refused) => mombasaText(refused, lexicon, cases) }
    }),
  )
  const spokenYokohama = await Promise.all(
    LANGUAGES.map(async (language) => {
      const lexicon = await loadYokohama(language)
      const cases = await loadGamePart<YokohamaCases>(language, 'yokohama', 'cases')
      return { lexicon, say: (refused: Refused) => yokohamaText(refused, lexicon, cases) }
    }),
  )
  const [inEnglish, townEnglish] = [spokenMombasa[0], spokenYokohama[0]]
  if (inEnglish === undefined || townEnglish === undefined) throw new Error('There is no first language.')
  return {
    mombasa: {
      game: mombasa as unknown as Game,
      attempt: attemptMombasa,
      title: (input) => decideMombasa(input, inEnglish.lexicon).title,
      say: spokenMombasa.map(({ say }) => say),
      targets: mombasaTargets,
    },
    yokohama: {
      game: yokohama as unknown as Game,
      attempt: attemptYokohama,
      title: (input) => decideYokohama(input, townEnglish.lexicon).title,
      say: spokenYokohama.map(({ say }) => say),
      targets: yokohamaTargets,
    },
  }
}

function mombasaTargets(): string[] {
  const { map, companies, bonusSpaces, actionCards, bookTiles, startHand } = mombasaBox
  const steps = Array.from({ length: 16 }, (_, step) => `ledger:${step + 1}`)
  return [
    ...map.regions.map(({ id }) => `region:${id}`),
    ...companies.flatMap(({ id }) => [
      `base:${id}`,
      `track:${id}`,
      ...[1, 2, 3].map((n) => `column:${id}:${n}`),
    ]),
    ...bonusSpaces.map(({ id }) => `space:${id}`),
    ...actionCards.flatMap(({ id }) => [`card:${id}`, `hand:${id}`]),
    ...startHand.map(({ id }) => `hand:${id}`),
    ...bookTiles.flatMap(({ id }) => [`book:${id}`, `taken:${id}`]),
    ...[1, 2, 3, 4, 5].flatMap((n) => [`slot:slot-${n}`, `pile:slot-${n}`]),
    ...steps,
  ]
}

function yokohamaTargets(shown: object): string[] {
  const view = shown as View
  return [
    ...view.areas.map(({ id }) => `area:${id}`),
    ...view.ports.flatMap(({ slots }) =>
      slots.flatMap((order) => (order === null ? [] : [`offer:${order}`])),
    ),
    ...view.laboratories.flatMap(({ slots }) =>
      slots.flatMap((card) => (card === null ? [] : [`card:${card}`])),
    ),
    ...view.players.flatMap(({ orders }) =>
      orders.flatMap((order) => (order === null ? [] : [`order:${order}`])),
    ),
    ...view.achievements.map(({ id }) => `achievement:${id}`),
    ...['assistant', 'shop', 'tradingHouse'].map((piece) => `piece:${piece}`),
    ...['copper', 'silk', 'tea', 'fish', 'import', 'yen'].map((good) => `good:${good}`),
    ...['church-1', 'church-3', 'church-5', 'customs-1', 'customs-4'].map((space) => `space:${space}`),
  ]
}

const all = await subjects()

/** Every click that is refused in some games by chance, with what is said of it in each language. */
function* refusals(
  subject: Subject,
  seats: number,
  seed: string,
): Generator<{ reason: Reason; texts: (string | null)[] }> {
  const { game, attempt, title, say, targets } = subject
  const rng = fastRng(seed)
  let state = game.setup({}, seats, seed)
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    const seat = pick(rng, deciders)
    const view = game.view(state, seat)
    const legal = game.legal(state, seat)
    const input: DecisionInput = { view, seat, legal, draft: {} }
    for (const target of shuffle(rng, targets(view)).slice(0, TRIED)) {
      const command = attempt(target, input)
      if (command === null) continue
      const reason = reasonFor(game, state, seat, command)
      if (reason === null || reason.rule.startsWith('K.')) continue
      const refused = { reason, command, view, seat, personOf, asked: title(input) }
      yield { reason, texts: say.map((told) => told(refused)) }
    }
    state = game.apply(state, seat, pick(rng, legal)).state
  }
}

function reasonFor(game: Game, state: BaseState, seat: number, command: BaseCommand): Reason | null {
  try {
    game.apply(state, seat, command)
    return null
  } catch (error) {
    if (error instanceof Refusal) return because(error.rule, error.params)
    throw error
  }
}

describe.each(Object.entries(all))('%s', (name, subject) => {
  test('every refused click is told in every language, by its case and no other rule', () => {
    const faults = new Set<string>()
    const rules = new Set<string>()
    const said = new Set<string>()
    for (const seats of [2, 4])
      for (const { reason, texts } of refusals(subject, seats, `refusals ${seats}`)) {
        rules.add(reason.rule)
        said.add(`${reason.rule}: ${texts[0]}`)
        for (const text of texts)
          if (text === null || BROKEN.test(text) || RULE_ID.test(text))
            faults.add(`${reason.rule} ${JSON.stringify(reason.params)}: ${text}`)
      }
    expect([...faults]).toEqual([])
    expect(rules.size).toBeGreaterThan(10)
    expect([...said]).toEqual(expect.arrayContaining(EXAMPLES[name] ?? []))
  })
})
