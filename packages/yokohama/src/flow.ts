import { popFrame } from '@entrepot/kernel'
import {
  listBuilding,
  listFivePower,
  listRecovery,
  runBuilding,
  runFivePower,
  runRecovery,
  applyBuilding,
  applyFivePower,
  applyRecovery,
} from './area.ts'
import {
  listChurch,
  listCustoms,
  listGifts,
  runChurch,
  runCustoms,
  applyChurch,
  applyCustoms,
  applyGifts,
} from './boards.ts'
import { listChinatown, applyChinatown } from './chinatown.ts'
import type { Command } from './commands.ts'
import type { Say } from './events.ts'
import { applyAfter, isAskedAnyway, listAfter } from './extras.ts'
import { listAnyGood, listDeploy, applyAnyGood, applyDeploy } from './gains.ts'
import { listLaboratory, runLaboratory, applyLaboratory } from './laboratories.ts'
import { isMovementOpen, listMovement, listRecall, applyMovement, applyRecall } from './movement.ts'
import { applyPlacement, isPhaseA, isPlacementOpen, listPlacement, runPlacement } from './placement.ts'
import { listPort, runPort, applyPort } from './ports.ts'
import type { Frame, State } from './state.ts'
import { applyStation, listStation, listUses, use } from './technologies.ts'
import { areasOfAssistants } from './presidents.ts'
import { passTurn } from './turn.ts'
import { hasPieces, listWarehouse, applyWarehouse } from './warehouse.ts'

/** The legal commands of the decision at hand, whatever the chapter. */
export function listFrame(state: State, frame: Frame, out: Command[]): void {
  switch (frame.kind) {
    case 'after':
      listAfter(state, frame, out)
      break
    case 'placement':
      listPlacement(state, frame, out)
      break
    case 'movement':
      listMovement(state, frame, out)
      break
    case 'recall':
      listRecall(state, frame, out)
      break
    case 'port':
      listPort(state, frame, out)
      break
    case 'laboratory':
      listLaboratory(state, frame, out)
      break
    case 'church':
      listChurch(state, frame, out)
      break
    case 'gifts':
      listGifts(state, frame, out)
      break
    case 'customs':
      listCustoms(state, frame, out)
      break
    case 'fivePower':
      listFivePower(out)
      break
    case 'building':
      listBuilding(state, frame, out)
      break
    case 'recovery':
      listRecovery(state, frame, out)
      break
    case 'warehouse':
      listWarehouse(state, frame, out)
      break
    case 'chinatown':
      listChinatown(state, frame, out)
      break
    case 'anyGood':
      listAnyGood(out)
      break
    case 'deploy':
      listDeploy(state, frame, out)
      break
    case 'station':
      listStation(state, out)
  }
  listUses(state, frame, out)
}

/** Carries out a command of the decision at hand. */
export function applyFrame(state: State, frame: Frame, command: Command, emit: Say): void {
  if (command.type === 'use') return use(state, frame.seat, command.technology, emit)
  switch (frame.kind) {
    case 'after':
      return applyAfter(state, frame, command, emit)
    case 'placement':
      return applyPlacement(state, frame, command, emit)
    case 'movement':
      return applyMovement(state, frame, command, emit)
    case 'recall':
      return applyRecall(state, frame, command, emit)
    case 'port':
      return applyPort(state, frame, command, emit)
    case 'laboratory':
      return applyLaboratory(state, frame, command, emit)
    case 'church':
      return applyChurch(state, frame, command, emit)
    case 'gifts':
      return applyGifts(state, frame, command, emit)
    case 'customs':
      return applyCustoms(state, frame, command, emit)
    case 'fivePower':
      return applyFivePower(state, frame, command, emit)
    case 'building':
      return applyBuilding(state, frame, command, emit)
    case 'recovery':
      return applyRecovery(state, frame, command, emit)
    case 'warehouse':
      return applyWarehouse(state, frame, command, emit)
    case 'chinatown':
      return applyChinatown(state, frame, command, emit)
    case 'anyGood':
      if (command.type === 'choose') applyAnyGood(state, frame, command.good, emit)
      return
    case 'deploy':
      return applyDeploy(state, frame, command, emit)
    case 'station':
      if (command.type === 'station') applyStation(state, frame, command.area, emit)
  }
}

/** Steps in which there is nothing to choose go by without a decision: also where a technology could be used meanwhile. */
function runFrame(state: State, frame: Frame, emit: Say): boolean {
  switch (frame.kind) {
    case 'placement':
      return runPlacement(state, frame)
    case 'port':
      return runPort(state, frame, emit)
    case 'laboratory':
      return runLaboratory(state, frame)
    case 'church':
      return runChurch(state, frame)
    case 'customs':
      return runCustoms(state, frame)
    case 'fivePower':
      return runFivePower(state, frame)
    case 'building':
      return runBuilding(state, frame)
    case 'recovery':
      return runRecovery(state, frame, emit)
    case 'warehouse':
      if (hasPieces(state, frame.seat)) return false
      popFrame(state)
      return true
    default:
      return false
  }
}

/** The commonest decisions, recognised without listing what they offer; phase C also where it is asked anyway. */
function isSurelyOpen(state: State, frame: Frame): boolean {
  switch (frame.kind) {
    case 'placement':
      return isPlacementOpen(state, frame)
    case 'movement':
      return isMovementOpen(state, frame)
    case 'recall':
      return areasOfAssistants(state, frame.seat) !== 0
    case 'after':
      return isAskedAnyway(state, frame.seat)
    default:
      return false
  }
}

/** Goes on until somebody has something to choose: forced commands are carried out without asking. */
export function settle(state: State, emit: Say): void {
  for (;;) {
    if (state.frames.length === 0) {
      passTurn(state, emit)
      if (state.over) return
    }
    const frame = state.frames[state.frames.length - 1]
    if (isSurelyOpen(state, frame)) return
    if (runFrame(state, frame, emit)) continue
    const choices: Command[] = []
    listFrame(state, frame, choices)
    if (choices.length > 1) return
    if (isPhaseA(frame) && isAskedAnyway(state, frame.seat)) return
    applyFrame(state, frame, choices[0], emit)
  }
}
