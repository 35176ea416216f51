export type { BotAccountWords } from './en/bot-accounts.ts'
export type { EditorWords } from './en/editor.ts'
export type { InsightWords } from './en/insight.ts'
export type { LearnWords } from './en/learn.ts'
export type { ServerWords } from './en/server/index.ts'
export type { GamePuzzleWords, PuzzleWords } from './en/puzzles.ts'
export type { Messages } from './en/shell/index.ts'
export type { StatisticsWords } from './en/statistics.ts'
export type { TerminalWords } from './en/terminal.ts'
export type { TextTableWords } from './en/text-table.ts'
export type {
  CharacterWords,
  GameWords,
  LessonWords,
  OverviewWords,
  SignText,
  SignWords,
} from './game-words.ts'
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, languageFor, TRY_AGAIN, type Language } from './languages.ts'
export {
  loadAbout,
  loadBotAccounts,
  loadEditor,
  loadGamePart,
  loadInsight,
  loadLearn,
  loadGamePuzzleWords,
  loadPuzzleWords,
  loadServer,
  loadShell,
  loadSpeech,
  loadStatistics,
  loadTerminal,
  loadTextTable,
} from './load.ts'
export { namesWith } from './games/names-with.ts'
export type { Deed, Person, Speech } from './speech.ts'
