import { areaSummary } from '@entrepot/telling/yokohama/area-summary'
import { areaOf } from '@entrepot/telling/yokohama/components'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { sameJson } from '@entrepot/kernel'
import { areaViewOf, decisionAt, stationOwner, type Command, type View } from '@entrepot/yokohama'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { awaitingConfirmOf, viewOf } from '../../../table/controller/readings.ts'
import { usePersonOf, useSeat, useTable, useViewPart } from '../../../table/table-context.ts'
import { Target, useTarget } from '../../../table/target.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { Scene } from '../art/scene.tsx'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'
import { BuildingSite } from './building-site.tsx'
import { Figures } from './figures.tsx'
import { FivePowerToken } from './five-power-token.tsx'
import { PowerTable } from './power-table.tsx'
import type { Standing } from './standing.ts'

interface Props {
  readonly name: string
  /** How it stands to what the viewer decides; undefined for who decides nothing. */
  readonly standing: Standing | undefined
  readonly style: CSSProperties
}

/** An area as a print: its scene with those who stand in it, the street front with its lots, and the curtain that tells
 * what it yields. Two badges: the name with the state, and one note. A move changes few of them. */
export const AreaCard = memo(function AreaCard({ name, standing, style }: Props): ReactNode {
  const lexicon = useLexicon()
  const seat = useSeat()
  const personOf = usePersonOf()
  const area = useViewPart((view: View) => areaViewOf(view, name))
  const builder = useViewPart(stationOwner)
  const id = targetOf('area', name)
  const { legal, chosen } = useTarget(id)
  const comes = useTable((state) => {
    const command = awaitingConfirmOf(state)?.command as Command | undefined
    return command?.type === 'move' && command.to === name
  })
  const printed = areaOf(name)
  /** What the viewer decides here. */
  const asked = useViewPart((view: View) => {
    const decision = decisionAt(view)
    return decision?.area === name && decision.seat === seat ? decision.kind : null
  })
  const label = useTable((table) => {
    const view = viewOf(table) as View
    return areaSummary(lexicon, view, seat, areaViewOf(view, name), personOf)
  })
  const state = chosen ? 'chosen' : legal ? 'open' : (standing?.state ?? undefined)
  return (
    <article
      className="area-card dyed"
      data-player={seat ?? undefined}
      data-stop={name}
      data-kind={printed.kind}
      data-category={printed.category}
      data-state={state}
      data-reach={standing?.reach ?? undefined}
      data-here={asked !== null || undefined}
      data-legal={legal || undefined}
      style={style}
    >
      <div className="scene" aria-hidden="true">
        <Scene sort="scene" name={name} />
      </div>
      <AreaName name={lexicon.names.areas[name]} />
      <Figures area={area} stationOwner={builder} comes={comes ? seat : null} />
      <Note standing={standing} state={state} />
      <Target id={id} label={label} className="cover" />
      <BuildingSite area={area} open={asked === 'building'} />
      <PowerTable area={printed} power={standing?.power ?? null} planned={standing?.planned ?? null}>
        {area.token === null ? null : <FivePowerToken token={area.token} open={asked === 'fivePower'} />}
      </PowerTable>
    </article>
  )
}, sameJson)

/** Two areas of a kind differ in the numeral alone: a name too long for the card is cut before it. */
function AreaName({ name }: { name: string }): ReactNode {
  const [, kind = name, numeral] = /^(.*?)\s*(I+)?$/.exec(name) ?? []
  return (
    <p className="area-name" aria-hidden="true">
      <span className="kind">{kind}</span>
      {numeral === undefined ? null : <span>{numeral}</span>}
    </p>
  )
}

/** The one note of an area: what going there or passing costs, or that the president leaves from here. */
function Note({ standing, state }: { standing: Standing | undefined; state: string | undefined }): ReactNode {
  if (standing === undefined) return null
  if (state === 'start')
    return (
      <span className="note" aria-hidden="true">
        <PrintIcon name="foot" />
      </span>
    )
  if (standing.price === 0) return null
  return (
    <span className="note price" aria-hidden="true">
      −<Amount icon="yen" count={standing.price} />
    </span>
  )
}
