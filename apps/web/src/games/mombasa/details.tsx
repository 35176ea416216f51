import type { Seat } from '@entrepot/kernel'
import {
  baseColumns,
  bookCost,
  bookFacts,
  cardFacts,
  components,
  playerOf,
  postsLeft,
  priceOf,
  SLOT_IDS,
  spaceModifier,
  trackFacts,
  type PlayerView,
  type View,
} from '@entrepot/mombasa'
import { cardName, needsText, rewardText, spaceName } from '@entrepot/telling/mombasa/describe'
import type { Detail } from '../../table/client.ts'
import type { Lexicon } from './lexicon.ts'
import { BookFace } from './market/book-face.tsx'
import { CardFace } from './market/card-face.tsx'

/** What a thing on the table is, says and obeys. */
export function detailOf(thing: string, view: View, viewer: Seat | null, lexicon: Lexicon): Detail | null {
  const [what = '', id = '', column = ''] = thing.split(':')
  switch (what) {
    case 'card':
      return cardDetail(id, view, lexicon)
    case 'hand':
      return cardDetail(id, view, lexicon)
    case 'book':
      return bookDetail(id, 'M7.7', lexicon)
    case 'taken':
      return bookDetail(id, 'M7.9', lexicon)
    case 'region':
      return regionDetail(id, view, lexicon)
    case 'base':
    case 'column':
      return baseDetail(id, column, view, lexicon)
    case 'track':
      return trackDetail(id, view, lexicon)
    case 'space':
      return spaceDetail(id, view, lexicon)
    case 'slot':
    case 'pile':
    case 'ledger':
      return viewer === null ? null : ownDetail(what, id, playerOf(view, viewer), view, lexicon)
    case 'tile':
      return { title: cardName(id, lexicon), lines: [], rules: ['M8.13'] }
    default:
      return null
  }
}

/** What lies in the viewer's own area: a card in a slot, a rest pile, a step of the bookkeeping track. */
function ownDetail(
  what: 'slot' | 'pile' | 'ledger',
  id: string,
  player: PlayerView,
  view: View,
  lexicon: Lexicon,
): Detail | null {
  const { names, words } = lexicon
  if (what === 'slot') {
    const laid = player.slots[SLOT_IDS.indexOf(id)]
    return laid ? cardDetail(laid.card, view, lexicon) : null
  }
  if (what === 'pile') {
    const cards = player.piles[SLOT_IDS.indexOf(id)] ?? []
    return {
      title: names.restPiles[id] ?? id,
      lines: cards.map((card) => cardName(card, lexicon)),
      rules: ['M8.15'],
    }
  }
  const top = player.books[Number(id) - 1]?.at(-1)
  return top === undefined
    ? { title: words.things.step(Number(id)), lines: [words.things.empty], rules: ['M7.2'] }
    : bookDetail(top.book, 'M7.2', lexicon)
}

function cardDetail(id: string, view: View, { words, names }: Lexicon): Detail {
  const { kind, value, crate, share, company } = cardFacts(id)
  const { facts, price, priceParts } = words.things
  const space = Object.entries(view.cards.display).find(([, card]) => card === id)?.[0]
  const lines: string[] = []
  if (space !== undefined) {
    lines.push(price(priceOf(view, id)))
    lines.push(priceParts(crate, spaceModifier(space)))
  } else lines.push(facts.crate(crate))
  if (kind === 'diamondMerchant')
    lines.push(company === null ? facts.merchantPlain : facts.merchantCompany(company))
  else if (kind !== 'share') lines.push(facts.value(value))
  if (share !== null) lines.push(facts.carriesShare(share))
  const rules = {
    coffee: 'M5.1',
    banana: 'M5.1',
    cotton: 'M5.1',
    expansion: 'M6.1',
    bookkeeper: 'M7.2',
    diamondMerchant: 'M8.1',
    share: 'M3.4',
  }
  return { title: names.cards[id] ?? id, lines, rules: [rules[kind]], picture: <CardFace card={id} /> }
}

function bookDetail(id: string, rule: string, lexicon: Lexicon): Detail {
  const { words, names } = lexicon
  const book = bookFacts(id)
  return {
    title: names.books[id] ?? names.startTiles[id] ?? id,
    lines: [
      words.things.needs(needsText(book, lexicon)),
      words.things.reward(rewardText(book.reward, lexicon)),
      ...(book.letter === null ? [] : [words.things.cost(bookCost(id))]),
    ],
    rules: [rule],
    picture: <BookFace book={id} />,
  }
}

function regionDetail(id: string, view: View, lexicon: Lexicon): Detail | null {
  const { words, names } = lexicon
  const region = components.map.regions.find((candidate) => candidate.id === id)
  if (region === undefined) return null
  const posts = view.regions[id] ?? []
  return {
    title: names.regions[id] ?? id,
    lines: [
      words.things.reward(rewardText(region.rewards, lexicon)),
      ...(region.mines > 0 ? [words.things.mines(region.mines)] : []),
      ...(posts.length > 0 ? [words.things.posts(posts)] : []),
    ],
    rules: ['M6.4'],
  }
}

function baseDetail(id: string, column: string, view: View, { words, names }: Lexicon): Detail | null {
  const company = view.companies.find((candidate) => candidate.id === id)
  if (company === undefined) return null
  const coins = baseColumns(id)[Number(column) - 1]
  return {
    title: names.companies[id] ?? id,
    lines: [
      words.things.shareValue(id, company.value),
      words.things.basePosts(postsLeft(view, id)),
      ...(coins
        ? [words.things.column(Number(column), company.columns[Number(column) - 1]?.posts ?? 0)]
        : []),
    ],
    rules: ['M12.2', 'M6.5'],
  }
}

function trackDetail(id: string, view: View, { words, names, speech }: Lexicon): Detail | null {
  const company = view.companies.find((candidate) => candidate.id === id)
  if (company === undefined) return null
  const track = trackFacts(company.track)
  return {
    title: names.companies[id] ?? id,
    lines: [
      names.tracks[company.track] ?? company.track,
      words.things.shareValue(id, company.value),
      ...track.capitalCalls.map(({ after, cost }) =>
        speech.labelled(words.things.space(after), words.things.call(cost)),
      ),
    ],
    rules: ['M9.1'],
  }
}

const SPACE_RULES: Readonly<Record<string, string>> = {
  'bs-first-player': 'M8.5',
  'bs-buy-card': 'M8.6',
  'bs-sell-card': 'M8.7',
}

function spaceDetail(id: string, view: View, lexicon: Lexicon): Detail {
  const space = components.bonusSpaces.find((candidate) => candidate.id === id)
  const tiers = (space?.tiers ?? []).map((tier) =>
    lexicon.words.things.tierLine(tier.min, rewardText(tier, lexicon, space?.company)),
  )
  const fallback = space === undefined ? 'M9.9' : space.kind === 'majority' ? 'M8.8' : 'M8.11'
  return { title: spaceName(id, view, lexicon), lines: tiers, rules: [SPACE_RULES[id] ?? fallback] }
}
