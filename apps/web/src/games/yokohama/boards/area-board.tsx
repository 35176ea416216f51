import { cellsFor } from '@entrepot/telling/yokohama/components'
import { areaViewOf, neighboursOf, type View } from '@entrepot/yokohama'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { useDecision, useSeat, useView } from '../../../table/table-context.ts'
import { AreaCard } from './area-card.tsx'
import { at } from './at.ts'
import { AgentShips, OrderSteamer } from './bay.tsx'
import { BellTower } from './bell-tower.tsx'
import { GoalsBoard } from './goals-board.tsx'
import { Ground } from './ground.tsx'
import { standingOf } from './standing.ts'
import { StepsOf } from './steps.tsx'
import { edgesOf, planOf, type Place, type Plan } from './town-plan.ts'
import { Trails } from './trails.tsx'
import { WayAhead } from './way.tsx'

/** The town as one print: the areas on their headland in staggered rows, widest on top (Y2.1), the bay in the corners
 * that they leave free, and there what all keep an eye on. */
export function AreaBoard(): ReactNode {
  const seat = useSeat()
  const view = useView<View>()
  const decision = useDecision()
  const plan = usePlan(view.seats)
  const streets = useStreets(view, plan)
  const [, second, third] = edgesOf(plan)
  const last = edgesOf(plan).at(-1)
  const standing = seat === null ? null : standingOf(view, seat, decision)
  return (
    <div
      className="area-board scale"
      style={
        {
          '--columns': plan.columns,
          '--rows': plan.rows,
          '--beside-second': second,
          '--beside-third': third,
          '--beside-last': last,
        } as CSSProperties
      }
    >
      <div className="window">
        <div className="rows scale">
          <Ground plan={plan} streets={streets} />
          <Trails plan={plan} />
          <OrderSteamer />
          <AgentShips />
          <StepsOf which="church" />
          <StepsOf which="customs" />
          <GoalsBoard />
          <BellTower />
          {view.areas.map((area) => {
            const place = plan.places.get(area.cell)
            if (place === undefined) return null
            return (
              <AreaCard key={area.id} name={area.id} standing={standing?.get(area.id)} style={at(place)} />
            )
          })}
          <WayAhead plan={plan} />
        </div>
      </div>
    </div>
  )
}

function usePlan(seats: number): Plan {
  return useMemo(() => planOf(cellsFor(seats)), [seats])
}

/** The places of every two areas that a street joins; the same as long as the areas lie as they do. */
function useStreets(view: View, plan: Plan): readonly (readonly [Place, Place])[] {
  const lie = view.areas.map(({ id }) => id).join(' ')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the areas never move; `lie` names all that is read of the view
  return useMemo(() => streetsOf(view, plan), [lie, plan])
}

/** Every shared edge of two areas, once. */
export function streetsOf(view: View, { places }: Plan): (readonly [Place, Place])[] {
  const placeOf = (id: string): Place => places.get(areaViewOf(view, id).cell) as Place
  return view.areas.flatMap(({ id }) =>
    neighboursOf(view, id)
      .filter((other) => other.id > id)
      .map((other) => [placeOf(id), placeOf(other.id)] as const),
  )
}
