import { because, type Reason } from '@entrepot/kernel'
import { firstOf } from './bits.ts'
import { hasAssistant, missingFaith } from './boards.ts'
import type { Command } from './commands.ts'
import {
  AREAS,
  CARD_INDEX,
  CARDS,
  CHURCH_SPACE_INDEX,
  CUSTOMS_SPACE_INDEX,
  CUSTOMS_SPACES,
  HOUSE_LOT,
  IMPORT,
  LOT_INDEX,
  LOTS,
  NONE,
  ORDER_INDEX,
  PORT_SLOT_COUNT,
  PORT_SLOTS,
  SHOP,
  TRADING_HOUSE,
  YEN,
} from './components/components.ts'
import { PIECES } from './components/schema.ts'
import { missingLevels, slotOf } from './laboratories.ts'
import { known, unlisted } from './reason.ts'
import { assistantsIn, held, inHand, inWarehouse, lotOwner, owns, type Frame, type State } from './state.ts'
import { priceOf } from './warehouse.ts'

/** Y6, Y8, Y10: why that cannot be done in an action or with what it brought. */
export function refuseArea(state: State, frame: Frame, command: Command): Reason {
  switch (command.type) {
    case 'take':
      return refuseOrder(state, frame, ORDER_INDEX.get(command.order) ?? NONE)
    case 'acquire':
      return refuseTechnology(state, frame, CARD_INDEX.get(command.card) ?? NONE)
    case 'fetch':
      return refusePiece(state, frame, PIECES.indexOf(command.piece))
    case 'sell':
    case 'buy':
      return because('Y8.5', { what: known(command.what), yen: held(state, frame.seat, YEN) })
    case 'put':
      return frame.kind === 'church'
        ? refuseChurch(state, frame, command.space)
        : refuseCustoms(state, frame, command.space)
    case 'give':
      return because('R14', { missing: missingFaith(frame, firstOf(frame.set)) })
    case 'token':
      return unlisted()
    case 'build':
      return refuseBuilding(state, frame, LOT_INDEX.get(command.lot) ?? NONE)
    case 'recover':
      return because('Y9.10', { assistants: assistantsIn(state, frame.seat, frame.area) })
    case 'choose':
      return because('Y10.1')
    case 'deployFrom':
    case 'deployTo':
      return because('Y10.3')
    case 'station':
      return because('Y9.2')
    default:
      return unlisted()
  }
}

function refuseOrder(state: State, { area, power, set }: Frame, order: number): Reason {
  const { board, reach } = AREAS[area]
  const slot = state.ports.indexOf(order) - board * PORT_SLOTS
  if (order === NONE || slot < 0 || slot >= PORT_SLOT_COUNT[board])
    return because('Y8.2', { reason: 'not in this port' })
  if ((reach[power] & (1 << slot)) === 0) return because('Y8.2', { reason: 'out of reach', power })
  return because('Y8.2', { reason: set === 0 ? 'the first order is free' : 'a second order is paid for' })
}

function refuseTechnology(state: State, frame: Frame, card: number): Reason {
  const slot = card === NONE ? NONE : slotOf(state, frame, card)
  if (slot === NONE) return because('Y8.3', { reason: 'not in this laboratory' })
  if (owns(state, frame.seat, 1 << CARDS[card].technology)) return because('Y1.5')
  return because('Y8.3', {
    reason: 'levels are missing',
    missing: missingLevels(frame, card, slot),
    yen: held(state, frame.seat, YEN),
    imports: held(state, frame.seat, IMPORT),
  })
}

function refusePiece(state: State, { seat }: Frame, piece: number): Reason {
  if (piece < 0) return unlisted()
  if (inWarehouse(state, seat, piece) === 0) return because('Y1.6', { piece: PIECES[piece] })
  const yen = held(state, seat, YEN)
  const needed = priceOf(state, seat, piece)
  return needed > yen ? because('Y8.4', { piece: PIECES[piece], needed, yen }) : unlisted()
}

function refuseChurch(state: State, frame: Frame, id: string): Reason {
  const space = CHURCH_SPACE_INDEX.get(id) ?? NONE
  if (space === NONE) return because('Y8.6', { reason: 'not on this board' })
  if (state.church[space] !== NONE) return because('Y8.6', { reason: 'taken' })
  if (!hasAssistant(state, frame)) return because('Y8.6', { reason: 'no assistant' })
  return because('Y8.6', { reason: 'faith is missing', missing: missingFaith(frame, space) })
}

function refuseCustoms(state: State, frame: Frame, id: string): Reason {
  const space = CUSTOMS_SPACE_INDEX.get(id) ?? NONE
  if (space === NONE) return because('Y8.7', { reason: 'not on this board' })
  if (state.customs[space] !== NONE) return because('Y8.7', { reason: 'taken' })
  if (!hasAssistant(state, frame)) return because('Y8.7', { reason: 'no assistant' })
  const { needs } = CUSTOMS_SPACES[space]
  const most = AREAS[frame.area].amount[frame.power]
  if (needs > most) return because('Y8.7', { reason: 'more than the power allows', needed: needs, most })
  return because('Y8.7', {
    reason: 'imports are missing',
    needed: needs,
    imports: held(state, frame.seat, IMPORT),
  })
}

function refuseBuilding(state: State, { seat, area }: Frame, lotIndex: number): Reason {
  if (lotIndex === NONE || Math.floor(lotIndex / LOTS) !== state.sites[area]) {
    return because('Y6.4', { reason: 'not on this site' })
  }
  const lot = lotIndex % LOTS
  const piece = lot === HOUSE_LOT ? TRADING_HOUSE : SHOP
  if (inHand(state, seat, piece) === 0) return because('Y1.6', { piece: PIECES[piece] })
  if (lotOwner(state, area, lot) !== NONE) return because('Y6.4', { reason: 'taken' })
  return because('Y6.4', { reason: 'one own shop in an area' })
}
