import { because, popFrame, type Reason, type Seat } from '@entrepot/kernel'
import { POST, REMOVE, RETURN, type Command } from './commands.ts'
import { COMPANIES } from './components/components.ts'
import {
  COLUMN_COINS,
  COLUMN_SPACES,
  COLUMN_TWIN,
  COLUMNS,
  coinsIndex,
  REGIONS,
  regionSet,
  regionsIn,
} from './components/map.ts'
import { amountOnly, decision, frameOf } from './decision.ts'
import type { Say } from './events.ts'
import { unknown } from './reason.ts'
import { pushFrame, type Frame, type State } from './state.ts'

/** The posts left in a company's base. */
export function postsLeft(state: State, company: number): number {
  let left = 0
  for (let column = company * COLUMNS; column < (company + 1) * COLUMNS; column++) left += state.posts[column]
  return left
}

/** The coins uncovered on a company's base: what a share is worth (M12.2). */
export function shareValue(state: State, company: number): number {
  let coins = 0
  for (let column = company * COLUMNS; column < (company + 1) * COLUMNS; column++)
    coins += COLUMN_COINS[coinsIndex(column, state.lastOpen[column], state.posts[column])]
  return coins
}

/** Whether a column looks like an earlier one of its base, so that choosing it would be the same. */
function isTwin(state: State, column: number): boolean {
  const twin = COLUMN_TWIN[column]
  return (
    twin >= 0 && state.posts[twin] === state.posts[column] && state.lastOpen[twin] === state.lastOpen[column]
  )
}

/** The top post of a column comes off; the last space stays open for good once uncovered (M6.5, M6.8). */
function uncover(state: State, column: number): void {
  state.posts[column]--
  if (state.posts[column] === 0) state.lastOpen[column] = 1
}

function columnOf(command: { readonly company: string; readonly column: number }): number {
  return COMPANIES.find(command.company) * COLUMNS + command.column - 1
}

/** A column that cannot be chosen, with the posts left in it. */
function refuseColumn(
  state: State,
  command: Command & { type: 'post' | 'return' | 'remove' },
  rule: string,
): Reason {
  const company = COMPANIES.find(command.company)
  const isColumn = Number.isInteger(command.column) && command.column >= 1 && command.column <= COLUMNS
  if (company < 0 || !isColumn) return unknown(command)
  const posts = state.posts[columnOf(command)]
  return because(rule, { company: command.company, column: command.column, posts })
}

// ── A post for an entered region (M6.5) ──

export const post = decision({
  rule: 'M6.5',

  list(state, { company }, out) {
    for (let column = company * COLUMNS; column < (company + 1) * COLUMNS; column++)
      if (state.posts[column] > 0 && !isTwin(state, column)) out.push(POST[column])
  },

  apply(state, { seat, company, item }, command, emit) {
    if (command.type !== 'post') return
    popFrame(state)
    uncover(state, columnOf(command))
    state.regions[item] |= 1 << company
    if (emit)
      emit({
        type: 'regionEntered',
        seat,
        company: command.company,
        region: REGIONS.ids[item],
        column: command.column,
      })
  },

  refuse: { post: (state, _frame, command) => refuseColumn(state, command, 'M6.5') },

  show({ kind, seat, company, item }) {
    return { kind, seat, company: COMPANIES.ids[company], region: REGIONS.ids[item] }
  },
  read(shown) {
    return frameOf(shown, { company: COMPANIES.find(shown.company), item: REGIONS.find(shown.region) })
  },
})

// ── Displaced posts go back (M6.8, M6.9) ──

/** Every other company's post in the entered regions goes back, the first company on top. */
export function pushReturns(state: State, seat: Seat, company: number, entered: number): void {
  for (let other = COMPANIES.size - 1; other >= 0; other--) {
    if (other !== company && displacedRegion(state, other, entered) >= 0)
      pushFrame(state, 'return', seat, other, 0, entered, 0)
  }
}

/** A region of the set with a post of the company; -1 when there is none left. */
function displacedRegion(state: State, company: number, regions: number): number {
  for (let region = 0; region < REGIONS.size; region++) {
    if ((regions >> region) & 1 && (state.regions[region] >> company) & 1) return region
  }
  return -1
}

/** The last space, once uncovered, is no legal space. */
function hasRoom(state: State, column: number): boolean {
  return state.posts[column] < COLUMN_SPACES[column] - state.lastOpen[column]
}

export const returning = decision({
  rule: 'M6.8',

  list(state, { company }, out) {
    for (let column = company * COLUMNS; column < (company + 1) * COLUMNS; column++)
      if (hasRoom(state, column) && !isTwin(state, column)) out.push(RETURN[column])
  },

  apply(state, frame, command, emit) {
    if (command.type !== 'return') return
    state.posts[columnOf(command)]++
    takeFromRegion(state, frame, command.column, emit)
  },

  /** No legal space is free: the post leaves the game (M6.9). */
  lose(state, frame, emit) {
    state.lostPosts[frame.company]++
    takeFromRegion(state, frame, null, emit)
  },

  refuse: { return: (state, _frame, command) => refuseColumn(state, command, 'M6.8') },

  show({ kind, seat, company, set }) {
    return { kind, seat, company: COMPANIES.ids[company], regions: regionsIn(set) }
  },
  read(shown) {
    return frameOf(shown, { company: COMPANIES.find(shown.company), set: regionSet(shown.regions ?? []) })
  },
})

function takeFromRegion(state: State, frame: Frame, column: number | null, emit: Say): void {
  const { company, set } = frame
  const region = displacedRegion(state, company, set)
  state.regions[region] &= ~(1 << company)
  if (emit)
    emit({ type: 'postReturned', company: COMPANIES.ids[company], region: REGIONS.ids[region], column })
  if (displacedRegion(state, company, set) < 0) popFrame(state)
}

// ── Posts removed by a reward (M10.6) ──

export function pushRemove(state: State, seat: Seat, posts: number): void {
  if (posts > 0) pushFrame(state, 'remove', seat, -1, posts, 0, 0)
}

export const remove = decision({
  rule: 'M10.6',

  list(state, _frame, out) {
    for (let column = 0; column < REMOVE.length; column++)
      if (state.posts[column] > 0 && !isTwin(state, column)) out.push(REMOVE[column])
  },

  apply(state, frame, command, emit) {
    if (command.type !== 'remove') return
    frame.amount--
    if (frame.amount === 0) popFrame(state)
    uncover(state, columnOf(command))
    state.lostPosts[COMPANIES.find(command.company)]++
    if (emit)
      emit({ type: 'postRemoved', seat: frame.seat, company: command.company, column: command.column })
  },

  refuse: { remove: (state, _frame, command) => refuseColumn(state, command, 'M10.6') },
  ...amountOnly,
})
