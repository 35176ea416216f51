import { areaViewOf, type View } from '@entrepot/yokohama'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { useSeat, useSnapshot, useView } from '../../../table/table-context.ts'
import { Harbour } from '../art/harbour.tsx'
import { at } from './at.ts'
import { streetBetween, turnBetween, type Place, type Plan } from './town-plan.ts'
import { walksSince } from './walks.ts'

/** The footprints of the others' presidents on the streets that they took since the viewer's last turn. */
export function Trails({ plan }: { plan: Plan }): ReactNode {
  const seat = useSeat()
  const view = useView<View>()
  const { log, seenUpTo } = useSnapshot()
  const walks = useMemo(() => walksSince(log, seenUpTo, seat), [log, seenUpTo, seat])
  const placeOf = (area: string): Place | undefined => plan.places.get(areaViewOf(view, area).cell)
  return [...walks].flatMap(([player, areas]) =>
    areas.slice(1).map((area, step) => {
      const [from, to] = [placeOf(areas[step] ?? area), placeOf(area)]
      if (from === undefined || to === undefined) return null
      const style = {
        ...at(streetBetween(from, to)),
        '--turn': `${turnBetween(from, to) + 90}deg`,
        '--dye': `var(--player-${player})`,
      } as CSSProperties
      return <Harbour key={`${player} ${step}`} name="trail" style={style} />
    }),
  )
}
