import { knowledgeOfEarlier } from '@entrepot/bots/earlier'
import { knowledgeOf } from '@entrepot/bots/players'
import type { Edition, Fault, Game, RecordedEdition } from '@entrepot/kernel'
import { isReleased, loadEdition, loadRelease, type Release } from '@entrepot/releases'

/** What a game's package says of its figures. */
interface Box {
  faultsOf(figures: unknown): Fault[]
}

/** The games that a server plays: those it offers, and every released version for games that began on it. */
export interface Games {
  readonly offered: readonly Game[]
  /** Whether the rules that a game began on are here. */
  has(id: string, version: string): boolean
  /** Those rules, with the figures of an edition where one is given; undefined when this server does not have them. */
  find(id: string, version: string, edition?: RecordedEdition | null): Promise<Release | undefined>
  /** What keeps figures from the table; undefined for a game that has none. */
  faultsOf(edition: Pick<Edition, 'game' | 'figures'>): Promise<Fault[] | undefined>
}

export function gamesOf(offered: readonly Game[]): Games {
  const current = (id: string, version: string): Game | undefined =>
    offered.find((game) => game.id === id && game.version === version)
  const earlier = new Map<string, Promise<Release | undefined>>()
  return {
    offered,
    has: (id, version) => current(id, version) !== undefined || isReleased(id, version),
    async find(id, version, edition) {
      if (edition?.figures !== undefined)
        return await loadEdition({ ...edition, game: id, figures: edition.figures, provenance: {} }, version)
      const game = current(id, version)
      if (game) return { game, knowledge: knowledgeOf(game) }
      const name = `${id} ${version}`
      const release = earlier.get(name) ?? loadEarlier(id, version)
      earlier.set(name, release)
      release.catch(() => earlier.delete(name))
      return await release
    },
    async faultsOf({ game: id, figures }) {
      const game = offered.find((one) => one.id === id)
      if (game?.figures === undefined) return undefined
      const { faultsOf } = (await import(`@entrepot/${id}/edition`)) as Box
      return faultsOf(figures).filter(({ weight }) => weight === 'wrong')
    },
  }
}

/** A released version with all that is known of it today. */
async function loadEarlier(id: string, version: string): Promise<Release | undefined> {
  const release = await loadRelease(id, version)
  if (release === undefined) return undefined
  const { game, knowledge } = release
  return { ...release, knowledge: await knowledgeOfEarlier(game, knowledge, '4') }
}
