import type { GameId } from '@entrepot/bots/games'
import { parseRuleTexts, type RuleTexts } from '@entrepot/kernel'
import type { Language } from '@entrepot/words'
import { loadOnce } from './load-once.ts'

const files = import.meta.glob<string>('../../../../packages/words/src/*/games/*/rules.md', {
  query: '?raw',
  import: 'default',
})

/** The rules of a game in words, one chunk for each language. */
export const loadRuleTexts = loadOnce(async (game: GameId, language: Language): Promise<RuleTexts> => {
  const path = `../../../../packages/words/src/${language}/games/${game}/rules.md`
  const load = files[path]
  if (load === undefined) throw new Error(`There are no rule texts at ${path}.`)
  return parseRuleTexts(await load())
})
