import {
  canonicalJson,
  hashFigures,
  markOf,
  type Edition,
  type EditionMark,
  type ExportedGame,
  type Game,
} from '@entrepot/kernel'
import { LIMITS, type EditionWish } from '@entrepot/protocol'
import type { Release } from '@entrepot/releases'
import type { Kysely } from 'kysely'
import type { Games } from '../games.ts'
import type { TableFacts } from '../play/table.ts'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import {
  adopt,
  adoptedEditions,
  countFigures,
  keepFigures,
  readFigures,
  type AdoptedEdition,
} from '../storage/editions.ts'
import type { Schema } from '../storage/schema.ts'

/** The edition that is wished for a table, its figures kept; null for the default one. */
export async function chosenEdition(
  context: ServerContext,
  accountId: string,
  game: Game,
  wish: EditionWish | undefined,
): Promise<EditionMark | null> {
  if (wish === undefined) return null
  if ('adopted' in wish) return adoptedOf(context, game, wish.adopted)
  const edition = editionOf(wish.brought)
  if (edition.game !== game.id)
    throw new Problem(422, 'bad-edition', `This is an edition of ${edition.game}, not of ${game.id}.`)
  // The default edition under another name.
  if (game.figures !== undefined && hashFigures(edition.figures) === hashFigures(game.figures)) return null
  await requirePlayable(context, edition, game.version)
  return keepBrought(context, accountId, edition)
}

async function adoptedOf({ database }: ServerContext, { id }: Game, edition: string): Promise<EditionMark> {
  const found = (await adoptedEditions(database.db)).find(
    (adopted) => adopted.game === id && adopted.id === edition,
  )
  if (!found) throw new Problem(422, 'unknown-edition', `This site has no edition ${edition} of ${id}.`)
  const { name, hash } = found
  return { id: edition, name, hash }
}

function editionOf({ id, name, game, figures }: Omit<Edition, 'provenance'>): Edition {
  return { id, name, game, figures, provenance: {} }
}

/** Refuses figures with which no game can be played, with a sentence that says why. */
async function requirePlayable(context: ServerContext, edition: Edition, version: string): Promise<void> {
  requireSmall(edition)
  const fault = await context.pool.examine({ edition, version }).catch((error: unknown) => {
    context.log.warn(error, 'figures could not be examined')
    throw new Problem(503, 'not-examined', 'These figures could not be examined in time. Try it once more.')
  })
  if (fault !== null) throw new Problem(422, 'bad-edition', `This edition cannot be played: ${fault}.`)
}

function requireSmall({ figures }: Edition): void {
  const bytes = Buffer.byteLength(canonicalJson(figures))
  if (bytes <= LIMITS.figures) return
  throw new Problem(
    422,
    'bad-edition',
    `These figures take ${bytes} bytes; ${LIMITS.figures} is the most. Leave out what is no figure.`,
  )
}

async function keepBrought(
  { database, now }: ServerContext,
  accountId: string,
  edition: Edition,
): Promise<EditionMark> {
  const mark = markOf(edition)
  if (await readFigures(database.db, mark.hash)) return mark
  const brought = await countFigures(database.db, accountId)
  if (brought >= LIMITS.editionsPerPerson)
    throw new Problem(409, 'too-many-editions', `You have brought ${brought} editions. Use one of them.`)
  await keepFigures(database.db, edition, mark.hash, accountId, now())
  return mark
}

/** The edition of a game from a file that was found sound; null for the default one of its version. */
export async function importedEdition(
  context: ServerContext,
  accountId: string,
  { game, version, edition }: ExportedGame,
): Promise<EditionMark | null> {
  if (edition?.figures === undefined) return null
  const { id, name, figures } = edition
  const brought = editionOf({ id, name, game, figures })
  requireSmall(brought)
  const rules = await context.games.find(game, version, edition)
  return rules?.game.edition === undefined ? null : keepBrought(context, accountId, brought)
}

/** Offers an edition to everybody at the site. */
export async function adoptEdition(
  context: ServerContext,
  brought: Omit<Edition, 'provenance'>,
): Promise<AdoptedEdition> {
  const edition = editionOf(brought)
  const game = context.games.offered.find(({ id }) => id === edition.game)
  if (!game) throw new Problem(422, 'unknown-game', `There is no game ${edition.game} here.`)
  await requirePlayable(context, edition, game.version)
  const { db } = context.database
  const mark = markOf(edition)
  await keepFigures(db, edition, mark.hash, null, context.now())
  const adopted = { ...mark, game: game.id }
  await adopt(db, adopted, context.now())
  return adopted
}

/** The rules of a table, with the figures of its edition; undefined when this server does not have them. */
export async function rulesAt(
  games: Games,
  db: Kysely<Schema>,
  { game, version, edition }: Pick<TableFacts, 'game' | 'version' | 'edition'>,
): Promise<Release | undefined> {
  if (edition === null) return games.find(game, version)
  const kept = await readFigures(db, edition.hash)
  return kept && games.find(game, version, { ...edition, figures: kept.figures })
}
