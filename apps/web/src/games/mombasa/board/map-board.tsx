import { components, type View } from '@entrepot/mombasa'
import { memo, type ReactNode } from 'react'
import { useView } from '../../../table/table-context.ts'
import { ZoomPane } from '../../../table/zoom/zoom-pane.tsx'
import { useLexicon } from '../lexicon.ts'
import map from '../map/map.json' with { type: 'json' }
import { ROUTES } from '../map/routes.ts'
import { Base } from './base.tsx'
import { Cartouche } from './cartouche.tsx'
import { Compass } from './compass.tsx'
import { expansionOf } from './expansion-under-way.ts'
import { Region, RegionMark, RegionName } from './region.tsx'

/** The sheet is drawn wider than it is shown, so that the sea never ends at the edge of the board. */
const SHEET = { width: 1412, height: map.height }
const VIEW_BOX = `52 0 ${SHEET.width} ${SHEET.height}`

/** The map of Africa with its posts, the four bases around it, and the rounds in the corner. */
export function MapBoard(): ReactNode {
  const { words } = useLexicon()
  const view = useView<View>()
  const stayAt = expansionOf(view)
  return (
    <ZoomPane sheet={SHEET}>
      <svg className="map" viewBox={VIEW_BOX} role="group" aria-label={words.things.map}>
        <Sea />
        {components.map.regions.map(({ id }) => (
          <Region key={id} id={id} stayOf={stayAt(id)} />
        ))}
        <Borders />
        {components.map.regions.map(({ id }) => (
          <RegionMark key={id} id={id} />
        ))}
        {components.map.regions.map(({ id }) => (
          <RegionName key={id} id={id} />
        ))}
        {view.companies.map((company) => (
          <Base key={company.id} company={company} />
        ))}
        <Cartouche />
      </svg>
    </ZoomPane>
  )
}

/** Water, shading, sea routes and the compass: drawn once. */
const Sea = memo(function Sea(): ReactNode {
  return (
    <g aria-hidden="true">
      <rect className="sea" x="-800" y="-800" width="3200" height="2600" />
      <polygon className="shoal shoal-3" points={map.coast} />
      <polygon className="shoal shoal-2" points={map.coast} />
      <polygon className="shoal shoal-1" points={map.coast} />
      <path className="hatching" d={map.hatching} />
      {components.map.bases.flatMap(({ company, entries }) =>
        entries.map(({ region, lines }) => (
          <g key={region} className={`route lines-${lines}`}>
            <path d={ROUTES[`${company} ${region}`]} />
            {lines === 2 ? <path className="inner" d={ROUTES[`${company} ${region}`]} /> : null}
          </g>
        )),
      )}
      <Compass />
    </g>
  )
})

/** The lines between regions lie over the land and under nobody's pointer. */
const Borders = memo(function Borders(): ReactNode {
  return (
    <g className="borders" aria-hidden="true">
      {components.map.borders.map(({ a, b, lines }) => {
        const points = (map.borders as Readonly<Record<string, string>>)[`${a}|${b}`]
        return (
          <g key={`${a}|${b}`} className={`border lines-${lines}`}>
            <polyline points={points} />
            {lines === 2 ? <polyline className="inner" points={points} /> : null}
          </g>
        )
      })}
      <polygon className="coast" points={map.coast} />
      <polygon className="lake" points={map.lake} />
      <path className="lake-lines" d={map.lakeHatching} />
    </g>
  )
})
