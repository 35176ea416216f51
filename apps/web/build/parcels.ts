// What is always fetched together lies in one file: many small ones compress badly, and each costs a question.

const WORDS =
  /\/packages\/words\/src\/(?<language>[^/]+)\/(?:shell\/|speech\.ts|plural\.ts|games\/[^/]+\/about\.ts)/
const GAME_WORDS =
  /\/packages\/words\/src\/(?<language>[^/]+)\/games\/(?<game>[^/]+)\/(?:names|forms|table|news)\.ts/
/** What the words of all languages are put together with. */
const FORMS = /\/packages\/words\/src\/(?:plural|speech|forms|games\/names-with)\.ts/
/** The same for the words of one game. */
const GAME_FORMS = /\/packages\/words\/src\/games\/(?<game>mombasa|yokohama)\/(?:names|card-forms|series)\.ts/
/** How a table tells of a game, but for its text table and why something is refused. */
const TELLING =
  /\/packages\/telling\/src\/(?<game>mombasa|yokohama)\/(?:decisions\/|gifts|news|plan|lexicon|describe|phrases|components|targets)/
/** What the boards of both games and what is around them share. */
const TABLE = [
  'apps/web/src/games/figures-in-play',
  'apps/web/src/games/lay-sheet',
  'apps/web/src/games/lexicon-for',
  'apps/web/src/icons/emblem',
  'apps/web/src/motion/rolling',
  'apps/web/src/session/playback',
  'apps/web/src/session/session',
  'apps/web/src/style/parts-shown',
  'apps/web/src/table/controller/arrive',
  'apps/web/src/table/controller/foresight',
  'apps/web/src/table/controller/readings',
  'apps/web/src/table/log-lines',
  'apps/web/src/table/person-in',
  'apps/web/src/table/score-now',
  'apps/web/src/table/table-context',
  'apps/web/src/table/target',
  'apps/web/src/table/zoom/',
  'packages/telling/src/choices',
  'packages/telling/src/news',
]
/** The rules of a game with its figures; the rest of its package is asked for by few pages. */
const RULES =
  /\/packages\/(?<game>mombasa|yokohama)\/src\/(?!edition|heuristics|tally)|\/apps\/web\/src\/games\/(?<played>mombasa|yokohama)\/in-play/

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

/** What a table is made of that is not its own: words, rules, how it tells of them, and what all tables share. */
function parcelOf(id: string): string | null {
  const words = WORDS.exec(id)?.groups
  if (words !== undefined) return `words-${words.language}`
  const gameWords = GAME_WORDS.exec(id)?.groups
  if (gameWords !== undefined) return `words-${gameWords.language}-${gameWords.game}`
  if (FORMS.test(id)) return 'forms'
  const forms = GAME_FORMS.exec(id)?.groups
  if (forms !== undefined) return `forms-${forms.game}`
  const telling = TELLING.exec(id)?.groups
  if (telling !== undefined) return `telling-${telling.game}`
  if (TABLE.some((part) => id.includes(`/${part}`))) return 'table'
  const rules = RULES.exec(id)?.groups
  return rules === undefined ? null : `rules-${rules.game ?? rules.played}`
}
