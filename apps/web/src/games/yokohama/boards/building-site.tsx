import type { Seat } from '@entrepot/kernel'
import { siteOf, type Lot, type Site } from '@entrepot/telling/yokohama/components'
import { buildingText, gainText } from '@entrepot/telling/yokohama/phrases'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import type { AreaView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { Piece } from '../art/piece.tsx'
import { useLexicon } from '../lexicon.ts'
import { Gains } from './gains.tsx'

/** The lots of an area: what building there brings, until somebody has built. */
export function BuildingSite({
  area,
  open,
}: {
  area: Pick<AreaView, 'site' | 'shops' | 'tradingHouse'>
  /** Whether the player may build here now: then a lot is a thing to choose. */
  open: boolean
}): ReactNode {
  const lexicon = useLexicon()
  if (area.site === null) return null
  const site = siteOf(area.site)
  const lots = lotsOf(area, site)
  // Who may build chooses among the lots; to the others they are a picture.
  const [List, Item] = open ? (['ul', 'li'] as const) : (['div', 'div'] as const)
  const picture = open
    ? {}
    : {
        role: 'img',
        'aria-label': lexicon.speech.facts(lots.map(({ lot }) => gainText(lexicon, lot.gain))),
      }
  return (
    <List className="building-site" {...picture}>
      {lots.map(({ lot, piece, owner }) => (
        <Item key={lot.id} className={piece} data-look={targetOf('lot', lot.id)}>
          {owner === null ? (
            <LotSign lot={lot} />
          ) : (
            <span data-piece={`${piece}:${owner}`} data-place={lot.id}>
              <Piece kind={piece} player={owner} />
            </span>
          )}
          {open && owner === null ? (
            <Target
              id={targetOf('lot', lot.id)}
              label={lexicon.speech.labelled(
                buildingText(lexicon, site, lot.id),
                gainText(lexicon, lot.gain),
              )}
              className="cover"
            />
          ) : null}
        </Item>
      ))}
    </List>
  )
}

interface PlacedLot {
  readonly lot: Lot
  readonly piece: 'shop' | 'tradingHouse'
  /** Who has built there. */
  readonly owner: Seat | null
}

/** The lots of a site from left to right, with who has built on them. */
export function lotsOf(
  { shops, tradingHouse }: Pick<AreaView, 'shops' | 'tradingHouse'>,
  site: Site,
): PlacedLot[] {
  return [
    ...site.shops.map((lot, place) => ({ lot, piece: 'shop' as const, owner: shops[place] ?? null })),
    { lot: site.tradingHouse, piece: 'tradingHouse', owner: tradingHouse },
  ]
}

/** The sign of what building brings; a lot without a bonus shows the outline of what could stand there. */
function LotSign({ lot }: { lot: Lot }): ReactNode {
  if (Object.keys(lot.gain).length === 0) return <span className="bare" />
  return <Gains gain={lot.gain} className="sign" />
}
