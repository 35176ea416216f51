// A bot for the arena: plays what scores most at once, in a world that agrees with all that its seat knows.
//
//   npm run --silent entrepot -- arena --game yokohama --bots docs/examples/greedy.ts,random --games 20

import { fastRng, shuffle, type BaseCommand, type Game } from '@entrepot/kernel'

export default (game: Game, { seat }: { seat: number }) => {
  const rng = fastRng(`greedy ${seat}`)
  return (view: object, legal: readonly BaseCommand[]): BaseCommand => {
    const world = game.resample(view, seat, rng)
    const tried = shuffle(rng, [...legal]).map((command) => {
      const { state } = game.apply(world, seat, command)
      return { command, points: game.scores(state)[seat]?.total ?? 0 }
    })
    return tried.reduce((best, next) => (next.points > best.points ? next : best)).command
  }
}
