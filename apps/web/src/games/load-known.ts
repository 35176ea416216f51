import { entryOf, type GameId } from '@entrepot/bots/games'
import { loadKnowledge } from '@entrepot/bots/knowledge'
import type { RecordedEdition } from '@entrepot/kernel'
import type { Release } from '@entrepot/releases'

/** The rules that a game began on, with the figures of its edition, and what a bot of this name knows of them. */
export async function loadKnown(
  id: GameId,
  version: string,
  bot: string,
  edition: RecordedEdition | null = null,
): Promise<Release> {
  if (edition?.figures !== undefined) {
    const { loadEdition } = await import('@entrepot/releases')
    const { figures } = edition
    return known(id, version, await loadEdition({ ...edition, game: id, figures, provenance: {} }, version))
  }
  const game = await entryOf(id).rules()
  if (game.version === version) return { game, knowledge: await loadKnowledge(game, bot) }
  const [{ loadRelease }, { knowledgeOfEarlier }] = await Promise.all([
    import('@entrepot/releases'),
    import('@entrepot/bots/earlier'),
  ])
  const release = known(id, version, await loadRelease(id, version))
  return { ...release, knowledge: await knowledgeOfEarlier(release.game, release.knowledge, bot) }
}

function known(id: GameId, version: string, release: Release | undefined): Release {
  if (release === undefined) throw new Error(`This page has no rules of ${id} ${version}.`)
  return release
}
