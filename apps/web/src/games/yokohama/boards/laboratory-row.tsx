import { boardOf, technologyCardOf } from '@entrepot/telling/yokohama/components'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { hasTechnology, playerOf, type SlotsView, type View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useSeat, useView } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { useLexicon } from '../lexicon.ts'
import { TechnologyPrint } from './technology-print.tsx'

/** The technologies of a laboratory at a glance, where the orders leave room: their prints, with the level each needs. */
export function LaboratoryRow({ board }: { board: SlotsView }): ReactNode {
  const { words, names } = useLexicon()
  const seat = useSeat()
  const view = useView<View>()
  const { slots = [], area } = boardOf(board.id)
  return (
    <section className="management laboratory-row">
      <h2>{names.areas[area]}</h2>
      <ol>
        {board.slots.map((card, place) => {
          if (card === null) return <li key={`empty ${place}`} className="empty" />
          const { technology, value } = technologyCardOf(card)
          const modifier = slots[place]?.costModifier ?? 0
          const owned = seat !== null && hasTechnology(playerOf(view, seat), technology)
          const needs = owned ? words.things.owned : words.things.needs(value + modifier, value, modifier)
          const label = `${names.technologyCards[card]}. ${names.technologyEffects[technology]} ${needs}`
          return (
            <li key={card} data-owned={owned || undefined}>
              <Target id={targetOf('card', card)} label={label}>
                <TechnologyPrint card={card} figure={value + modifier} />
              </Target>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
