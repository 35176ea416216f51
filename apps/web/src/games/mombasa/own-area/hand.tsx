import { canBePlanned, cardFacts, playerOf, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import { cardName } from '@entrepot/telling/mombasa/describe'
import type { ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { useController, useDecision, useDraft, useView } from '../../../table/table-context.ts'
import { useLexicon } from '../lexicon.ts'
import { CardFace } from '../market/card-face.tsx'

const ORDER = ['coffee', 'banana', 'cotton', 'expansion', 'bookkeeper', 'diamondMerchant', 'share']

/** The cards in hand, sorted by kind. While planning, a click lays a card into the next free slot. */
export function Hand({ seat }: { seat: Seat }): ReactNode {
  const lexicon = useLexicon()
  const view = useView<View>()
  const draft = useDraft()
  const decision = useDecision()
  const player = playerOf(view, seat)
  const planning = view.phase === 'planning' && player.planning !== null && decision !== null
  const laid = Object.values(draft)
  const cards = player.hand
    .filter((card) => !(planning && laid.includes(card)))
    .toSorted((a, b) => {
      const [first, second] = [cardFacts(a), cardFacts(b)]
      return ORDER.indexOf(first.kind) - ORDER.indexOf(second.kind) || first.value - second.value
    })
  return (
    <section className="hand" aria-label={lexicon.words.things.hand}>
      {cards.length === 0 ? <p className="none">{lexicon.words.things.cardsInHand(0)}</p> : null}
      {cards.map((card) =>
        planning ? (
          <PlanCard key={card} card={card} />
        ) : (
          <Target key={card} id={`hand:${card}`} label={cardName(card, lexicon)} className="hand-card">
            <CardFace card={card} place="hand" />
          </Target>
        ),
      )}
    </section>
  )
}

/** A card of the hand while planning: a click lays it into the next free slot, or it is dragged into one. */
function PlanCard({ card }: { card: string }): ReactNode {
  const name = cardName(card, useLexicon())
  const controller = useController()
  const usable = canBePlanned(card)
  return (
    <button
      type="button"
      data-target={`hand:${card}`}
      className="hand-card target"
      data-legal={usable || undefined}
      aria-label={name}
      disabled={!usable}
      draggable={usable}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', card)}
      onClick={() => controller.press(`hand:${card}`, name)}
    >
      <CardFace card={card} place="hand" />
    </button>
  )
}
