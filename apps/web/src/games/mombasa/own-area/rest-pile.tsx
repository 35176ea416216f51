import { cardFacts, playerOf, SLOT_IDS, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import { cardName } from '@entrepot/telling/mombasa/describe'
import type { ReactNode } from 'react'
import { Sign } from '../art/drawing.tsx'
import { Target } from '../../../table/target.tsx'
import { useView } from '../../../table/table-context.ts'
import { KIND_ICONS } from '../icons.ts'
import { useLexicon } from '../lexicon.ts'
import { CardScene, isCounted } from '../market/card-face.tsx'

/** So many cards show their pictures; of more, only sign and value. */
const WITH_PICTURES = 2

/** The cards resting over a slot, their heads looking out from behind it. */
export function RestPile({
  seat,
  slot,
  own,
  joining,
}: {
  seat: Seat
  slot: string
  own: boolean
  /** The card laid into the slot: after the round it rests here and comes back with the others. */
  joining?: string | undefined
}): ReactNode {
  const lexicon = useLexicon()
  const { words, names, speech } = lexicon
  const view = useView<View>()
  const cards = playerOf(view, seat).piles[SLOT_IDS.indexOf(slot)] ?? []
  const label = speech.labelled(
    names.restPiles[slot],
    speech.facts(cards.map((card) => cardName(card, lexicon))) || words.things.empty,
  )
  const together = joining === undefined ? cards : [...cards, joining]
  const tabs = together.map((card) => {
    const { kind, value } = cardFacts(card)
    const joins = card === joining
    return (
      <span
        key={card}
        className={`rest-tab kind-${kind}`}
        aria-hidden="true"
        data-joins={joins || undefined}
        data-piece={own && !joins ? `card:${card}` : undefined}
        data-place={`pile:${slot}`}
      >
        <b>
          <Sign name={KIND_ICONS[kind]} />
          {isCounted(kind) ? value : null}
        </b>
        {together.length > WITH_PICTURES ? null : <CardScene kind={kind} value={value} />}
      </span>
    )
  })
  const many = together.length > WITH_PICTURES
  return own && cards.length > 0 ? (
    <Target id={`pile:${slot}`} label={label} className={many ? 'rest-pile many' : 'rest-pile'}>
      {tabs}
    </Target>
  ) : (
    <span className={many ? 'rest-pile many' : 'rest-pile'} role="img" aria-label={label} data-says={label}>
      {tabs}
    </span>
  )
}
