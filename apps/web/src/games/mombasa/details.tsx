import type { Seat } from '@entrepot/kernel'
import {
  baseColumns,
  bookCost,
  bookFacts,
  callAt,
  cardFacts,
  COMPANY_IDS,
  components,
  entryCost,
  playerOf,
  postsLeft,
  priceOf,
  SLOT_IDS,
  spaceModifier,
  totalsOf,
  trackFacts,
  type PlayerView,
  type View,
} from '@entrepot/mombasa'
import { cardName, needsText, rewardText, spaceName } from '@entrepot/telling/mombasa/describe'
import type { CaseWords } from '@entrepot/words/mombasa'
import type { Detail } from '../../table/client.ts'
import type { Lexicon } from './lexicon.ts'
import { BookFace } from './market/book-face.tsx'
import { CardFace } from './market/card-face.tsx'

/** What a thing is explained from. */
interface Source {
  readonly view: View
  readonly viewer: Seat | null
  readonly lexicon: Lexicon
  readonly cases: CaseWords
}

/** What a thing on the table is, says as it stands, and obeys. */
export function detailOf(thing: string, source: Source): Detail | null {
  const { view, viewer, lexicon } = source
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
      return regionDetail(id, source)
    case 'base':
    case 'column':
      return baseDetail(id, column, view, lexicon)
    case 'track':
      return trackDetail(id, Number(column), source)
    case 'space':
      return spaceDetail(id, view, lexicon)
    case 'slot':
    case 'pile':
    case 'ledger':
      return viewer === null ? null : ownDetail(what, id, playerOf(view, viewer), view, lexicon)
    case 'diamonds':
      return diamondsDetail(Number(id), source)
    case 'startTile':
      return bookDetail(id, 'M2.11', lexicon)
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
    if (laid) return cardDetail(laid.card, view, lexicon)
    return { title: names.actionSlots[id] ?? id, lines: [words.things.empty], rules: ['M3.1'] }
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

function regionDetail(id: string, { view, viewer, lexicon, cases }: Source): Detail | null {
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
      ...entryLines(id, view, viewer, cases),
    ],
    rules: ['M6.4'],
  }
}

/** Which companies could enter a region with the points of the expansion under way, or with all that are face up. */
function entryLines(id: string, view: View, viewer: Seat | null, cases: CaseWords): string[] {
  const under = view.pending.findLast(({ kind }) => kind === 'enter')
  const points =
    under?.amount ?? (viewer === null || view.phase !== 'action' ? 0 : totalsOf(view, viewer).expansion)
  if (points === 0 || (under !== undefined && under.seat !== viewer)) return []
  const companies = under?.company === undefined ? COMPANY_IDS : [under.company]
  const costs = companies.flatMap((company) => {
    const cost = postsLeft(view, company) === 0 ? null : entryCost(view, company, id)
    return cost === null || cost > points ? [] : [{ company, cost }]
  })
  if (costs.length === 0) return [cases.tooFar(points)]
  const prices = [...new Set(costs.map(({ cost }) => cost))].toSorted((a, b) => a - b)
  return prices.map((price) =>
    cases.enterable(
      costs.filter(({ cost }) => cost === price).map(({ company }) => company),
      price,
      points,
    ),
  )
}

function diamondsDetail(seat: Seat, { view, lexicon: { words }, cases }: Source): Detail {
  const { values, unlockSlotAt } = components.playerBoard.diamondTrack
  const { diamonds } = playerOf(view, seat)
  const next = values.find(({ space }) => space > diamonds)
  const worth = values.findLast(({ space }) => space <= diamonds)?.pounds ?? 0
  return {
    title: words.things.diamondTrack,
    lines: [
      words.things.space(diamonds),
      words.things.worth(worth),
      ...(next === undefined ? [] : [cases.diamondsNext(next.space, next.pounds)]),
      ...(diamonds < unlockSlotAt ? [words.things.lockedDiamond(unlockSlotAt)] : []),
    ],
    rules: ['M10.1'],
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

/** A track, or the space of it that is looked at. */
function trackDetail(id: string, space: number, { view, viewer, lexicon, cases }: Source): Detail | null {
  const { words, names, speech } = lexicon
  const company = view.companies.find((candidate) => candidate.id === id)
  if (company === undefined) return null
  const track = trackFacts(company.track)
  const own = viewer === null ? undefined : playerOf(view, viewer).tracks[id]
  const share = track.shares.find((candidate) => candidate.space === space)
  const special = track.specials.find((candidate) => candidate.space === space)
  const call = callAt(company.track, space)
  const here = [
    ...(share ? [cases.share(share.total)] : []),
    ...(special ? [words.things.special(special.payout)] : []),
    ...(call > 0 ? [words.things.call(call)] : []),
  ]
  return {
    title: names.companies[id] ?? id,
    lines: [
      ...(here.length === 0 ? [] : [speech.labelled(words.things.space(space), speech.facts(here))]),
      names.tracks[company.track] ?? company.track,
      words.things.shareValue(id, company.value),
      ...(own ? [speech.facts([words.things.space(own.space), words.things.shares(own.shares)])] : []),
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
