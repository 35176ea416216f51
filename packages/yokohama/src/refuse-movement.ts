import { because, type Reason } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import { AREA_INDEX, CANAL, NONE, STANDING_AREAS, TRAM } from './components/components.ts'
import { stopsBeside } from './movement.ts'
import { othersIn } from './presidents.ts'
import { unlisted } from './reason.ts'
import { assistantsIn, owns, type Frame, type State } from './state.ts'

type MovementCommand = Extract<Command, { readonly type: 'move' | 'return' | 'stay' | 'recall' }>

/** Y5: why the president cannot do that. */
export function refuseMovement(state: State, frame: Frame, command: MovementCommand): Reason {
  const onBoard = state.presidents[frame.seat] !== NONE
  switch (command.type) {
    case 'move':
      return refuseMove(state, frame, AREA_INDEX.get(command.to) ?? NONE)
    case 'return':
      return onBoard ? unlisted() : because('Y5.2', { reason: 'the president is in hand' })
    case 'stay':
      return onBoard ? because('Y5.1') : because('Y5.2', { reason: 'an area is open' })
    case 'recall':
      return because('Y5.6', { reason: 'no own assistant there' })
  }
}

function refuseMove(state: State, { seat }: Frame, area: number): Reason {
  const from = state.presidents[seat]
  if (area === CANAL) return because('Y5.5', { reason: 'the canal' })
  if (area === NONE || (STANDING_AREAS[state.seats] & (1 << area)) === 0) return because('Y2.1')
  if (area === from) return because('Y5.5', { reason: 'the area it started from' })
  const beside = othersIn(state, seat, area) > 0
  if (beside && (stopsBeside(state, seat) & (1 << area)) === 0)
    return because(from === NONE ? 'Y5.2' : 'Y5.4')
  const byTram = owns(state, seat, TRAM) && !beside
  if (assistantsIn(state, seat, area) === 0 && !byTram) return because(from === NONE ? 'Y5.2' : 'Y5.3')
  return because('Y5.7', { reason: 'no such way, or not enough yen for it' })
}
