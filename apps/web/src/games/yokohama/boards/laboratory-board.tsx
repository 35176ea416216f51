import type { SlotsView, View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useTable, useView } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { boardOf, technologyCardOf } from '../components.ts'
import { hasTechnology, playerOf } from '../facts.ts'
import { useLexicon } from '../lexicon.ts'
import { targetOf } from '../targets.ts'
import { TechnologyStrip } from './technology-strip.tsx'

/** The technologies of a laboratory, with what each slot adds to the level. */
export function LaboratoryBoard({ board }: { board: SlotsView }): ReactNode {
  const { words, names } = useLexicon()
  const { seat } = useTable()
  const view = useView<View>()
  const { slots = [] } = boardOf(board.id)
  return (
    <div className="management laboratory-board">
      <ol className="slots">
        {board.slots.map((card, place) => {
          if (card === null) {
            return (
              <li key={`empty ${place}`}>
                <span className="empty">{words.things.emptySlot}</span>
              </li>
            )
          }
          const { technology, value } = technologyCardOf(card)
          const modifier = slots[place]?.costModifier ?? 0
          const owned = seat !== null && hasTechnology(playerOf(view, seat), technology)
          const needs = words.things.needs(value + modifier, value, modifier)
          return (
            <li key={card} data-owned={owned || undefined}>
              <Target
                id={targetOf('card', card)}
                label={`${names.technologyCards[card]}. ${names.technologyEffects[technology]} ${needs}`}
              >
                <TechnologyStrip card={card} modifier={modifier} />
              </Target>
            </li>
          )
        })}
      </ol>
      <p className="deck">{words.things.deck(view.technologyDeckSize)}</p>
    </div>
  )
}
