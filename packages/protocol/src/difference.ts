// What leads from one JSON value to another, in few bytes: most of what a seat sees of a table stays as it was.

import type { ChangeMessage, Sight } from './socket.ts'

/**
 * A change of a JSON value, itself JSON:
 *
 * - `[value]`: it is this value now.
 * - `{ "name": change, … }`: members of an object changed, or items of a list by their numbers; the others stay.
 *   A member whose change is `[]` is gone.
 * - `[from, gone, ...items]`: of a list, so many items from a number on have gone, and these have come in their place.
 */
export type Change = readonly unknown[] | { readonly [name: string]: Change }

/** A change that is known, and between which values. */
export interface KnownChange {
  readonly before: unknown
  readonly after: unknown
  readonly change: Change | undefined
}

/**
 * What leads from one value to the other; undefined when they are the same. Where both share parts with the values of a
 * change that is known, its parts are taken over.
 */
export function difference(before: unknown, after: unknown, known?: KnownChange): Change | undefined {
  if (before === after) return undefined
  if (known !== undefined && before === known.before && after === known.after) return known.change
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [after]
  if (!Array.isArray(after))
    return Array.isArray(before) ? [after] : objectDifference(before as Members, after as Members, known)
  return Array.isArray(before) ? listDifference(before, after, known) : [after]
}

function objectDifference(before: Members, after: Members, known?: KnownChange): Change | undefined {
  // Made only when something has changed: most of what is compared has not.
  let changes: Record<string, Change> | undefined
  let left = 0
  for (const _ in before) left++
  // Lists of names and values would be two thirds of all that a command leaves to be collected.
  for (const name in after) {
    const was = before[name]
    const is = after[name]
    if (was !== undefined) left--
    if (was === is) continue
    const change = memberDifference(was, is, known && knownMember(known, name))
    if (change !== undefined) (changes ??= {})[name] = change
  }
  if (left > 0) for (const name in before) if (!Object.hasOwn(after, name)) (changes ??= {})[name] = []
  return changes
}

/** What is known of a member or an item; nothing where the whole was replaced, or items came and went. */
function knownMember({ before, after, change }: KnownChange, name: string): KnownChange | undefined {
  if (Array.isArray(change) || !isWhole(before) || !isWhole(after)) return undefined
  const changes = change as { readonly [name: string]: Change } | undefined
  return { before: before[name], after: after[name], change: changes?.[name] }
}

function isWhole(value: unknown): value is Members {
  return typeof value === 'object' && value !== null
}

/** Nothing in JSON is undefined but what is not there. */
function memberDifference(before: unknown, after: unknown, known?: KnownChange): Change | undefined {
  return after === undefined && before !== undefined ? [] : difference(before, after, known)
}

function listDifference(
  before: readonly unknown[],
  after: readonly unknown[],
  known?: KnownChange,
): Change | undefined {
  if (before.length !== after.length) return spliceDifference(before, after)
  let changes: Record<string, Change> | undefined
  let replaced = 0
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue
    const change = difference(before[i], after[i], known && knownMember(known, String(i)))
    if (change === undefined) continue
    changes ??= {}
    changes[i] = change
    if (Array.isArray(change)) replaced++
  }
  return replaced > after.length / 2 ? spliceDifference(before, after) : changes
}

function spliceDifference(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const least = Math.min(before.length, after.length)
  let from = 0
  while (from < least && same(before[from], after[from])) from++
  let kept = 0
  while (kept < least - from && same(before[before.length - 1 - kept], after[after.length - 1 - kept])) kept++
  if (from === 0 && kept === 0) return [after]
  return [from, before.length - from - kept, ...after.slice(from, after.length - kept)]
}

function same(a: unknown, b: unknown): boolean {
  return difference(a, b) === undefined
}

type Members = { readonly [name: string]: unknown }

/** The value after a change; `before` stays as it is, and what has not changed is shared with it. */
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0]
    const [from, gone, ...items] = change as [number, number, ...unknown[]]
    return (before as unknown[]).toSpliced(from, gone, ...items)
  }
  const after = Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Members) }
  const members = after as Record<string, unknown>
  for (const [name, of] of Object.entries(change as { readonly [name: string]: Change })) {
    if (Array.isArray(of) && of.length === 0) delete members[name]
    else members[name] = changed(members[name], of)
  }
  return after
}

/** What a viewer sees after a `change` of what it saw at the position from which that leads. */
export function sightAfter(before: Sight, { change, deciders }: ChangeMessage): Sight {
  return { ...(changed(before, change) as Sight), deciders }
}
