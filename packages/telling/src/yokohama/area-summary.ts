import type { Seat } from '@entrepot/kernel'
import { entryFee, powerWithPresident, type AreaView, type View } from '@entrepot/yokohama'
import { areaOf, siteOf, tokenOf } from './components.ts'
import type { PersonOf } from '../news.ts'
import type { Lexicon } from './lexicon.ts'
import { gainText, yieldText } from './phrases.ts'

/** An area as it stands, for who does not see it. */
export function areaSummary(
  lexicon: Lexicon,
  view: View,
  seat: Seat | null,
  area: AreaView,
  personOf: PersonOf,
): string {
  return lexicon.speech.statements([
    lexicon.names.areas[area.id],
    ...areaLines(lexicon, view, seat, area, personOf),
  ])
}

/** What can be said about an area: its kind and the viewer's power, who is there, what can be gained, what it costs. */
export function areaLines(
  lexicon: Lexicon,
  view: View,
  seat: Seat | null,
  area: AreaView,
  personOf: PersonOf,
): string[] {
  const { summary } = lexicon.words
  const { category } = areaOf(area.id)
  if (category === 'canal') return [summary.toll]
  return [
    summary[category],
    ...powerText(lexicon, view, seat, area),
    ...piecesText(lexicon, area, personOf),
    ...gainsText(lexicon, area),
    ...feeText(lexicon, view, seat, area),
  ]
}

function powerText(lexicon: Lexicon, view: View, seat: Seat | null, area: AreaView): string[] {
  const present = seat !== null && ((area.assistants[seat] ?? 0) > 0 || area.presidents.includes(seat))
  if (!present) return []
  const power = powerWithPresident(view, seat, area.id)
  return [lexicon.words.summary.power(power, yieldText(lexicon, area.id, power))]
}

function piecesText({ words }: Lexicon, area: AreaView, personOf: PersonOf): string[] {
  const { summary } = words
  const owners = (piece: 'shop' | 'tradingHouse', seats: readonly (Seat | null)[]): string[] =>
    seats.flatMap((owner) => (owner === null ? [] : [summary.buildings(personOf(owner), piece)]))
  return [
    ...area.presidents.map((president) => summary.president(personOf(president))),
    ...area.assistants.flatMap((count, owner) =>
      count === 0 ? [] : [summary.assistants(personOf(owner), count)],
    ),
    ...owners('shop', area.shops),
    ...owners('tradingHouse', [area.tradingHouse]),
    ...(area.station ? [summary.station] : []),
  ]
}

function gainsText(lexicon: Lexicon, area: AreaView): string[] {
  const { words } = lexicon
  const texts: string[] = []
  if (area.token !== null) texts.push(words.summary.token(gainText(lexicon, tokenOf(area.token).gain)))
  if (area.site === null) return texts
  const { shops, tradingHouse } = siteOf(area.site)
  const free = shops.filter((_, place) => area.shops[place] === null)
  if (free.length > 0) texts.push(words.summary.lots(free.map(({ gain }) => gainText(lexicon, gain))))
  if (area.tradingHouse === null) texts.push(words.summary.house(gainText(lexicon, tradingHouse.gain)))
  return texts
}

function feeText({ words }: Lexicon, view: View, seat: Seat | null, area: AreaView): string[] {
  const fee = seat === null ? 0 : entryFee(view, seat, area.id)
  return fee === 0 ? [] : [words.summary.fee(fee)]
}
