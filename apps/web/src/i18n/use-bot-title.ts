import { findGame } from '@entrepot/bots/games'
import { botNamed } from '@entrepot/bots/names'
import type { CharacterWords } from '@entrepot/words'
import type { BotLevel } from '../session/bot-levels.ts'
import { useMessages } from './use-messages.ts'

/** What a bot of a game is, by its name: how strong, and of what character. */
export function useBotTitle(): (game: string, name: string | null) => string {
  const { bots } = useMessages()
  const characterOf = useCharacter()
  return (game, name) => {
    const level = bots.levels[botNamed(name ?? '')?.level as BotLevel] ?? ''
    const title = characterOf(game, name)?.title
    return title === undefined ? level : bots.withCharacter(level, title)
  }
}

/** The words for the character of a bot; undefined if it has none, or one that this page does not know. */
export function useCharacter(): (game: string, name: string | null) => CharacterWords | undefined {
  const { games } = useMessages()
  return (game, name) => {
    const entry = findGame(game)
    return entry && games[entry.id].characters[botNamed(name ?? '')?.character ?? '']
  }
}
