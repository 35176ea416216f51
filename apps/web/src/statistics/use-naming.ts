import { findGame } from '@entrepot/bots/games'
import { loadGamePart, type Language, type StatisticsWords } from '@entrepot/words'
import { use } from 'react'
import { loadOnce } from '../games/load-once.ts'
import { useBotTitle } from '../i18n/use-bot-title.ts'
import { useMessages } from '../i18n/use-messages.ts'
import type { BotLevel } from '../session/bot-levels.ts'
import { useSettings } from '../settings/use-settings.ts'
import type { Opponent } from './figures.ts'
import { PERSON } from './reckon.ts'

/** What the figures of a title are about, in words. */
export interface Naming {
  readonly category: (id: string) => string
  readonly opponent: (opponent: Opponent) => string
  readonly level: (level: string) => string
}

interface Names {
  readonly scoreCategories?: Readonly<Record<string, string>>
}

const categoriesIn = loadOnce(async (language: Language, game: string) => {
  const { scoreCategories = {} } = await loadGamePart<Names>(language, game, 'names')
  return scoreCategories
})

export function useNaming(game: string, words: StatisticsWords): Naming {
  const { language } = useSettings()
  const { bots } = useMessages()
  const title = useBotTitle()
  const categories = findGame(game) === undefined ? {} : use(categoriesIn(language, game))
  return {
    category: (id) => categories[id] ?? id,
    opponent: ({ name, bot }) => (bot === null ? name || words.somebody : title(game, bot)),
    level: (level) => (level === PERSON ? words.people : (bots.levels[level as BotLevel] ?? level)),
  }
}
