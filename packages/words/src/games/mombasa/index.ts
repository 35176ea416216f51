export type { NewsWords } from '../../en/games/mombasa/news.ts'
export type { Words } from '../../en/games/mombasa/table.ts'
export type { TextWords } from '../../en/games/mombasa/text.ts'
export type { Names } from './names.ts'
