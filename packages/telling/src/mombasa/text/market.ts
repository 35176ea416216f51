import { bookCost, bookFacts, cardFacts, components, priceOf } from '@entrepot/mombasa'
import { listed } from '../../listed.ts'
import type { Chapter, Passage } from '../../text.ts'
import { cardName, needsText, rewardText, spaceName } from '../describe.ts'
import type { TextSource } from './source.ts'

/** Everything that can be bought or taken: cards, books, bonus spaces; and what is still to come. */
export function marketChapter(telling: TextSource): Chapter {
  return {
    id: 'market',
    heading: telling.terms.market,
    passages: [cardsForSale(telling), booksForPoints(telling), bonusSpaces(telling), supplies(telling)],
  }
}

function cardsForSale({ view, lexicon, terms }: TextSource): Passage {
  const { words, names } = lexicon
  return {
    kind: 'table',
    caption: words.things.cardDisplay,
    columns: [terms.card, terms.price, terms.brings, terms.spot],
    rows: components.cardDisplay.slots.flatMap(({ id }) => {
      const card = view.cards.display[id]
      return card
        ? [[cardName(card, lexicon), priceOf(view, card), cardText(card, lexicon), names.cardDisplay[id]]]
        : []
    }),
  }
}

/** What a card is good for beyond its name. */
export function cardText(card: string, { words, speech }: TextSource['lexicon']): string {
  const { kind, value, crate, share, company } = cardFacts(card)
  const { facts } = words.things
  const use =
    kind === 'diamondMerchant'
      ? [company === null ? facts.merchantPlain : facts.merchantCompany(company)]
      : kind === 'share'
        ? []
        : [facts.value(value)]
  return speech.facts([...use, ...(share === null ? [] : [facts.carriesShare(share)]), facts.crate(crate)])
}

function booksForPoints({ view, lexicon, terms }: TextSource): Passage {
  const { words, names } = lexicon
  return {
    kind: 'table',
    caption: words.things.bookDisplay,
    columns: [terms.book, terms.asks, terms.brings, terms.cost, terms.coins, terms.spot],
    rows: components.bookDisplay.spaces.flatMap(({ id }) => {
      const { book, coins } = view.books.display[id] ?? { book: null, coins: 0 }
      if (book === null) return []
      const facts = bookFacts(book)
      return [
        [
          names.books[book],
          needsText(facts, lexicon),
          rewardText(facts.reward, lexicon),
          words.things.cost(bookCost(book)),
          words.things.pounds(coins),
          names.bookDisplay[id],
        ],
      ]
    }),
  }
}

function bonusSpaces({ view, personOf, lexicon, terms }: TextSource): Passage {
  const { things } = lexicon.words
  return {
    kind: 'table',
    caption: things.bonusSpaces,
    columns: [terms.space, terms.brings, terms.state],
    rows: Object.entries(view.spaces).map(([space, taker]) => [
      spaceName(space, view, lexicon),
      spaceText(space, lexicon, terms) ?? '–',
      taker === null ? things.free : things.takenBy(personOf(taker)),
    ]),
  }
}

/** What a space of the board asks and brings; the names of the tracks' own spaces say it all. */
export function spaceText(
  space: string,
  lexicon: TextSource['lexicon'],
  terms: TextSource['terms'],
): string | null {
  const printed = components.bonusSpaces.find(({ id }) => id === space)
  if (printed === undefined) return null
  const { company, tiers, tile, requirement, reward } = printed
  if (tiers !== undefined)
    return tiers
      .map((tier) => lexicon.words.things.tierLine(tier.min, rewardText(tier, lexicon, company)))
      .join('; ')
  const pounds = requirement?.payPounds ?? 0
  if (tile !== undefined) return terms.tileSpace(pounds, cardName(tile, lexicon))
  if (reward?.firstPlayer) return terms.firstSpace(rewardText({ bookkeeping: reward.bookkeeping }, lexicon))
  if (reward?.buyCardForPounds) return terms.buySpace(pounds)
  return terms.sellSpace(reward?.poundsFromCratePlus ?? 0)
}

function supplies({ view, lexicon, terms }: TextSource): Passage {
  const deck = Object.entries(view.cards.deck).filter(([, left]) => left > 0)
  return {
    kind: 'facts',
    label: terms.supplies,
    facts: [
      [
        terms.deck,
        listed(
          deck.map(([letter, left]) => `${letter} ${left}`),
          terms.none,
          lexicon.speech,
        ),
      ],
      ...Object.entries(view.roundCoins).map(([round, coins]): [string, number] => [
        terms.coinsInRound(Number(round)),
        coins,
      ]),
    ],
  }
}
