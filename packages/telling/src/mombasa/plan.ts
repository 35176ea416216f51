import { canBePlanned, playerOf, sameCard, SLOT_IDS, type Command, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import type { Draft } from '../decision.ts'

// The plan is laid out on the table first, in any order, and sent as a whole: the rules ask slot by slot from the left.

/** The slots that can be planned, left to right. Where a plan was interrupted on its way, it goes on from there. */
export function openSlots(view: View, seat: Seat): string[] {
  const { openSlots: open, planning } = playerOf(view, seat)
  const first = planning === null ? 0 : SLOT_IDS.indexOf(planning)
  return SLOT_IDS.filter((_, index) => index >= first && open[index])
}

/** Puts a card into a slot; a card that lies there or the card's former place is freed. */
export function layCard(draft: Draft, slot: string, card: string): Draft {
  const rest = Object.entries(draft).filter(
    ([place, laid]) => place !== slot && place !== MARKED && laid !== card,
  )
  return { ...Object.fromEntries(rest), [slot]: card }
}

/** Takes a card back from wherever it lies. */
export function liftCard(draft: Draft, card: string): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([, laid]) => laid !== card))
}

/** The place of the draft that names the slot marked for the next card. */
export const MARKED = 'marked'

/** Marks an empty slot for the next card, or takes the mark away; null where the slot cannot be planned. */
export function markSlot(draft: Draft, slot: string, view: View, seat: Seat): Draft | null {
  if (!openSlots(view, seat).includes(slot)) return null
  return draft[MARKED] === slot ? liftCard(draft, slot) : { ...draft, [MARKED]: slot }
}

/** The slot that the next card goes to: the one that is marked, else the first free one. */
export function firstFreeSlot(draft: Draft, view: View, seat: Seat): string | undefined {
  const free = openSlots(view, seat).filter((slot) => draft[slot] === undefined)
  return free.find((slot) => slot === draft[MARKED]) ?? free[0]
}

/** The commands that a draft amounts to. Of cards that look the same the rules offer the first one in hand. */
export function planCommands(view: View, seat: Seat, draft: Draft): Command[] {
  const hand = [...playerOf(view, seat).hand]
  const commands: Command[] = []
  for (const slot of openSlots(view, seat)) {
    if (!hand.some(canBePlanned)) break
    const wanted = draft[slot]
    const card =
      wanted === undefined ? null : (hand.find((held) => sameCard(held) === sameCard(wanted)) ?? null)
    if (card !== null) hand.splice(hand.indexOf(card), 1)
    commands.push({ type: 'plan', slot, card })
  }
  return commands
}
