import { playerOf, SLOT_IDS, type View } from '@entrepot/mombasa'
import { cardName } from '@entrepot/telling/mombasa/describe'
import { layCard, MARKED } from '@entrepot/telling/mombasa/plan'
import type { DragEvent, ReactNode } from 'react'
import { useLexicon } from '../lexicon.ts'
import { CardFace } from '../market/card-face.tsx'
import { useController, useDraft, useSeat, useView } from '../../../table/table-context.ts'

/** A slot being planned: a card dropped or clicked lies in it; a click takes it back. */
export function PlanSlot({ slot }: { slot: string }): ReactNode {
  const lexicon = useLexicon()
  const { words, names, speech } = lexicon
  const view = useView<View>()
  const seat = useSeat()
  const draft = useDraft()
  const controller = useController()
  const card = draft[slot]
  const pile = seat === null ? [] : (playerOf(view, seat).piles[SLOT_IDS.indexOf(slot)] ?? [])
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    const dropped = event.dataTransfer.getData('text/plain')
    if (dropped !== '') controller.lay(layCard(draft, slot, dropped))
  }
  const place = names.actionSlots[slot] ?? slot
  return (
    <>
      <button
        type="button"
        data-target={`slot:${slot}`}
        className={card === undefined ? 'slot plan empty target' : 'slot plan filled target'}
        data-legal
        data-marked={draft[MARKED] === slot || undefined}
        aria-label={speech.labelled(place, card === undefined ? words.things.empty : cardName(card, lexicon))}
        onClick={() => controller.press(`slot:${slot}`, place)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        {card === undefined ? (
          <small>{words.things.empty}</small>
        ) : (
          <CardFace card={card} place={`slot:${slot}`} />
        )}
      </button>
      {card === undefined || pile.length === 0 ? null : (
        <span className="visually-hidden">{words.things.comesBack(pile)}</span>
      )}
    </>
  )
}
