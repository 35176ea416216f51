import type { BaseCommand } from '@entrepot/kernel'
import type { Choice, Draft } from '../client.ts'
import { begin, isLaidOut, NOTHING_BEGUN } from './arrive.ts'
import { commandsOf, inputOf, mustWait, refusalOf } from './foresight.ts'
import { canUndo, commandsToConfirm, decisionOf, isLoss } from './readings.ts'
import type { Step, TableState } from './state.ts'

// What the viewer can do at a table. While an earlier position is looked at, nothing is decided.

/** A click on a thing: with one choice it takes it, with several it asks which, with none it says what forbids it. */
export function press(state: TableState, target: string, name: string): Step {
  const decision = decisionOf(state)
  const input = inputOf(state)
  if (decision === null || input === null) return stay(state)
  const draft = state.viewpoint.client.lay?.(target, input) ?? null
  if (draft !== null) return lay(state, draft)
  const shortcut = state.viewpoint.client.shortcut?.(target, input) ?? null
  if (shortcut !== null) return choose(state, shortcut)
  const choices = decision.choices.filter(({ targets }) => targets.includes(target))
  const [only] = choices
  if (only === undefined && state.now.undoable > 0 && state.viewpoint.client.takesBack?.(target, input))
    return takeBack(begin(state, NOTHING_BEGUN), 1)
  if (only === undefined) return stay(begin(state, { refused: refusalOf(state, target) }))
  if (choices.length === 1) return choose(state, only)
  return stay(begin(state, { narrowed: { to: 'thing', name, choices }, refused: null }))
}

/** Takes a choice; what would end the turn or show something new waits for its confirmation. */
export function choose(state: TableState, choice: Choice): Step {
  if (decisionOf(state) === null) return stay(state)
  const commands = commandsOf(choice)
  return choice.rare || isLoss(state, choice) || mustWait(state, ...commands)
    ? stay(begin(state, { awaitingConfirm: choice, narrowed: null, refused: null }))
    : submit(state, commands)
}

/** Lays something out on the table. As soon as it has become one of the choices, that one is taken. */
export function lay(state: TableState, draft: Draft): Step {
  if (decisionOf(state) === null) return stay(state)
  const laid = begin(state, { draft, refused: null })
  const completed = laid.decision?.completed
  return completed === undefined ? stay(laid) : choose(state, completed)
}

/** Offers the choices of one group alone. */
export function narrow(state: TableState, name: string, choices: readonly Choice[]): Step {
  return stay(begin(state, { narrowed: { to: 'group', name, choices } }))
}

export function forgetRefusal(state: TableState): Step {
  return stay(begin(state, { refused: null }))
}

export function confirm(state: TableState): Step {
  const commands = commandsToConfirm(state)
  return commands === null ? stay(state) : submit(state, commands)
}

/** One step back: what waits, then what is laid out, then the last command. */
export function undo(state: TableState): Step {
  if (!canUndo(state)) return stay(state)
  const { awaitingConfirm, narrowed, now } = state
  if (awaitingConfirm !== null || narrowed !== null)
    return stay(begin(state, { awaitingConfirm: null, narrowed: null }))
  return isLaidOut(state) ? stay(begin(state, NOTHING_BEGUN)) : takeBack(state, Math.min(1, now.undoable))
}

/** Back to the beginning of the turn. */
export function reset(state: TableState): Step {
  return canUndo(state) ? takeBack(begin(state, NOTHING_BEGUN), state.now.undoable) : stay(state)
}

/** Takes the only choice there is. What was done in the turn is not passed over: it waits like any end of a turn. */
export function pass(state: TableState): Step {
  const only = decisionOf(state)?.choices[0]
  if (only === undefined) return stay(state)
  return state.now.undoable > 0 ? choose(state, only) : submit(state, [only.command])
}

function stay(state: TableState): Step {
  return { state, order: null }
}

function submit(state: TableState, commands: readonly BaseCommand[]): Step {
  return {
    state: { ...begin(state, { awaitingConfirm: null }), sent: true },
    order: { kind: 'submit', commands },
  }
}

function takeBack(state: TableState, count: number): Step {
  return { state, order: count === 0 ? null : { kind: 'undo', count } }
}
