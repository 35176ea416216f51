import type { SiteEvents } from '@entrepot/protocol'
import type { Kysely } from 'kysely'
import { isOver } from '../play/table.ts'
import { openInvitations, seatedTables, type Invitation, type SeatedAt } from '../storage/bots.ts'
import type { Schema } from '../storage/schema.ts'

/** An event with its name. */
export type Told = {
  readonly [Name in keyof SiteEvents]: { readonly name: Name; readonly data: SiteEvents[Name] }
}[keyof SiteEvents]

/** Somebody who is told what concerns an account, each thing once. */
export interface Reader {
  readonly accountId: string
  /** What ended by then is known already. */
  readonly since: number
  /** What it has been told, by a name of the occasion. */
  readonly known: Set<string>
  tell(told: Told): void
}

/**
 * Finds out what happened to those who read, from the rows that all processes of a site share: whichever of them a move came
 * to, and whatever was missed in between, the rows have it.
 */
export async function tellReaders(
  db: Kysely<Schema>,
  readers: readonly Reader[],
  now: number,
): Promise<void> {
  if (readers.length === 0) return
  const accounts = [...new Set(readers.map(({ accountId }) => accountId))]
  const since = Math.min(...readers.map((reader) => reader.since))
  const [invitations, seated] = await Promise.all([
    openInvitations(db, accounts),
    seatedTables(db, accounts, since),
  ])
  for (const reader of readers) {
    const occasions = [
      ...invitations.filter(({ account }) => account === reader.accountId).map(invited),
      ...seated
        .filter(({ account }) => account === reader.accountId)
        .flatMap((at) => atTable(at, reader, now)),
    ]
    for (const { key, told } of occasions) if (!reader.known.has(key)) reader.tell(told)
    reader.known.clear()
    for (const { key } of occasions) reader.known.add(key)
  }
}

interface Occasion {
  /** Names it: what has been told under this name is not told again. */
  readonly key: string
  readonly told: Told
}

function invited({ table, game, by, at }: Invitation): Occasion {
  return { key: `invited ${table}`, told: { name: 'invited', data: { table, game, by, at } } }
}

function atTable(at: SeatedAt, { since }: Reader, now: number): Occasion[] {
  const { table, game, seat, status, length, deciders, endedAt, outcome } = at
  if (status === 'playing') {
    if (!deciders.includes(seat)) return []
    return [
      {
        key: `turn ${table} ${length}`,
        told: { name: 'turn', data: { table, game, at: now, seat, length } },
      },
    ]
  }
  if (!isOver(at) || endedAt === null || endedAt <= since) return []
  const data = { table, game, at: endedAt, status: status as 'finished', outcome }
  return [{ key: `over ${table}`, told: { name: 'over', data } }]
}
