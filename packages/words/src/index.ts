export type { Messages } from './en/shell/index.ts'
export type { ReaderWords } from './en/text-table.ts'
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, languageFor, TRY_AGAIN, type Language } from './languages.ts'
export { loadGamePart, loadShell, loadTextTable } from './load.ts'
