// What is always fetched together lies in one file: many small ones compress badly, and each costs a question.

const WORDS =
  /\/packages\/words\/src\/(?<language>[^/]+)\/(?:shell\/|speech\.ts|plural\.ts|games\/[^/]+\/about\.ts)/
const GAME_WORDS =
  /\/packages\/words\/src\/(?<language>[^/]+)\/games\/(?<game>[^/]+)\/(?:names|forms|table|news)\.ts/
/** The rules of a game with its figures; the rest of its package is asked for by few pages. */
const RULES = /\/packages\/(?<game>mombasa|yokohama)\/src\/(?!edition|heuristics|tally)/

export const parcels = {
  groups: [
    // What the first page needs is there before any other.
    {
      name: 'index',
      tags: ['$initial' as const],
      test: (id: string) => !id.includes('/service-worker/'),
      priority: 2,
    },
    { name: parcelOf, priority: 1, includeDependenciesRecursively: false },
  ],
}

/** The words of a language that every page needs, those that every table of a game needs, and its rules. */
function parcelOf(id: string): string | null {
  const words = WORDS.exec(id)?.groups
  if (words !== undefined) return `words-${words.language}`
  const gameWords = GAME_WORDS.exec(id)?.groups
  if (gameWords !== undefined) return `words-${gameWords.language}-${gameWords.game}`
  const rules = RULES.exec(id)?.groups
  return rules === undefined ? null : `rules-${rules.game}`
}
