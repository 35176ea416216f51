import type { BaseCommand } from '@entrepot/kernel'
import type { Snapshot } from '../../session/session.ts'
import type { Choice, Decision, Draft } from '../client.ts'
import { isLaidOut, NOTHING_BEGUN } from './arrive.ts'
import { commandsOf } from './foresight.ts'
import type { Narrowed, TableState } from './state.ts'

// What the parts of a table read. Each gives the same value for as long as it is the same, so that who reads it need not
// look again.

export function isLive({ past }: TableState): boolean {
  return past === null
}

/** What is shown: now, or an earlier position. */
export function snapshotOf({ now, past }: TableState): Snapshot {
  return past ?? now
}

export function viewOf(state: TableState): object {
  return snapshotOf(state).view
}

/** What the viewer is to decide; null while others decide, and while an earlier position is looked at. */
export function decisionOf({ past, decision }: TableState): Decision | null {
  return past === null ? decision : null
}

export function draftOf({ past, draft }: TableState): Draft {
  return past === null ? draft : NOTHING_BEGUN.draft
}

/** The choice that awaits its confirmation. */
export function awaitingConfirmOf({ past, awaitingConfirm }: TableState): Choice | null {
  return past === null ? awaitingConfirm : null
}

/** Whether something is lost by a choice. Where there is no other, nobody is warned. */
export function isLoss({ legal }: TableState, { loses }: Choice): boolean {
  return loses !== undefined && legal.length > 1
}

/** What would be lost by the choice that awaits its confirmation; null where nothing is. */
export function lossOf(state: TableState): string | null {
  const awaiting = awaitingConfirmOf(state)
  return awaiting !== null && isLoss(state, awaiting) ? (awaiting.loses ?? null) : null
}

/** What the bar is narrowed to: the choices of one thing or group. */
export function narrowedOf({ past, narrowed }: TableState): Narrowed | null {
  return past === null ? narrowed : null
}

/** Whether a click on a thing would choose something. */
export function isLegal(state: TableState, target: string): boolean {
  if (state.past !== null) return false
  const choices = state.narrowed?.choices ?? state.decision?.choices
  return choices !== undefined && targetsOf(choices).has(target)
}

/** Whether the choice that awaits its confirmation is about a thing. */
export function isChosen(state: TableState, target: string): boolean {
  return awaitingConfirmOf(state)?.targets.includes(target) ?? false
}

/** What confirming would send; null while there is nothing. */
export function commandsToConfirm(state: TableState): readonly BaseCommand[] | null {
  if (state.past !== null) return null
  return state.awaitingConfirm === null ? (state.decision?.ready ?? null) : commandsOf(state.awaitingConfirm)
}

export function canConfirm(state: TableState): boolean {
  return commandsToConfirm(state) !== null
}

export function canUndo(state: TableState): boolean {
  return state.past === null && (isLaidOut(state) || state.narrowed !== null || state.now.undoable > 0)
}

/** Whether a choice of the viewer has come to nothing, here or at the table. */
export function hasLapsed({ past, lapsed, now }: TableState): boolean {
  return past === null && (lapsed || now.lapsedAt === now.position)
}

/** The position at which nothing is left to the viewer but one choice; null everywhere else. */
export function forcedAt(state: TableState): number | null {
  const { viewpoint, legal, now } = state
  const isForced =
    legal.length === 1 && decisionOf(state) !== null && now.deciders.includes(viewpoint.seat ?? -1)
  return isForced ? now.position : null
}

const targetSets = new WeakMap<readonly Choice[], ReadonlySet<string>>()

/** Hundreds of things ask at every change: the choices are gone through once. */
function targetsOf(choices: readonly Choice[]): ReadonlySet<string> {
  const known = targetSets.get(choices)
  if (known !== undefined) return known
  const targets = new Set(choices.flatMap((choice) => choice.targets))
  targetSets.set(choices, targets)
  return targets
}
