import { pick, Refusal, fastRng } from '@entrepot/kernel'
import { mombasa, type Command, type Event, type State } from '@entrepot/mombasa'
import { LANGUAGES } from '@entrepot/words'
import { expect, test } from 'vitest'
import { attempt, decide } from '../src/mombasa/decisions/index.ts'
import { newsOf } from '../src/mombasa/news.ts'
import { readOut } from '../src/news.ts'
import { loadLexicon, type Lexicon } from '../src/mombasa/lexicon.ts'
import { planCommands } from '../src/mombasa/plan.ts'

const lexicons: Lexicon[] = await Promise.all(LANGUAGES.map(loadLexicon))

interface Step {
  readonly before: State
  readonly seat: number
  readonly command: Command
  readonly events: readonly Event[]
}

/** A random game, one decision after the other. */
function* randomGame(seed: string, setup: 'first' | 'later', seats: number): Generator<Step> {
  const rng = fastRng(seed)
  let state = mombasa.setup({ setup }, seats, seed)
  for (let deciders = mombasa.deciders(state); deciders.length > 0; deciders = mombasa.deciders(state)) {
    const seat = pick(rng, deciders)
    const command = pick(rng, mombasa.legal(state, seat))
    const applied = mombasa.apply(state, seat, command)
    yield { before: state, seat, command, events: applied.events.map(({ event }) => event) }
    state = applied.state
  }
}

const personOf = (seat: number) => ({ name: `P${seat}`, isYou: seat === 0, isBot: false })

const games = [
  ['a', 'first', 2],
  ['b', 'later', 3],
  ['c', 'later', 4],
] as const

test.each(games)('game %s: every decision, choice and event has words in every language', (...game) => {
  for (const { before, seat, events } of randomGame(...game)) {
    const view = mombasa.view(before, seat)
    const legal = mombasa.legal(before, seat)
    for (const lexicon of lexicons) {
      const decision = decide({ view, seat, legal, draft: {} }, lexicon)
      const texts = [
        decision.title,
        ...decision.choices.map(({ label }) => label),
        ...readOut(newsOf(events, seat, lexicon), lexicon.speech, personOf).map((line) => line.text),
      ]
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object/)
      // A plan without a card is one choice of several commands.
      const isPlan = decision.choices.some(({ lead }) => lead !== undefined)
      if (decision.ready === null && !isPlan)
        expect(decision.choices.map(({ command }) => command)).toEqual(legal)
    }
  }
})

test('who begins with a starting tile is not told to have chosen it too', () => {
  const events: Event[] = [
    { type: 'tileChosen', seat: 0 },
    { type: 'tileKept', seat: 0, tile: 'start-08' },
    { type: 'startTile', seat: 0, tile: 'start-08' },
  ]
  expect(readOut(newsOf(events, 0, lexicons[0]!), lexicons[0]!.speech, personOf)[0]?.text).toBe(
    'You begin with starting tile\u00a08.',
  )
})

test('bonuses that become usable are told together, after the books that the turn before turned up', () => {
  const events: Event[] = [
    { type: 'booksDrawn', books: [{ book: 'book-B12', space: 'b-1' }] },
    { type: 'bonusUsable', seat: 1, company: 'cairo', bonus: 1 },
    { type: 'bonusUsable', seat: 1, company: 'mombasa', bonus: 2 },
  ] as Event[]
  const told = lexicons.map((lexicon) =>
    readOut(newsOf(events, 0, lexicon), lexicon.speech, personOf).map(({ text }) => text),
  )
  expect(told).toEqual([
    ['New book: B12.', 'P1 can now use bonus\u00a01 of Cairo and bonus\u00a02 of Mombasa.'],
    ['Новая книга: B12.', 'P1 теперь может использовать бонус\u00a01 Каира и бонус\u00a02 Момбасы.'],
    ['Livro novo: B12.', 'P1 já pode usar o bônus\u00a01 do Cairo e o bônus\u00a02 de Mombasa.'],
    ['新しい帳簿：B12。', 'P1さんはカイロのボーナス1とモンバサのボーナス2を使えるようになった。'],
  ])
})

