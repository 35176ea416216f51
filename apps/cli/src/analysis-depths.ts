/** Ways to go on that are tried for each stretch of a turn, by the level of the bot that thinks so deep. */
export const DEPTHS: { readonly [level: string]: number } = { '2': 100, '3': 450, '4': 2500 }
