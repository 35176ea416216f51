import { areaSummary } from '@entrepot/telling/yokohama/area-summary'
import { areaOf } from '@entrepot/telling/yokohama/components'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { decisionAt, powerWithPresident, stationOwner, type AreaView, type View } from '@entrepot/yokohama'
import type { CSSProperties, ReactNode } from 'react'
import { useSeat, useSeats, useView } from '../../../table/table-context.ts'
import { Target, useTarget } from '../../../table/target.tsx'
import { AreaScene } from '../art/scenes/area-scene.tsx'
import { useLexicon } from '../lexicon.ts'
import { BuildingSite } from './building-site.tsx'
import { Figures } from './figures.tsx'
import { FivePowerToken } from './five-power-token.tsx'
import { PowerTable } from './power-table.tsx'

/** An area as a print: its scene with those who stand in it, what it yields, and what can be built. */
export function AreaCard({
  area,
  price,
  style,
}: {
  area: AreaView
  /** The yen that moving here costs at least. */
  price: number
  style: CSSProperties
}): ReactNode {
  const lexicon = useLexicon()
  const seat = useSeat()
  const seats = useSeats()
  const view = useView<View>()
  const id = targetOf('area', area.id)
  const { legal } = useTarget(id)
  const printed = areaOf(area.id)
  const decision = decisionAt(view)
  const here = decision?.area === area.id && decision.seat === seat
  // Placing here would pay the owner of every other president (Y4.2).
  const payer = legal && decision?.kind === 'placement' ? seat : null
  const { power, planned } = powersOf(view, seat, area, legal)
  return (
    <article
      className="area-card"
      data-kind={printed.kind}
      data-category={printed.category}
      data-here={here || undefined}
      data-legal={legal || undefined}
      style={style}
    >
      <div className="face" aria-hidden="true">
        <div className="scene">
          <AreaScene kind={printed.kind} />
          <AreaName name={lexicon.names.areas[area.id]} />
        </div>
        <PowerTable area={printed} power={power} planned={planned} />
        {price === 0 ? null : <span className="price">−{price}</span>}
      </div>
      <div className="standing">
        <Figures area={area} stationOwner={stationOwner(view)} payer={payer} />
        {area.token === null ? null : (
          <FivePowerToken token={area.token} open={here && decision.kind === 'fivePower'} />
        )}
      </div>
      <Target
        id={id}
        label={areaSummary(lexicon, view, seat, area, (other) => seats[other]?.name ?? '')}
        className="cover"
      />
      <BuildingSite area={area} open={here && decision.kind === 'building'} />
    </article>
  )
}

/** Two areas of a kind differ in the numeral alone: a name too long for the card is cut before it. */
function AreaName({ name }: { name: string }): ReactNode {
  const [, kind = name, numeral] = /^(.*?)\s*(I+)?$/.exec(name) ?? []
  return (
    <p className="area-name">
      <span className="kind">{kind}</span>
      {numeral === undefined ? null : <span>{numeral}</span>}
    </p>
  )
}

/** The power to be lit, and the one to be outlined while an assistant could be placed here. */
function powersOf(
  view: View,
  seat: number | null,
  area: AreaView,
  legal: boolean,
): { power: number | null; planned: number | null } {
  if (seat === null) return { power: null, planned: null }
  const decision = decisionAt(view)
  if (decision?.area === area.id && decision.seat === seat && decision.power !== undefined) {
    return { power: decision.power, planned: null }
  }
  const present = (area.assistants[seat] ?? 0) > 0 || area.presidents.includes(seat)
  const power = powerWithPresident(view, seat, area.id)
  const places = decision?.kind === 'placement' || (decision?.kind === 'deploy' && decision.from !== null)
  const placing = legal && places && decision.seat === seat
  return {
    power: present ? power : null,
    planned: placing ? powerWithPresident(view, seat, area.id, 1) : null,
  }
}
