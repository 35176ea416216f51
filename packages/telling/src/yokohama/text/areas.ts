import type { Seat } from '@entrepot/kernel'
import { entryFee, neighboursOf, powerWithPresident, type AreaView } from '@entrepot/yokohama'
import { listed } from '../../listed.ts'
import type { Chapter, Grid } from '../../text.ts'
import { areaOf, cellsFor, siteOf, tokenOf } from '../components.ts'
import { gainText, yieldText } from '../phrases.ts'
import type { TextSource } from './source.ts'

const POWERS = [1, 2, 3, 4, 5] as const

/** The town: where the areas lie, who is there, what waits there, and what they yield. */
export function areasChapter(telling: TextSource): Chapter {
  return {
    id: 'areas',
    heading: telling.terms.areas,
    passages: [peopleTable(telling), sitesTable(telling), layoutTable(telling), actionsTable(telling)],
  }
}

/** Row by row from the top, each from the left. */
function layoutTable({ view, lexicon: { names, speech }, terms }: TextSource): Grid {
  const cells = cellsFor(view.seats)
  const rows = [...new Set(cells.map(({ y }) => y))].toSorted((a, b) => a - b)
  const placeOf = ({ cell }: AreaView): string => {
    const found = cells.find(({ id }) => id === cell)
    const inRow = cells.filter(({ y }) => y === found?.y).toSorted((a, b) => a.x - b.x)
    return terms.rowAndPlace(rows.indexOf(found?.y ?? 0) + 1, inRow.findIndex(({ id }) => id === cell) + 1)
  }
  return {
    kind: 'table',
    caption: terms.where,
    columns: [terms.area, terms.row, terms.nextTo],
    rows: view.areas.map((area) => [
      names.areas[area.id],
      placeOf(area),
      speech.facts(neighboursOf(view, area.id).map(({ id }) => names.areas[id])),
    ]),
  }
}

function peopleTable(telling: TextSource): Grid {
  const { view, seat, personOf, lexicon, terms } = telling
  const { names, speech } = lexicon
  const named = (owner: Seat): string => speech.called(personOf(owner))
  const own = seat === null ? [] : [terms.yourPower, terms.oneMore]
  return {
    kind: 'table',
    caption: terms.who,
    columns: [
      terms.area,
      ...own,
      terms.assistants,
      terms.presidents,
      terms.buildings,
      ...(seat === null ? [] : [terms.fee]),
    ],
    rows: view.areas.map((area) => [
      names.areas[area.id],
      ...powerCells(telling, area),
      listed(
        area.assistants.flatMap((count, owner) => (count > 0 ? [`${named(owner)} ${count}`] : [])),
        terms.none,
        speech,
      ),
      listed(area.presidents.map(named), terms.none, speech),
      buildingsText(telling, area),
      ...(seat === null ? [] : [feeText(telling, seat, area.id)]),
    ]),
  }
}

function feeText({ view, lexicon: { words }, terms }: TextSource, seat: Seat, area: string): string {
  const fee = entryFee(view, seat, area)
  return fee === 0 ? terms.free : words.amounts.yen(fee)
}

/** The reader's power in an area, now and with one more assistant, with what it yields. */
function powerCells({ view, seat, lexicon, terms }: TextSource, area: AreaView): string[] {
  if (seat === null) return []
  if (areaOf(area.id).kind === 'canal') return ['–', '–']
  return [0, 1].map((more) => {
    const power = powerWithPresident(view, seat, area.id, more)
    return terms.powerYields(power, yieldText(lexicon, area.id, power))
  })
}

function buildingsText({ personOf, lexicon: { names, speech }, terms }: TextSource, area: AreaView): string {
  const shops = area.shops.flatMap((owner) =>
    owner === null ? [] : [terms.pieceOf('shop', personOf(owner))],
  )
  const house = area.tradingHouse === null ? [] : [terms.pieceOf('tradingHouse', personOf(area.tradingHouse))]
  return listed([...shops, ...house, ...(area.station ? [names.pieces['station']] : [])], terms.none, speech)
}

function sitesTable({ view, lexicon, terms }: TextSource): Grid {
  const { names } = lexicon
  return {
    kind: 'table',
    caption: terms.sites,
    columns: [terms.area, terms.shopLots, terms.houseLot, terms.token],
    rows: view.areas
      .filter(({ site, token }) => site !== null || token !== null)
      .map((area) => {
        const site = area.site === null ? null : siteOf(area.site)
        const lots = (site?.shops ?? []).filter((_, place) => area.shops[place] === null)
        const house = site === null || area.tradingHouse !== null ? null : site.tradingHouse
        return [
          names.areas[area.id],
          lots.length === 0 ? terms.none : lots.map(({ gain }) => gainText(lexicon, gain)).join('; '),
          house === null ? terms.none : gainText(lexicon, house.gain),
          area.token === null ? terms.none : gainText(lexicon, tokenOf(area.token).gain),
        ]
      }),
  }
}

function actionsTable({ view, lexicon, terms }: TextSource): Grid {
  const { names } = lexicon
  return {
    kind: 'table',
    caption: terms.actions,
    columns: [terms.area, ...POWERS.map(terms.power)],
    rows: view.areas
      .filter(({ id }) => areaOf(id).kind !== 'canal')
      .map(({ id }) => [names.areas[id], ...POWERS.map((power) => yieldText(lexicon, id, power))]),
  }
}
