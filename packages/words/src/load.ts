import type { Messages } from './en/shell/index.ts'
import type { ReaderWords } from './en/text-table.ts'
import type { Language } from './languages.ts'

// Each part of a language is a file of its folder that exports `words`, and in the browser a chunk of its own. A bundler
// sees from the pattern which files there can be; a part that a program never asks for is not in it.

/** What the pages and the frame of a table say. */
export function loadShell(language: Language): Promise<Messages> {
  return wordsOf(import(`./${language}/shell/index.ts`))
}

/** What the text table says of itself. */
export function loadTextTable(language: Language): Promise<ReaderWords> {
  return wordsOf(import(`./${language}/text-table.ts`))
}

/** What the components of a game are called, what its boards say, and what its text says beyond. */
export type GamePart = 'names' | 'table' | 'text'

/** A part of a game's words. Its shape is the game's own, as `@entrepot/words/GAME` has it. */
export function loadGamePart<Words>(language: Language, game: string, part: GamePart): Promise<Words> {
  return wordsOf(import(`./${language}/games/${game}/${part}.ts`))
}

async function wordsOf<Words>(file: Promise<unknown>): Promise<Words> {
  return ((await file) as { readonly words: Words }).words
}
