export type { Words } from '../../en/games/caravan/table.ts'
