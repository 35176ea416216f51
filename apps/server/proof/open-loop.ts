// Commands at fixed moments, whatever the server does: one that is sent late counts from the moment it was due.

import { setImmediate, setTimeout } from 'node:timers/promises'
import { newTally, type ScriptedTable, type Tally } from './scripted-table.ts'

/** Up to this rate the last millisecond before a command is waited out awake; above, timers share their ticks. */
const PRECISE_RATE = 250
/** How long answers may take after the last command. */
const PATIENCE_MS = 5_000

/** Plays at the tables for a while at so many commands a second, and counts what comes of it. */
export async function playAtRate(
  tables: readonly ScriptedTable[],
  tally: Tally,
  rate: number,
  seconds: number,
): Promise<void> {
  Object.assign(tally, newTally())
  const began = performance.now()
  const end = began + seconds * 1000
  const dueAt = (number: number): number => began + (number / rate) * 1000
  let number = 0
  let next = 0
  while (dueAt(number) < end && performance.now() < end) {
    await until(dueAt(number), rate <= PRECISE_RATE)
    for (let tried = 0; tried < tables.length && dueAt(number) <= performance.now(); tried++) {
      const table = tables[next++ % tables.length] as ScriptedTable
      if (!table.ready) continue
      table.move(dueAt(number++))
      tried = 0
    }
  }
  while (tally.acknowledged < tally.sent && performance.now() < end + PATIENCE_MS) await setTimeout(5)
  if (tally.acknowledged < tally.sent) tally.lost.push(`${tally.sent - tally.acknowledged} unanswered`)
}

async function until(moment: number, precisely: boolean): Promise<void> {
  const left = moment - performance.now()
  if (!precisely) return setTimeout(Math.max(1, left))
  if (left > 2) await setTimeout(left - 1.5)
  do await setImmediate()
  while (performance.now() < moment)
}

/** The value below which a share of the sorted values lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The highest rate that holds, to about five per cent: upwards until one does not hold, then by halves. */
export async function climb(first: number, holds: (rate: number) => Promise<boolean>): Promise<number> {
  let held = 0
  let broken: number | undefined
  for (let rate = first; ;) {
    if (await holds(rate)) held = rate
    else broken = rate
    if (broken !== undefined && broken - held <= broken * 0.05) return held
    rate = Math.round(broken === undefined ? rate * 1.25 : (held + broken) / 2)
  }
}
