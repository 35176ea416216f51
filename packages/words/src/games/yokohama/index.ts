export type { NewsWords } from '../../en/games/yokohama/news.ts'
export type { Words } from '../../en/games/yokohama/table.ts'
export type { TextWords } from '../../en/games/yokohama/text.ts'
export type { Names } from './names.ts'
