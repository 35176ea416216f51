import type { Level } from '@entrepot/bots'

/** The strengths one can sit down against; the names are in the catalogues. */
export const BOT_LEVELS = ['1', '2', '3', '4'] as const satisfies readonly Level[]

/** What a newcomer sits down against: it plays sensibly and answers at once. */
export const DEFAULT_LEVEL = '2' satisfies Level

export type BotLevel = (typeof BOT_LEVELS)[number]
