import { decisionAt, type Command, type Good, type Piece, type View } from '@entrepot/yokohama'
import type { DecisionInput } from '../../table/client.ts'
import { readTarget } from './targets.ts'

/** The command that a click on a thing would mean if the rules allowed it. */
export function attempt(target: string, input: DecisionInput): Command | null {
  const view = input.view as View
  const kind = decisionAt(view)?.kind
  const { kind: what, id } = readTarget(target)
  switch (what) {
    case 'area':
      return attemptArea(id, view)
    case 'lot':
      return { type: 'build', lot: id }
    case 'token':
      return { type: 'token' }
    case 'order':
      return { type: 'fulfil', order: id }
    case 'offer':
      return { type: 'take', order: id }
    case 'card':
      return { type: 'acquire', card: id, imports: 0 }
    case 'space':
      return { type: 'put', space: id }
    case 'achievement':
      return { type: 'achieve', achievement: id }
    case 'piece':
      return { type: 'fetch', piece: id as Piece }
    case 'good':
      return kind === 'chinatown' ? { type: 'sell', what: id as Good } : { type: 'choose', good: id as Good }
    case 'hand':
      return null
  }
}

function attemptArea(area: string, view: View): Command {
  const frame = decisionAt(view)
  switch (frame?.kind) {
    case 'movement':
      return { type: 'move', to: area }
    case 'recall':
    case 'station':
      return { type: frame.kind, area }
    case 'deploy':
      return frame.from === null ? { type: 'deployFrom', from: area } : { type: 'deployTo', area }
    case 'after':
      return { type: 'agent', area }
    default:
      return { type: 'place', area }
  }
}
