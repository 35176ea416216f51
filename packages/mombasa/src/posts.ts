import { popFrame, type Seat } from '@entrepot/kernel'
import { POST, REMOVE, RETURN, type Command } from './commands.ts'
import { COMPANIES } from './components/components.ts'
import { COLUMN_COINS, COLUMN_SPACES, COLUMN_TWIN, COLUMNS, REGIONS } from './components/map.ts'
import type { Say } from './events.ts'
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
    coins += COLUMN_COINS[column][state.lastOpen[column]][state.posts[column]]
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

// ── A post for an entered region (M6.5) ──

export function listPost(state: State, { company }: Frame, out: Command[]): void {
  for (let column = company * COLUMNS; column < (company + 1) * COLUMNS; column++)
    if (state.posts[column] > 0 && !isTwin(state, column)) out.push(POST[column])
}

export function applyPost(state: State, frame: Frame, command: Command, emit: Say): void {
  if (command.type !== 'post') return
  const { seat, company, item } = frame
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
}

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

export function listReturn(state: State, { company }: Frame, out: Command[]): void {
  for (let column = company * COLUMNS; column < (company + 1) * COLUMNS; column++)
    if (hasRoom(state, column) && !isTwin(state, column)) out.push(RETURN[column])
}

export function applyReturn(state: State, frame: Frame, command: Command, emit: Say): void {
  if (command.type !== 'return') return
  state.posts[columnOf(command)]++
  takeFromRegion(state, frame, command.column, emit)
}

/** No legal space is free: the post leaves the game (M6.9). */
export function loseReturning(state: State, frame: Frame, emit: Say): void {
  state.lostPosts[frame.company]++
  takeFromRegion(state, frame, null, emit)
}

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

export function listRemove(state: State, _frame: Frame, out: Command[]): void {
  for (let column = 0; column < REMOVE.length; column++)
    if (state.posts[column] > 0 && !isTwin(state, column)) out.push(REMOVE[column])
}

export function applyRemove(state: State, frame: Frame, command: Command, emit: Say): void {
  if (command.type !== 'remove') return
  frame.amount--
  if (frame.amount === 0) popFrame(state)
  uncover(state, columnOf(command))
  state.lostPosts[COMPANIES.find(command.company)]++
  if (emit) emit({ type: 'postRemoved', seat: frame.seat, company: command.company, column: command.column })
}
