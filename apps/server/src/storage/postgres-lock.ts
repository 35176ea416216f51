import type pg from 'pg'

/** Any number, the same in every process of the site: held by servers together, by a restore alone. */
const SITE_LOCK = 7_364_202

/** Marks the database as served for as long as the connection lasts; false while it is being restored. */
export async function takeAsServer(client: pg.ClientBase): Promise<boolean> {
  return granted(client, 'SELECT pg_try_advisory_lock_shared($1) AS granted')
}

/** Keeps servers away for as long as the connection lasts; false while one is there. */
export async function takeForRestore(client: pg.ClientBase): Promise<boolean> {
  return granted(client, 'SELECT pg_try_advisory_lock($1) AS granted')
}

async function granted(client: pg.ClientBase, query: string): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(query, [SITE_LOCK])
  return rows[0]?.granted === true
}
