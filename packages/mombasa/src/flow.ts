import { applyChoice, applyDiscard, applyTier, listChoice, listDiscard, listTier } from './bonus.ts'
import { applyBookkeeper, listBookkeeper } from './bookkeeping.ts'
import { applyPlace, applyPoints, listPlace, listPoints, loseBook, runPoints } from './books.ts'
import type { Command } from './commands.ts'
import type { Say } from './events.ts'
import { applyCollect, applyEnter, listCollect, listEnter, runCollect } from './expansion.ts'
import { applyGoods, listGoods } from './goods.ts'
import { applyBuy, listBuy } from './market.ts'
import {
  applyPost,
  applyRemove,
  applyReturn,
  listPost,
  listRemove,
  listReturn,
  loseReturning,
} from './posts.ts'
import { runBegin } from './setup.ts'
import type { Frame, State } from './state.ts'
import {
  applyAdvance,
  applySteps,
  applyTracks,
  listAdvance,
  listSteps,
  listTracks,
  runAdvance,
  runTracks,
} from './tracks.ts'
import { applyPile, applyTurn, listPile, listTurn, runFinish, runPile } from './turn.ts'

/** Lists the legal commands of a frame: each kind belongs to one chapter of the rules. */
export function listFrame(state: State, frame: Frame, out: Command[]): void {
  switch (frame.kind) {
    case 'turn':
      return listTurn(state, frame, out)
    case 'goods':
      return listGoods(state, frame, out)
    case 'steps':
      return listSteps(state, frame, out)
    case 'enter':
      return listEnter(state, frame, out)
    case 'post':
      return listPost(state, frame, out)
    case 'collect':
      return listCollect(state, frame, out)
    case 'return':
      return listReturn(state, frame, out)
    case 'remove':
      return listRemove(state, frame, out)
    case 'bookkeeper':
      return listBookkeeper(state, frame, out)
    case 'points':
      return listPoints(state, frame, out)
    case 'advance':
      return listAdvance(state, frame, out)
    case 'tracks':
      return listTracks(state, frame, out)
    case 'buy':
      return listBuy(state, frame, out)
    case 'discard':
      return listDiscard(state, frame, out)
    case 'tier':
      return listTier(state, frame, out)
    case 'choice':
      return listChoice(state, frame, out)
    case 'place':
      return listPlace(state, frame, out)
    case 'pile':
      return listPile(state, frame, out)
    case 'finish':
    case 'begin':
      return
  }
}

/** Carries out a command that the frame lists. */
export function applyFrame(state: State, frame: Frame, command: Command, emit: Say): void {
  switch (frame.kind) {
    case 'turn':
      return applyTurn(state, frame, command, emit)
    case 'goods':
      return applyGoods(state, frame, command, emit)
    case 'steps':
      return applySteps(state, frame, command, emit)
    case 'enter':
      return applyEnter(state, frame, command, emit)
    case 'post':
      return applyPost(state, frame, command, emit)
    case 'collect':
      return applyCollect(state, frame, command, emit)
    case 'return':
      return applyReturn(state, frame, command, emit)
    case 'remove':
      return applyRemove(state, frame, command, emit)
    case 'bookkeeper':
      return applyBookkeeper(state, frame, command, emit)
    case 'points':
      return applyPoints(state, frame, command, emit)
    case 'advance':
      return applyAdvance(state, frame, command, emit)
    case 'tracks':
      return applyTracks(state, frame, command)
    case 'buy':
      return applyBuy(state, frame, command, emit)
    case 'discard':
      return applyDiscard(state, frame, command, emit)
    case 'tier':
      return applyTier(state, frame, command, emit)
    case 'choice':
      return applyChoice(state, frame, command, emit)
    case 'place':
      return applyPlace(state, frame, command, emit)
    case 'pile':
      return applyPile(state, frame, command, emit)
    case 'finish':
    case 'begin':
      return
  }
}

/** Does what a frame asks nobody about. True when it did something, so that the top of the stack is to be looked at anew. */
function runFrame(state: State, frame: Frame, emit: Say): boolean {
  switch (frame.kind) {
    case 'finish':
      runFinish(state, frame, emit)
      return true
    case 'begin':
      runBegin(state, emit)
      return true
    case 'points':
      return runPoints(state, frame, emit)
    case 'advance':
      return runAdvance(state, frame, emit)
    case 'tracks':
      return runTracks(state, frame)
    case 'collect':
      return runCollect(state, frame)
    case 'pile':
      return runPile(state, frame, emit)
    default:
      return false
  }
}

/** A frame without a legal command: what it stands for is lost. */
function voidFrame(state: State, frame: Frame, emit: Say): void {
  if (frame.kind === 'return') loseReturning(state, frame, emit)
  else if (frame.kind === 'place') loseBook(state, frame, emit)
  else state.frames.length--
}

const scratch: Command[] = []

/** Goes on until somebody has a choice: what is forced is done without asking. */
export function settle(state: State, emit: Say): void {
  while (state.frames.length > 0) {
    const frame = state.frames[state.frames.length - 1]
    if (runFrame(state, frame, emit)) continue
    scratch.length = 0
    listFrame(state, frame, scratch)
    if (scratch.length > 1) return
    if (scratch.length === 1) applyFrame(state, frame, scratch[0], emit)
    else voidFrame(state, frame, emit)
  }
}
