import { because, type Reason, type Seat } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import {
  ACHIEVEMENT_INDEX,
  ACHIEVEMENTS,
  AGENT_USES,
  AREA_INDEX,
  ASSISTANT,
  CANAL,
  HAND_LIMIT,
  NONE,
  ORDER_INDEX,
  ORDERS,
  PLACEMENT_FEE,
  STANDING_AREAS,
  YEN,
} from './components/components.ts'
import { unusedAgent } from './countries.ts'
import { agentAreas, meets } from './extras.ts'
import { isPhaseA, openAreas } from './placement.ts'
import { othersIn } from './presidents.ts'
import { canPay } from './purse.ts'
import { known, unlisted } from './reason.ts'
import { refuseArea } from './refuse-area.ts'
import { refuseMovement } from './refuse-movement.ts'
import { isChoosing } from './setup.ts'
import { held, inHand, type FrameKind, type Frame, type State } from './state.ts'

/** Why a command that is not listed is refused: the rule that forbids it, and the figures for the sentence about it. */
export function refuse(state: State, seat: Seat, command: Command): Reason {
  if (isChoosing(state)) return refuseChoice(state, seat, command)
  const frame = state.frames[state.frames.length - 1]
  switch (command.type) {
    case 'keep':
    case 'rechoose':
      return because('Y2.7', { reason: 'all have chosen' })
    case 'agent':
    case 'achieve':
    case 'fulfil':
      if (frame.kind !== 'after' && !isPhaseA(frame)) return because('Y3.4', { step: frame.kind })
      return refuseExtra(state, seat, command)
    case 'use':
      return because('Y9.4', { technology: known(command.technology) })
    case 'end':
      return because('Y3.3', { step: frame.kind })
    case 'pass':
    case 'done':
      return because('Y1.7', { step: frame.kind })
    default:
      return refuseStep(state, frame, command)
  }
}

/** The steps to which a command belongs; in any other it comes at the wrong time. */
const STEPS: { readonly [Type in Command['type']]?: readonly FrameKind[] } = {
  place: ['placement'],
  move: ['movement'],
  return: ['movement'],
  stay: ['movement'],
  recall: ['recall'],
  take: ['port'],
  acquire: ['laboratory'],
  fetch: ['warehouse'],
  sell: ['chinatown'],
  buy: ['chinatown'],
  put: ['church', 'customs'],
  give: ['gifts'],
  token: ['fivePower'],
  build: ['building'],
  recover: ['recovery'],
  choose: ['anyGood'],
  deployFrom: ['deploy'],
  deployTo: ['deploy'],
  station: ['station'],
}

function refuseStep(state: State, frame: Frame, command: Command): Reason {
  const steps = Object.hasOwn(STEPS, command.type) ? STEPS[command.type] : undefined
  if (steps === undefined) return because('K.command', { reason: 'unknown command' })
  if (!steps.includes(frame.kind)) return because('Y3.2', { step: frame.kind, command: command.type })
  switch (command.type) {
    case 'place':
      return refusePlacement(state, frame, AREA_INDEX.get(command.area) ?? NONE)
    case 'move':
    case 'return':
    case 'stay':
    case 'recall':
      return refuseMovement(state, frame, command)
    default:
      return refuseArea(state, frame, command)
  }
}

function refuseChoice(state: State, seat: Seat, command: Command): Reason {
  if (command.type === 'rechoose') return because('Y2.7', { reason: 'not chosen yet' })
  if (command.type !== 'keep') return because('Y2.7', { reason: 'the orders are still being chosen' })
  if (state.kept[seat] !== NONE) return because('Y2.7', { reason: 'already chosen' })
  return because('Y2.7', { reason: 'not among the dealt orders', order: known(command.order) })
}

function refusePlacement(state: State, frame: Frame, area: number): Reason {
  const { seat } = frame
  if (area === CANAL) return because('Y4.3')
  if (area === NONE || (STANDING_AREAS[state.seats] & (1 << area)) === 0) return because('Y2.1')
  if (inHand(state, seat, ASSISTANT) === 0) return because('Y1.6', { piece: 'assistant' })
  if ((openAreas(state, frame) & (1 << area)) === 0) {
    return because(frame.area === NONE ? 'Y4.1' : 'Y9.9', { placed: frame.count })
  }
  const fee = PLACEMENT_FEE * othersIn(state, seat, area)
  const yen = held(state, seat, YEN)
  return fee > yen ? because('Y4.2', { needed: fee, yen }) : unlisted()
}

function refuseExtra(
  state: State,
  seat: Seat,
  command: Command & { readonly type: 'agent' | 'achieve' | 'fulfil' },
): Reason {
  switch (command.type) {
    case 'agent': {
      if (state.agentsThisTurn >= AGENT_USES) return because('Y7.1', { reason: 'once per turn' })
      if (unusedAgent(state, seat) === NONE) return because('Y7.1', { reason: 'no unused agent' })
      const area = AREA_INDEX.get(command.area) ?? NONE
      if (area === NONE || (agentAreas(state, seat) & (1 << area)) === 0) {
        return because('Y7.1', { reason: 'needs an own assistant and no own president there' })
      }
      return unlisted()
    }
    case 'achieve': {
      const achievement = ACHIEVEMENT_INDEX.get(command.achievement) ?? NONE
      const place = state.achievements.indexOf(achievement)
      if (achievement === NONE || place < 0) return because('Y2.5')
      if ((state.achievers[place] & (1 << seat)) !== 0) return because('Y7.2', { reason: 'once per player' })
      if (inHand(state, seat, ASSISTANT) === 0) return because('Y7.2', { reason: 'no assistant in hand' })
      return meets(state, seat, ACHIEVEMENTS[achievement]) ? unlisted() : because('Y7.5')
    }
    case 'fulfil': {
      const order = ORDER_INDEX.get(command.order) ?? NONE
      const hand = state.orderHand.slice(seat * HAND_LIMIT, (seat + 1) * HAND_LIMIT)
      if (order === NONE || !hand.includes(order)) return because('Y7.3', { reason: 'not in hand' })
      if (!canPay(state, seat, ORDERS[order].requires))
        return because('Y7.3', { reason: 'goods are missing' })
      return unlisted()
    }
  }
}
