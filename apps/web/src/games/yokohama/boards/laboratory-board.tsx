import { boardOf, technologyCardOf } from '@entrepot/telling/yokohama/components'
import { acquisitionPrice } from '@entrepot/telling/yokohama/decisions/laboratories'
import { gainText } from '@entrepot/telling/yokohama/phrases'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import {
  decisionAt,
  hasTechnology,
  levelsMissing,
  playerOf,
  type Command,
  type SlotsView,
  type View,
} from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useDecision, useSeat, useView } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'
import { Gains } from './gains.tsx'
import { TechnologyStrip } from './technology-strip.tsx'

/** The technologies of a laboratory, with what each slot adds to the level, and while one can be acquired its price. */
export function LaboratoryBoard({ board }: { board: SlotsView }): ReactNode {
  const { words, names } = useLexicon()
  const seat = useSeat()
  const view = useView<View>()
  const { slots = [], area } = boardOf(board.id)
  const frame = decisionAt(view)
  const atIssue = frame?.kind === 'laboratory' && frame.area === area && frame.seat === seat
  return (
    <section className="management laboratory-board" aria-label={names.managementBoards[board.id]}>
      <h2>{names.areas[area]}</h2>
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
          const needs = owned ? words.things.owned : words.things.needs(value + modifier, value, modifier)
          return (
            <li key={card} data-owned={owned || undefined}>
              <Target
                id={targetOf('card', card)}
                label={`${names.technologyCards[card]}. ${names.technologyEffects[technology]} ${needs}`}
              >
                <TechnologyStrip card={card} modifier={modifier} place={board.id}>
                  {owned ? <small>{words.things.owned}</small> : atIssue ? <Price card={card} /> : null}
                </TechnologyStrip>
              </Target>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Every way to pay for a technology now; where there is none, how many levels are missing. */
function Price({ card }: { card: string }): ReactNode {
  const lexicon = useLexicon()
  const { words } = lexicon
  const decision = useDecision()
  const view = useView<View>()
  const prices = (decision?.choices ?? [])
    .map(({ command }) => command as Command)
    .filter((command) => command.type === 'acquire')
    .filter((command) => command.card === card)
    .map(({ imports }) => acquisitionPrice(view, card, imports))
  if (prices.length === 0) {
    const missing = levelsMissing(view, card)
    return (
      <small className="lacking" role="img" aria-label={words.things.levelsMissing(missing)}>
        −<Amount icon="level" count={missing} />
      </small>
    )
  }
  return prices.map((price, place) => {
    const text = gainText(lexicon, price)
    return (
      <small key={text} className="price">
        {place === 0 ? null : words.things.or}
        {Object.keys(price).length === 0 ? (
          words.choices.free
        ) : (
          <span role="img" aria-label={text}>
            <Gains gain={price} counted />
          </span>
        )}
      </small>
    )
  })
}
