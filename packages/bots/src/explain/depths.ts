/**
 * Ways to go on that are tried for each stretch of a turn when a game is analysed, by the level of the bot that thinks so deep.
 * A game of four must be through in a minute on two cores at level 3.
 */
export const DEPTHS: { readonly [level: string]: number } & { readonly '3': number; readonly '4': number } = {
  '2': 100,
  '3': 800,
  '4': 2500,
}
