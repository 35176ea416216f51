import type { Seat } from '@entrepot/kernel'
import type { AreaView, View } from '@entrepot/yokohama'
import { areaOf, siteOf, tokenOf } from '../components.ts'
import { feeIn, powerWithPresident } from '../facts.ts'
import type { Lexicon } from '../lexicon.ts'
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

/** What can be said about an area, one fact a line. */
export function areaLines(
  { words, names }: Lexicon,
  view: View,
  seat: Seat | null,
  area: AreaView,
  nameOf: (seat: Seat) => string,
): string[] {
  const { category } = areaOf(area.id)
  if (category === 'canal') return [words.summary.toll]
  const lines = [words.summary[category]]
  const pieceName = (piece: string): string => names.pieces[piece]
  if (seat !== null && ((area.assistants[seat] ?? 0) > 0 || area.presidents.includes(seat))) {
    const power = powerWithPresident(view, seat, area)
    lines.push(words.summary.power(power, yieldText(words, area.id, power)))
  }
  for (const president of area.presidents) lines.push(words.summary.president(nameOf(president)))
  area.assistants.forEach((count, owner) => {
    if (count > 0) lines.push(words.summary.assistants(nameOf(owner), count))
  })
  for (const owner of area.shops) {
    if (owner !== null) lines.push(words.summary.buildings(nameOf(owner), pieceName('shop')))
  }
  if (area.tradingHouse !== null) {
    lines.push(words.summary.buildings(nameOf(area.tradingHouse), pieceName('tradingHouse')))
  }
  if (area.station) lines.push(words.summary.station)
  if (area.token !== null) lines.push(words.summary.token(gainText(words, tokenOf(area.token).gain)))
  if (area.site !== null) {
    const { shops, tradingHouse } = siteOf(area.site)
    const free = shops.filter((_, place) => area.shops[place] === null)
    if (free.length > 0)
      lines.push(words.summary.lots(free.map(({ gain }) => gainText(words, gain)).join('; ')))
    if (area.tradingHouse === null) lines.push(words.summary.house(gainText(words, tradingHouse.gain)))
  }
  const fee = seat === null ? 0 : feeIn(view, seat, area.id)
  if (fee > 0) lines.push(words.summary.fee(fee))
  return lines
}
