import type { BotAccountWords } from './en/bot-accounts.ts'
import type { EditorWords } from './en/editor.ts'
import type { InsightWords } from './en/insight.ts'
import type { LearnWords } from './en/learn.ts'
import type { ServerWords } from './en/server/index.ts'
import type { GamePuzzleWords, PuzzleWords } from './en/puzzles.ts'
import type { Messages } from './en/shell/index.ts'
import type { StatisticsWords } from './en/statistics.ts'
import type { TerminalWords } from './en/terminal.ts'
import type { TextTableWords } from './en/text-table.ts'
import type { GameWords } from './game-words.ts'
import type { Language } from './languages.ts'
import type { Speech } from './speech.ts'

// Each part of a language is a file of its folder that exports `words`, and in the browser a chunk of its own. A bundler
// sees from the pattern which files there can be; a part that a program never asks for is not in it.

/** What the pages and the frame of a table say. */
export function loadShell(language: Language): Promise<Messages> {
  return wordsOf(import(`./${language}/shell/index.ts`))
}

/** What the text table says of itself. */
export function loadTextTable(language: Language): Promise<TextTableWords> {
  return wordsOf(import(`./${language}/text-table.ts`))
}

/** What the profile says of the bots that somebody has written. */
export function loadBotAccounts(language: Language): Promise<BotAccountWords> {
  return wordsOf(import(`./${language}/bot-accounts.ts`))
}

/** What looking back, the analysis and the end of a game say. */
export function loadInsight(language: Language): Promise<InsightWords> {
  return wordsOf(import(`./${language}/insight.ts`))
}

/** What the page of the components says. */
export function loadEditor(language: Language): Promise<EditorWords> {
  return wordsOf(import(`./${language}/editor.ts`))
}

/** What guided first games, the coach and the pages about learning say. */
export function loadLearn(language: Language): Promise<LearnWords> {
  return wordsOf(import(`./${language}/learn.ts`))
}

/** What the pages of the puzzles say. */
export function loadPuzzleWords(language: Language): Promise<PuzzleWords> {
  return wordsOf(import(`./${language}/puzzles.ts`))
}

/** What a game says of its puzzles, if it has some. */
export function loadGamePuzzleWords(language: Language, game: string): Promise<GamePuzzleWords> {
  return wordsOf(import(`./${language}/games/${game}/puzzles.ts`))
}

/** What the page of the own statistics says. */
export function loadStatistics(language: Language): Promise<StatisticsWords> {
  return wordsOf(import(`./${language}/statistics.ts`))
}

/** What the server itself sends and shows: mails, notices, and the pages that need no client. */
export function loadServer(language: Language): Promise<ServerWords> {
  return wordsOf(import(`./${language}/server/index.ts`))
}

/** What the terminal says beside a game's own words. */
export function loadTerminal(language: Language): Promise<TerminalWords> {
  return wordsOf(import(`./${language}/terminal.ts`))
}

/** What a game says of itself. */
export function loadAbout(language: Language, game: string): Promise<GameWords> {
  return wordsOf(import(`./${language}/games/${game}/about.ts`))
}

/** How the language puts things, people and deeds together. */
export async function loadSpeech(language: Language): Promise<Speech> {
  return ((await import(`./${language}/speech.ts`)) as { readonly speech: Speech }).speech
}

/**
 * What the components of a game are called, what its boards say, what happens there, what its text says beyond, its guided
 * first game, the page that shows it at a glance, what its signs mean, and
 * what is said of one case.
 */
export type GamePart = 'names' | 'table' | 'news' | 'text' | 'lesson' | 'overview' | 'signs' | 'cases'

/** A part of a game's words. Its shape is the game's own, as `@entrepot/words/GAME` has it. */
export function loadGamePart<Words>(language: Language, game: string, part: GamePart): Promise<Words> {
  return wordsOf(import(`./${language}/games/${game}/${part}.ts`))
}

async function wordsOf<Words>(file: Promise<unknown>): Promise<Words> {
  return ((await file) as { readonly words: Words }).words
}
