// The editions that the site offers beside the default ones, while the server runs or not.
//
//   npm run edition -- adopt FILE       offers the edition of a file, in the place of the one with the same id
//   npm run edition -- list
//   npm run edition -- drop GAME ID     offers it no longer; tables that have it keep it

import { readFileSync } from 'node:fs'
import { check, markOf, readEdition, type Edition } from '@entrepot/kernel'
import { sql, type Kysely } from 'kysely'
import { faultOf } from './bots/examine.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { games } from './offered-games.ts'
import { adopt, adoptedEditions, dropEdition, keepFigures } from './storage/editions.ts'
import { openDatabase } from './storage/open.ts'
import { DatabaseUnreachable } from './storage/postgres.ts'
import type { Schema } from './storage/schema.ts'
import { openBesideServer } from './storage/sqlite.ts'

const USAGE =
  'Say what to do: npm run edition -- adopt FILE, npm run edition -- list, or npm run edition -- drop GAME ID.'

/** Something that the person can mend. */
class EditionError extends Error {
  override name = 'EditionError'
}

const [action, ...rest] = process.argv.slice(2)
try {
  const { db, close } = await opened(readConfig(process.env, process.cwd()))
  try {
    process.stdout.write(`${await done(db)}\n`)
  } finally {
    await close()
  }
} catch (error) {
  const foreseen = [EditionError, ConfigError, DatabaseUnreachable].some((kind) => error instanceof kind)
  process.stderr.write(`${foreseen ? (error as Error).message : String((error as Error).stack)}\n`)
  process.exitCode = 1
}

/** What was done, in words. */
async function done(db: Kysely<Schema>): Promise<string> {
  const [first, second] = rest
  if (action === 'list') return listed(db)
  if (action === 'adopt' && first !== undefined) return adopted(db, first)
  if (action === 'drop' && first !== undefined && second !== undefined) {
    if (await dropEdition(db, first, second)) return `This site no longer offers ${second} of ${first}.`
    throw new EditionError(
      `This site has no edition ${second} of ${first}. npm run edition -- list tells all.`,
    )
  }
  throw new EditionError(USAGE)
}

interface Opened {
  readonly db: Kysely<Schema>
  close(): Promise<void>
}

async function opened({ databaseUrl, dataDir }: Config): Promise<Opened> {
  const nobodyYet = `There is no database in ${dataDir} that knows editions. Start the server once; DATA_DIR names the folder.`
  if (databaseUrl !== undefined) {
    return openDatabase({ databaseUrl, dataDir }, (error) => {
      throw error
    })
  }
  const db = openBesideServer(dataDir)
  if (db === undefined) throw new EditionError(nobodyYet)
  try {
    await sql`SELECT count(*) FROM adopted_edition`.execute(db)
    return { db, close: () => db.destroy() }
  } catch {
    await db.destroy()
    throw new EditionError(nobodyYet)
  }
}

async function listed(db: Kysely<Schema>): Promise<string> {
  const editions = await adoptedEditions(db)
  if (editions.length === 0) return 'This site offers the default editions alone.'
  return editions.map(({ game, id, name, hash }) => `${game} ${id}: ${name} (figures ${hash})`).join('\n')
}

async function adopted(db: Kysely<Schema>, file: string): Promise<string> {
  const edition = readFile(file)
  const game = games.offered.find(({ id }) => id === edition.game)
  if (!game)
    throw new EditionError(`${file} is an edition of ${edition.game}, which this site does not offer.`)
  const fault = await faultOf(games, { edition, version: game.version })
  if (fault !== null) throw new EditionError(`${file} cannot be played: ${fault}.`)
  const { id, name, hash } = markOf(edition)
  const now = Date.now()
  await keepFigures(db, edition, hash, null, now)
  await adopt(db, { game: game.id, id, name, hash }, now)
  return `This site now offers ${name} (${id}) of ${game.id}.`
}

function readFile(file: string): Edition {
  try {
    return readEdition(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof check.WrongForm)
      throw new EditionError(`${file} is not an edition: ${error.message}.`)
    throw new EditionError(`Cannot read ${file}: ${(error as Error).message}.`)
  }
}
