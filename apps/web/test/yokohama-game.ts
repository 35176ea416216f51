import { pick, fastRng, type OptionValues } from '@entrepot/kernel'
import { yokohama, type Command, type Event, type State } from '@entrepot/yokohama'
import { loadLexicon, type Lexicon } from '@entrepot/telling/yokohama/lexicon'
import { LANGUAGES } from '@entrepot/words'

export const lexicons: readonly Lexicon[] = await Promise.all(LANGUAGES.map(loadLexicon))

export interface Step {
  readonly before: State
  readonly after: State
  readonly seat: number
  readonly command: Command
  readonly events: readonly Event[]
}

/** What brings a game forward: chance alone would return the president all the time and build nothing. */
const FRUITFUL = new Set([
  'place',
  'move',
  'take',
  'acquire',
  'fulfil',
  'build',
  'put',
  'fetch',
  'agent',
  'achieve',
])

/** A game by chance with a bent for doing something, one decision after the other. */
export function* randomGame(seed: string, seats: number, options: OptionValues = {}): Generator<Step> {
  const rng = fastRng(seed)
  let state = yokohama.setup(options, seats, seed)
  for (let deciders = yokohama.deciders(state); deciders.length > 0; deciders = yokohama.deciders(state)) {
    const seat = pick(rng, deciders)
    const legal = yokohama.legal(state, seat)
    const fruitful = legal.filter(({ type }) => FRUITFUL.has(type))
    const command = pick(rng, fruitful.length > 0 && pick(rng, [true, true, false]) ? fruitful : legal)
    const { state: after, events } = yokohama.apply(state, seat, command)
    yield { before: state, after, seat, command, events: events.map(({ event }) => event) }
    state = after
  }
}

export const games = [
  ['harbour', 2],
  ['quay', 3],
  ['canal', 4],
] as const
