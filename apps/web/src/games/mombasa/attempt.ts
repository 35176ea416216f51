import { cardFacts, playerOf, SLOT_IDS, type Command, type View } from '@entrepot/mombasa'
import type { DecisionInput } from '../../table/client.ts'

/** The command that a click on a thing would mean if the rules allowed it. */
export function attempt(target: string, input: DecisionInput): Command | null {
  const view = input.view as View
  const kind = view.pending.at(-1)?.kind
  const [what = '', id = '', column = ''] = target.split(':')
  switch (what) {
    case 'region':
      return kind === 'collect' ? { type: 'collect', region: id } : { type: 'enter', region: id }
    case 'base':
      return { type: 'expand', company: id }
    case 'column':
      return kind === 'return' || kind === 'remove'
        ? { type: kind, company: id, column: Number(column) }
        : { type: 'post', company: id, column: Number(column) }
    case 'track':
      return { type: 'step', company: id }
    case 'card':
      return { type: 'buy', card: id }
    case 'book':
      return { type: 'take', book: id }
    case 'space':
      return { type: 'bonus', space: id }
    case 'ledger':
      return kind === 'place'
        ? { type: 'place', book: view.pending.at(-1)?.book ?? '', step: Number(id) }
        : { type: 'move', step: Number(id) }
    case 'pile':
      return { type: 'pile', slot: id }
    case 'hand':
      return { type: 'discard', card: id }
    case 'tile':
      return id === 'tile-bookkeeper' ? { type: 'bookkeeper', card: id } : { type: 'merchant', card: id }
    case 'slot':
      return attemptCard(playerOf(view, input.seat).slots[SLOT_IDS.indexOf(id)]?.card)
    default:
      return null
  }
}

function attemptCard(card: string | undefined): Command | null {
  if (card === undefined) return null
  switch (cardFacts(card).kind) {
    case 'expansion':
      return { type: 'expand', company: null }
    case 'bookkeeper':
      return { type: 'bookkeeper', card }
    case 'diamondMerchant':
      return { type: 'merchant', card }
    default:
      return { type: 'goods', card }
  }
}
