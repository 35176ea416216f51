import { canonicalJson, type Edition, type EditionMark } from '@entrepot/kernel'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

/** Keeps figures under their fingerprint; those that are there already stay as they are. */
export async function keepFigures(
  db: Db,
  { game, figures }: Pick<Edition, 'game' | 'figures'>,
  hash: string,
  accountId: string | null,
  now: number,
): Promise<void> {
  await db
    .insertInto('figures')
    .values({ hash, game, body: canonicalJson(figures), account_id: accountId, made_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

export interface KeptFigures {
  readonly game: string
  readonly figures: object
}

export async function readFigures(db: Db, hash: string): Promise<KeptFigures | undefined> {
  const row = await db
    .selectFrom('figures')
    .select(['game', 'body'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row && { game: row.game, figures: JSON.parse(row.body) as object }
}

/** How many sets of figures a person has brought. */
export async function countFigures(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('figures')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface AdoptedEdition extends EditionMark {
  readonly game: string
}

/** What the site offers beside the default editions, by name. */
export function adoptedEditions(db: Db): Promise<AdoptedEdition[]> {
  return db
    .selectFrom('adopted_edition')
    .select(['game', 'id', 'name', 'hash'])
    .orderBy('game')
    .orderBy('name')
    .execute()
}

/** Offers an edition, in the place of the one with the same id. Tables that were opened with that one keep it. */
export async function adopt(db: Db, { game, id, name, hash }: AdoptedEdition, now: number): Promise<void> {
  await db
    .insertInto('adopted_edition')
    .values({ game, id, name, hash, adopted_at: now })
    .onConflict((conflict) => conflict.columns(['game', 'id']).doUpdateSet({ name, hash, adopted_at: now }))
    .execute()
}

/** Offers an edition no longer; false where there was none. */
export async function dropEdition(db: Db, game: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('adopted_edition')
    .where('game', '=', game)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}
