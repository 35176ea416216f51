import { pick, fastRng, type OptionValues } from '@entrepot/kernel'
import { yokohama, type Command, type Event, type State } from '@entrepot/yokohama'
import { names as enNames } from '@entrepot/yokohama/names/en'
import { names as jaNames } from '@entrepot/yokohama/names/ja'
import { names as ptNames } from '@entrepot/yokohama/names/pt-BR'
import { names as ruNames } from '@entrepot/yokohama/names/ru'
import type { Lexicon } from '../src/games/yokohama/lexicon.ts'
import { en } from '../src/games/yokohama/words/en.ts'
import { ja } from '../src/games/yokohama/words/ja.ts'
import { ptBR } from '../src/games/yokohama/words/pt-BR.ts'
import { ru } from '../src/games/yokohama/words/ru.ts'

export const lexicons: readonly Lexicon[] = [
  { words: en, names: enNames },
  { words: ru, names: ruNames },
  { words: ptBR, names: ptNames },
  { words: ja, names: jaNames },
]

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
