import { components, type View } from '@entrepot/mombasa'
import { memo, type ReactNode } from 'react'
import { useViewPart } from '../../../table/table-context.ts'
import { ZoomPane } from '../../../table/zoom/zoom-pane.tsx'
import { useLexicon } from '../lexicon.ts'
import map from '../map/map.json' with { type: 'json' }
import { ROUTES } from '../map/routes.ts'
import { Base } from './base.tsx'
import { Borders } from './borders.tsx'
import { Compass } from './compass.tsx'
import { EntryMarks } from './entry-marks.tsx'
import { expansionOf } from './expansion-under-way.ts'
import { useLastTurns } from '../last-turns.ts'
import { LastTurnMark, Region, RegionClips, RegionName, RegionThings } from './region.tsx'

/** The sheet is drawn wider than it is shown, so that the sea never ends at the edge of the board. */
const SHEET = { width: 1060, height: 946 }
const VIEW_BOX = `290 26 ${SHEET.width} ${SHEET.height}`

/** The map of Africa with its posts, and the four bases around it. */
export function MapBoard(): ReactNode {
  const { words } = useLexicon()
  const pending = useViewPart(({ pending: frames }: View) => frames)
  const stayAt = expansionOf(pending)
  const turns = useLastTurns()
  const regions = components.map.regions.map(({ id }) => id)
  return (
    <ZoomPane sheet={SHEET}>
      <svg className="map" viewBox={VIEW_BOX} role="group" aria-label={words.things.map}>
        <RegionClips />
        <Sea />
        {regions.map((id) => (
          <Region key={id} id={id} stayOf={stayAt(id)} />
        ))}
        <Borders />
        {regions.map((id) => (
          <RegionThings key={id} id={id} stayOf={stayAt(id)} />
        ))}
        {turns.flatMap(({ seat: rival, regions: entered }) =>
          entered.map((id) => <LastTurnMark key={`${rival} ${id}`} id={id} player={rival} />),
        )}
        {regions.map((id) => (
          <RegionName key={id} id={id} />
        ))}
        <EntryMarks />
        {components.companies.map(({ id }) => (
          <Base key={id} id={id} />
        ))}
      </svg>
    </ZoomPane>
  )
}

/** Water, shading, sea routes and the compass: drawn once. */
const Sea = memo(function Sea(): ReactNode {
  const routes = components.map.bases.flatMap(({ company, entries }) =>
    entries.map(({ region, lines }) => ({ path: ROUTES[`${company} ${region}`] ?? '', lines })),
  )
  const joined = (wanted: number): string =>
    routes
      .filter(({ lines }) => lines === wanted)
      .map(({ path }) => path)
      .join('')
  return (
    <g aria-hidden="true">
      <rect className="sea" x="-800" y="-800" width="3200" height="2600" />
      <path className="shoal shoal-2" d={`M${map.coast}z`} />
      <path className="shoal shoal-1" d={`M${map.coast}z`} />
      <path className="hatching" d={map.hatching} />
      <path className="route lines-1" d={joined(1)} />
      <path className="route lines-2" d={joined(2)} />
      <path className="route inner" d={joined(2)} />
      <Compass />
    </g>
  )
})