test('what the turn of another brought is told before the bonus that one may use now', () => {
  const events: Event[] = [
    { type: 'pounds', seat: 1, amount: 2, reason: 'special' },
    { type: 'bonusUsable', seat: 1, company: 'cairo', bonus: 1 },
  ]
  expect(readOut(newsOf(events, 0, lexicons[0]!), lexicons[0]!.speech, personOf)[0]?.text).toBe(
    'P1 gets £2 from a special space and can now use bonus\u00a01 of Cairo.',
  )
})

test('posts of one company go home together', () => {
  const regions = ['nubia', 'darfur'] as const
  const events = regions.map((region): Event => ({
    type: 'postReturned',
    company: 'cairo',
    region,
    column: 1,
  }))
  const told = lexicons.map(
    (lexicon) => readOut(newsOf(events, 0, lexicon), lexicon.speech, personOf)[0]?.text,
  )
  expect(told).toEqual([
    'You send back Cairo’s posts in Nubia and in Darfur.',
    'Вы возвращаете на базу посты Каира из Нубии и из Дарфура.',
    'Você manda de volta as feitorias do Cairo na Núbia e em Darfur.',
    'あなたはヌビアとダルフールにあるカイロの交易所を拠点に戻した。',
  ])
})

test('posts stand in a country and on a coast', () => {
  const event: Event = { type: 'postReturned', company: 'cairo', region: 'gold-coast', column: 1 }
  expect(readOut(newsOf([event], 0, lexicons[0]!), lexicons[0]!.speech, personOf)[0]?.text).toBe(
    'You send back Cairo’s post on the Gold Coast.',
  )
})

test('a card of the hand stands for one discard, also beside one of another back', () => {
  const discards = games.flatMap(([seed, setup, seats]) =>
    [...randomGame(seed, setup, seats)].filter(({ before }) => before.frames.at(-1)?.kind === 'discard'),
  )
  expect(discards.length).toBeGreaterThan(0)
  for (const { before, seat } of discards) {
    const input = { view: mombasa.view(before, seat), seat, legal: mombasa.legal(before, seat), draft: {} }
    const targets = decide(input, lexicons[0]).choices.flatMap((choice) => choice.targets)
    expect(new Set(targets).size).toBe(targets.length)
  }
})

test('a plan laid out in any order is legal when it is sent', () => {
  for (const { before, seat } of randomGame('plans', 'first', 3)) {
    const view = mombasa.view(before, seat)
    const player = view.players[seat]
    if (view.phase !== 'planning' || player?.planning !== 'slot-2') continue
    const cards = player.hand.filter((card) => !/^[DE]/.test(card)).toReversed()
    const draft = Object.fromEntries(
      ['slot-4', 'slot-2'].flatMap((slot, i) => (cards[i] ? [[slot, cards[i]]] : [])),
    )
    let state = before
    for (const command of planCommands(view, seat, draft)) state = mombasa.apply(state, seat, command).state
    // Whoever plans last may be the one who begins: asked again, but not for a plan.
    expect(mombasa.view(state, seat).players[seat]?.planning).toBeNull()
  }
})

test('a click that the rules forbid is answered with a rule', () => {
  const rules = new Set<string>()
  for (const { before, seat } of randomGame('clicks', 'first', 2)) {
    const view = mombasa.view(before, seat)
    const targets = [
      'region:lunda',
      'base:cairo',
      'card:A01',
      'space:bs-buy-card',
      'ledger:9',
      'track:cairo',
      'slot:slot-2',
    ]
    for (const target of targets) {
      const command = attempt(target, { view, seat, legal: [], draft: {} })
      if (command === null) continue
      try {
        mombasa.apply(before, seat, command)
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal)
        rules.add((error as Refusal).rule)
      }
    }
  }
  expect([...rules].filter((rule) => /^M\d+\.\d+$/.test(rule)).length).toBeGreaterThan(4)
})
