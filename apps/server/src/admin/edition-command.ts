import { readFileSync } from 'node:fs'
import { check, markOf, readEdition, type Edition } from '@entrepot/kernel'
import type { Kysely } from 'kysely'
import { faultOf } from '../bots/examine.ts'
import { Foreseen } from '../foreseen.ts'
import { games } from '../offered-games.ts'
import { adopt, adoptedEditions, dropEdition, keepFigures } from '../storage/editions.ts'
import type { Schema } from '../storage/schema.ts'
import type { Site } from './site.ts'

/** What was done with the editions that the site offers beside the default ones, in words. */
export async function editionDone(
  { database: { db } }: Site,
  [action, first, second]: string[],
): Promise<string> {
  if (action === 'list') return listed(db)
  if (action === 'adopt' && first !== undefined) return adopted(db, first)
  if (action === 'drop' && first !== undefined && second !== undefined) {
    if (await dropEdition(db, first, second)) return `This site no longer offers ${second} of ${first}.`
    throw new Foreseen(`This site has no edition ${second} of ${first}. npm run edition -- list tells all.`)
  }
  throw new Foreseen(
    'Say what to do: npm run edition -- adopt FILE, npm run edition -- list, or npm run edition -- drop GAME ID.',
  )
}

async function listed(db: Kysely<Schema>): Promise<string> {
  const editions = await adoptedEditions(db)
  if (editions.length === 0) return 'This site offers the default editions alone.'
  return editions.map(({ game, id, name, hash }) => `${game} ${id}: ${name} (figures ${hash})`).join('\n')
}

async function adopted(db: Kysely<Schema>, file: string): Promise<string> {
  const edition = readFile(file)
  const game = games.offered.find(({ id }) => id === edition.game)
  if (!game) throw new Foreseen(`${file} is an edition of ${edition.game}, which this site does not offer.`)
  const fault = await faultOf(games, { edition, version: game.version })
  if (fault !== null) throw new Foreseen(`${file} cannot be played: ${fault}.`)
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
    if (error instanceof check.WrongForm) throw new Foreseen(`${file} is not an edition: ${error.message}.`)
    throw new Foreseen(`Cannot read ${file}: ${(error as Error).message}.`)
  }
}
