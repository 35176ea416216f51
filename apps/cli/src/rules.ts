import { knowledgeOfEarlier } from '@entrepot/bots/earlier'
import { knowledgeOf } from '@entrepot/bots/players'
import type { Edition, Game, GameRecord } from '@entrepot/kernel'
import { loadEdition, loadRelease, type Release } from '@entrepot/releases'
import { CliError } from './cli-error.ts'
import { gameOf, tallyingOf } from './games.ts'

/** The rules that a stored game began on, with the figures that it began with, and what bots know of them. */
export async function playedBy({
  game: id,
  version,
  edition,
}: Pick<GameRecord, 'game' | 'version' | 'edition'>): Promise<Release> {
  if (edition?.figures !== undefined)
    return opened({ ...edition, game: id, figures: edition.figures, provenance: {} }, version)
  const game = gameOf(id)
  if (game.version === version) return { game, knowledge: knowledgeOf(game) }
  const released = await loadRelease(id, version)
  if (released)
    return { ...released, knowledge: await knowledgeOfEarlier(released.game, released.knowledge, '4') }
  throw new CliError(
    `there are no rules of ${id} ${version} here (the newest are ${game.version}): take a newer Entrepôt for it`,
  )
}

/** The rules alone. */
export async function rulesOf(record: Pick<GameRecord, 'game' | 'version' | 'edition'>): Promise<Game> {
  return (await playedBy(record)).game
}

/** The present rules of a game and its bots, with the figures of an edition or with its own. */
export async function playedWith(id: string, edition: Edition | undefined): Promise<Required<Release>> {
  const game = gameOf(id)
  const tally = await tallyingOf(game)
  if (edition === undefined) return { game, knowledge: knowledgeOf(game), tally }
  const release = await opened(edition, game.version)
  return { ...release, tally: release.tally ?? tally }
}

/** A version of a game with the figures of an edition. */
export async function opened(edition: Edition, version: string): Promise<Release> {
  let release: Release | undefined
  try {
    release = await loadEdition(edition, version)
  } catch (error) {
    throw new CliError(
      `${edition.game} ${version} cannot be played with these figures: ${(error as Error).message}`,
    )
  }
  if (release) return release
  throw new CliError(
    `there is no release of ${edition.game} ${version} that could be opened with other figures`,
  )
}
