import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { Foreseen } from '../foreseen.ts'
import type { ClusterMessage } from '../storage/database.ts'
import { openDatabase } from '../storage/open.ts'
import { openBesideServer } from '../storage/sqlite.ts'
import type { Acting } from './people.ts'

/** A site as a command sees it: its data, whether servers work on them or not. */
export interface Site extends Acting {
  readonly publicUrl: string | undefined
  close(): Promise<void>
}

/** Opens the data that the settings name. Servers hear of what is changed, or find it out. */
export async function openSite(config: Config): Promise<Site> {
  const { db, tell, close } = await opened(config)
  return {
    publicUrl: config.publicUrl,
    now: Date.now,
    database: { db },
    rooms: {
      changed: (table) => tell({ what: 'table', table }),
      hushed: (table) => tell({ what: 'hushed', table }),
    },
    endSessions: (account) => tell({ what: 'sessions', account }),
    close,
  }
}

interface Opened extends Pick<Site, 'close'> {
  readonly db: Site['database']['db']
  tell(message: ClusterMessage): Promise<void>
}

async function opened({ databaseUrl, dataDir }: Config): Promise<Opened> {
  if (databaseUrl !== undefined) {
    return openDatabase({ databaseUrl, dataDir }, (error) => {
      throw error
    })
  }
  const nobodyYet = new Foreseen(
    `There is no database in ${dataDir} that this version has opened. Start the server once; DATA_DIR names the folder.`,
  )
  const db = openBesideServer(dataDir)
  if (db === undefined) throw nobodyYet
  try {
    await sql`SELECT count(*) FROM administrator`.execute(db)
  } catch {
    await db.destroy()
    throw nobodyYet
  }
  // A server on the same file looks for itself.
  return { db, tell: async () => {}, close: () => db.destroy() }
}
