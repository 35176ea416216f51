import type { Kysely } from 'kysely'
import type { TableFacts } from '../play/table.ts'
import { readClocks, readDeciders } from './rows.ts'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

/** A version that games were begun on. */
export interface PlayedVersion {
  readonly game: string
  readonly version: string
  /** How many stored games, running and over. */
  readonly count: number
}

export async function playedVersions(db: Db): Promise<PlayedVersion[]> {
  const rows = await db
    .selectFrom('game_table')
    .select((eb) => ['game', 'version', eb.fn.countAll().as('count')])
    .where('seed', 'is not', null)
    .groupBy(['game', 'version'])
    .orderBy('game')
    .orderBy('version')
    .execute()
  return rows.map(({ game, version, count }) => ({ game, version, count: Number(count) }))
}

/** The tables at which a version is being played. */
export async function tablesPlayedBy(
  db: Db,
  { game, version }: Pick<PlayedVersion, 'game' | 'version'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('game_table')
    .select('id')
    .where('status', '=', 'playing')
    .where('game', '=', game)
    .where('version', '=', version)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Running games at which nothing falls due. */
export async function idleTables(
  db: Db,
): Promise<Pick<TableFacts, 'id' | 'game' | 'version' | 'clocks' | 'deciders'>[]> {
  const rows = await db
    .selectFrom('game_table')
    .select(['id', 'game', 'version', 'clocks', 'deciding'])
    .where('status', '=', 'playing')
    .where('clock_due_at', 'is', null)
    .where('bot_due_at', 'is', null)
    .execute()
  return rows.map(({ id, game, version, clocks, deciding }) => ({
    id,
    game,
    version,
    clocks: readClocks(clocks),
    deciders: readDeciders(deciding),
  }))
}
