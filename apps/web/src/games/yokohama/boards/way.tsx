import type { Seat } from '@entrepot/kernel'
import { areaViewOf, playerOf, walkTo, type Command, type View } from '@entrepot/yokohama'
import type { CSSProperties, ReactNode } from 'react'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import type { Choice, Decision } from '../../../table/client.ts'
import { awaitingConfirmOf } from '../../../table/controller/readings.ts'
import { useDecision, useHovered, useSeat, useTable, useView } from '../../../table/table-context.ts'
import { at } from './at.ts'
import { movesOf, type Move } from './moves.ts'
import { streetBetween, turnBetween, type Place, type Plan } from './town-plan.ts'

/** The way of the own president to the area under the pointer or focus, or of the move that awaits its confirmation. */
export function WayAhead({ plan }: { plan: Plan }): ReactNode {
  const seat = useSeat()
  const view = useView<View>()
  const decision = useDecision()
  const awaiting = useTable(awaitingConfirmOf)
  const hovered = useHovered((thing) => thing)
  if (seat === null) return null
  const places = wayOf(view, seat, chosenMove(awaiting, hovered, decision))
    .map((area) => plan.places.get(areaViewOf(view, area).cell))
    .filter((place) => place !== undefined)
  return <Way places={places} player={seat} />
}

/** The way of a president over the town: an arrow on every street that it takes. */
function Way({ places, player }: { places: readonly Place[]; player: Seat }): ReactNode {
  if (places.length < 2) return null
  return (
    <div className="way" data-player={player} aria-hidden="true">
      {places.slice(1).map((to, step) => {
        const from = places[step] as Place
        return (
          <svg
            key={step}
            viewBox="-14 -17 28 34"
            style={
              { ...at(streetBetween(from, to)), '--turn': `${turnBetween(from, to)}deg` } as CSSProperties
            }
          >
            <path className="arrow" d="M-12-15H2l10 15L2 15h-14z" />
            <path className="mark" d="M-6-8 0 0l-6 8h5l6-8-6-8z" />
          </svg>
        )
      })}
    </div>
  )
}

/** The move that awaits its confirmation, else of those to the area that is looked at the one that pays least. */
function chosenMove(
  awaiting: Choice | null,
  hovered: string | null,
  decision: Decision | null,
): Move | undefined {
  const command = awaiting?.command as Command | undefined
  if (command !== undefined) return command.type === 'move' ? command : undefined
  return movesOf(decision)
    .filter(({ to }) => targetOf('area', to) === hovered)
    .toSorted((a, b) => (a.paying?.length ?? 0) - (b.paying?.length ?? 0))[0]
}

/** The areas of a walk with the one that it begins in; none when the president does not walk. */
function wayOf(view: View, seat: Seat, move: Move | undefined): readonly string[] {
  const { president } = playerOf(view, seat)
  const way = move === undefined ? null : walkTo(view, seat, move.to, move.paying ?? [])
  return way === null || president === null ? [] : [president, ...way]
}
