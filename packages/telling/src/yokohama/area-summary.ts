import type { Seat } from '@entrepot/kernel'
import { entryFee, powerWithPresident, type AreaView, type View } from '@entrepot/yokohama'
import { areaOf, siteOf, tokenOf } from './components.ts'
import type { Lexicon } from './lexicon.ts'
import { gainText, yieldText } from './phrases.ts'

/** An area as it stands, for who does not see it. */
export function areaSummary(
  lexicon: Lexicon,
  view: View,
  seat: Seat | null,
  area: AreaView,
  nameOf: (seat: Seat) => string,
): string {
  return [lexicon.names.areas[area.id], ...areaLines(lexicon, view, seat, area, nameOf)].join('. ')
}

/** What can be said about an area: its kind and the viewer's power, who is there, what can be gained, what it costs. */
export function areaLines(
  lexicon: Lexicon,
  view: View,
  seat: Seat | null,
  area: AreaView,
  nameOf: (seat: Seat) => string,
): string[] {
  const { summary } = lexicon.words
  const { category } = areaOf(area.id)
  if (category === 'canal') return [summary.toll]
  const lines = [
    [summary[category], ...powerText(lexicon, view, seat, area)],
    piecesText(lexicon, area, nameOf),
    gainsText(lexicon, area),
    feeText(lexicon, view, seat, area),
  ]
  return lines.filter((facts) => facts.length > 0).map((facts) => facts.join('. '))
}

function powerText({ words }: Lexicon, view: View, seat: Seat | null, area: AreaView): string[] {
  const present = seat !== null && ((area.assistants[seat] ?? 0) > 0 || area.presidents.includes(seat))
  if (!present) return []
  const power = powerWithPresident(view, seat, area.id)
  return [words.summary.power(power, yieldText(words, area.id, power))]
}

function piecesText({ words, names }: Lexicon, area: AreaView, nameOf: (seat: Seat) => string): string[] {
  const { summary } = words
  const owners = (piece: 'shop' | 'tradingHouse', seats: readonly (Seat | null)[]): string[] =>
    seats.flatMap((owner) => (owner === null ? [] : [summary.buildings(nameOf(owner), names.pieces[piece])]))
  return [
    ...area.presidents.map((president) => summary.president(nameOf(president))),
    ...area.assistants.flatMap((count, owner) =>
      count === 0 ? [] : [summary.assistants(nameOf(owner), count)],
    ),
    ...owners('shop', area.shops),
    ...owners('tradingHouse', [area.tradingHouse]),
    ...(area.station ? [summary.station] : []),
  ]
}

function gainsText({ words }: Lexicon, area: AreaView): string[] {
  const texts: string[] = []
  if (area.token !== null) texts.push(words.summary.token(gainText(words, tokenOf(area.token).gain)))
  if (area.site === null) return texts
  const { shops, tradingHouse } = siteOf(area.site)
  const free = shops.filter((_, place) => area.shops[place] === null)
  if (free.length > 0)
    texts.push(words.summary.lots(free.map(({ gain }) => gainText(words, gain)).join('; ')))
  if (area.tradingHouse === null) texts.push(words.summary.house(gainText(words, tradingHouse.gain)))
  return texts
}

function feeText({ words }: Lexicon, view: View, seat: Seat | null, area: AreaView): string[] {
  const fee = seat === null ? 0 : entryFee(view, seat, area.id)
  return fee === 0 ? [] : [words.summary.fee(fee)]
}
