import { cardValue, components, playerOf, SLOT_IDS, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import { cardName } from '@entrepot/telling/mombasa/describe'
import { openSlots } from '@entrepot/telling/mombasa/plan'
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { Target } from '../../../table/target.tsx'
import { useDraft, useView } from '../../../table/table-context.ts'
import { Sign } from '../art/drawing.tsx'
import { useLexicon } from '../lexicon.ts'
import { CardFace } from '../market/card-face.tsx'
import { PlanSlot } from './plan-slot.tsx'
import { RestPile } from './rest-pile.tsx'

/** Five slots, each with its rest pile above: what is used here comes back from there. */
export function Slots({ seat, own = false }: { seat: Seat; own?: boolean }): ReactNode {
  const { words } = useLexicon()
  const view = useView<View>()
  const player = playerOf(view, seat)
  const draft = useDraft()
  const planning = own && view.phase === 'planning' && player.planning !== null
  return (
    <section className="slots" aria-label={words.things.slots}>
      {SLOT_IDS.map((slot, index) => (
        <div key={slot} className="slot-column" data-locked={!player.openSlots[index] || undefined}>
          <RestPile seat={seat} slot={slot} own={own} joining={planning ? draft[slot] : undefined} />
          {planning && openSlots(view, seat).includes(slot) ? (
            <PlanSlot slot={slot} />
          ) : (
            <Slot seat={seat} slot={slot} index={index} own={own} />
          )}
        </div>
      ))}
    </section>
  )
}

function Slot({
  seat,
  slot,
  index,
  own,
}: {
  seat: Seat
  slot: string
  index: number
  own: boolean
}): ReactNode {
  const lexicon = useLexicon()
  const { things } = lexicon.words
  const view = useView<View>()
  const player = playerOf(view, seat)
  const laid = player.slots[index]
  if (laid) {
    const name = cardName(laid.card, lexicon)
    // Start cards are alike for everybody: a card in use is one of the player whose turn it is.
    const isInUse = view.turn === seat && view.inUse.includes(laid.card)
    const kind = `slot filled${laid.faceDown ? ' face-down' : ''}${isInUse ? ' in-use' : ''}`
    const plus = view.tiles['tile-plus1-good']
    const face = (
      <>
        <CardFace
          card={laid.card}
          value={cardValue(view, seat, laid.card)}
          faceDown={laid.faceDown}
          {...(own ? { place: `slot:${slot}` } : {})}
        />
        {plus?.seat === seat && plus.card === laid.card ? (
          <span className="plus-one">
            <Sign name="plusOneGood" />
          </span>
        ) : null}
      </>
    )
    const label = laid.faceDown ? lexicon.speech.facts([name, things.faceDown]) : name
    return own ? (
      <Target id={`slot:${slot}`} label={label} className={kind}>
        {face}
      </Target>
    ) : (
      <span className={kind} role="img" aria-label={label} data-look={`card:${laid.card}`}>
        {face}
      </span>
    )
  }
  const { unlockedBy } = components.playerBoard.actionSlots[index] ?? {}
  const locked = !player.openSlots[index]
  const { diamondTrack, bookkeepingTrack } = components.playerBoard
  const why =
    unlockedBy === 'diamond'
      ? things.lockedDiamond(diamondTrack.unlockSlotAt)
      : things.lockedBooks(bookkeepingTrack.unlockSlotAt)
  return (
    <span
      className={locked ? 'slot locked' : 'slot empty'}
      role={locked ? 'img' : undefined}
      aria-label={locked ? why : undefined}
      data-says={locked ? why : things.empty}
    >
      {locked ? (
        <>
          <Icon name="lock" />
          <Sign name={unlockedBy === 'diamond' ? 'diamond' : 'inkwell'} />
          <small>
            {unlockedBy === 'diamond' ? diamondTrack.unlockSlotAt : bookkeepingTrack.unlockSlotAt}
          </small>
        </>
      ) : (
        <small>{things.empty}</small>
      )}
    </span>
  )
}
