import {
  fastRng,
  unit,
  type BaseState,
  type Game,
  type Heuristics,
  type OptionValues,
  type Perception,
  type Seat,
  type Seed,
} from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { bentTo } from '../mind/judgement.ts'
import { withMind } from '../mind/mind.ts'
import type { MindWeights } from '../mind/shape.ts'
import { strongRecipe } from '../recipes.ts'
import type { Node } from '../search/node.ts'
import { searcher, type Searcher } from '../search/searcher.ts'
import { Growing } from './growing.ts'

/** A strategy that a seat follows up to the end of a round. */
export interface Planted {
  readonly strategy: string
  readonly strength: number
  readonly until: number
}

/** A game to be played by minds that search, for learning. */
export interface ExpertLesson {
  readonly seats: number
  readonly options: Partial<OptionValues>
  readonly seed: Seed
  readonly iterations: number
  readonly turns: number
  /** By seat: which mind plays. Only the newest one learns how to choose. */
  readonly minds: readonly number[]
  readonly newest: number
  readonly planted: readonly (Planted | null)[]
}

/** What a game teaches. */
export interface Experience {
  readonly seats: number
  /** Positions at the start of some turns: for each the shared inputs, then by seat its features and own inputs. */
  readonly positions: number
  readonly inputs: Float32Array
  /** By seat: final points, part of the victory; by seat and category its points. */
  readonly finals: Float32Array
  readonly won: Float32Array
  readonly categories: Float32Array
  /** Decisions: the context of each, and where its commands begin; by command its class, the logarithm of its weight by hand, the part of tries. */
  readonly contexts: Float32Array
  readonly begins: Float32Array
  readonly classes: Float32Array
  readonly weights: Float32Array
  readonly tries: Float32Array
  /** By seat that followed no strategy and is of the newest mind: what it did. */
  readonly habits: readonly { readonly [name: string]: number }[]
}

/** The part of chance in the priors, and how often a command is chosen by how often it was tried. */
const NOISE = 0.25
const WANDERING = 0.05
/** Decisions that were thought about less teach nothing. */
const FEWEST_TRIES = 12
/** The part of the turns whose starts are noted: in cheap games not all of them, since learning would take longer than playing. */
const NOTED = { cheap: 0.5, searched: 1 }

/** Plays a game between minds; what they came to by searching is noted. */
export function expertPlay(
  game: Game,
  knowledge: Knowledge,
  lesson: ExpertLesson,
  mindOf: (number: number) => MindWeights,
): Experience {
  const { heuristics } = knowledge
  const { perception } = heuristics
  if (perception === undefined) throw new Error(`there is no perception of ${game.id}`)
  const { seats, seed } = lesson
  const rng = fastRng(`${seed}/bots`)
  const notedBy = fastRng(`${seed}/notes`)
  const players = Array.from({ length: seats }, (_, seat) => sitDown(game, knowledge, lesson, seat, mindOf))
  const notes = new Notes(heuristics, perception, seats)
  const state = game.setup(lesson.options as OptionValues, seats, seed)
  const noted = lesson.iterations < FEWEST_TRIES ? NOTED.cheap : NOTED.searched
  let turn = -1
  for (;;) {
    const [seat] = game.deciders(state)
    if (seat === undefined) break
    if (heuristics.turn(state) !== turn && heuristics.turn(state) >= 0) {
      turn = heuristics.turn(state)
      if (unit(notedBy) < noted) notes.position(state)
    }
    const { bent, straight } = players[seat]
    const led = bent !== null && game.round(state) <= (lesson.planted[seat]?.until ?? 0)
    const player = led ? bent : straight
    const command = player.choose(game.view(state, seat), seat, rng)
    const considered = player.considered()
    if (!led && considered !== null && lesson.minds[seat] === lesson.newest)
      notes.decision(state, seat, game, considered)
    game.step(state, seat, command, (event) => perception.tally(event, notes.sums))
  }
  return notes.close(game, state, lesson)
}

/** One who plays straight, and one who follows the planted strategy of the seat. */
function sitDown(
  game: Game,
  knowledge: Knowledge,
  { minds, planted, iterations, turns }: ExpertLesson,
  seat: Seat,
  mindOf: (number: number) => MindWeights,
): { straight: Searcher; bent: Searcher | null } {
  const { heuristics } = knowledge
  const widening = { first: Math.min(8, Math.ceil(iterations / 3)), growth: 1 }
  const learning = { inherits: true, noise: NOISE, wandering: WANDERING } as const
  const base = { ...strongRecipe(knowledge), iterations, turns, widening, ...learning }
  const mind = mindOf(minds[seat])
  const plan = planted[seat]
  const straight = searcher(game, heuristics, withMind(base, heuristics, mind), {})
  if (plan === null) return { straight, bent: null }
  const bent = bentTo(heuristics, plan.strategy, plan.strength, seat)
  return { straight, bent: searcher(game, heuristics, withMind(base, heuristics, mind, bent), {}) }
}

class Notes {
  readonly sums: Float64Array
  readonly #heuristics: Heuristics
  readonly #perception: Perception
  readonly #seats: number
  readonly #inputs = new Growing()
  readonly #contexts = new Growing()
  readonly #begins = new Growing()
  readonly #classes = new Growing()
  readonly #weights = new Growing()
  readonly #tries = new Growing()
  readonly #common: Float64Array
  readonly #own: Float64Array
  readonly #context: Float64Array
  #weighed = new Float64Array(256)
  #positions = 0

  constructor(heuristics: Heuristics, perception: Perception, seats: number) {
    this.#heuristics = heuristics
    this.#perception = perception
    this.#seats = seats
    this.sums = new Float64Array(seats * perception.categories.length)
    this.#common = new Float64Array(perception.sharedNames.length)
    this.#own = new Float64Array(heuristics.featureNames.length + perception.ownNames.length)
    this.#context = new Float64Array(perception.contextNames.length)
  }

  position(state: BaseState): void {
    this.#positions++
    this.#common.fill(0)
    this.#perception.shared(state, this.#common, 0)
    this.#inputs.push(this.#common)
    for (let seat = 0; seat < this.#seats; seat++) {
      this.#own.fill(0)
      this.#heuristics.features(state, seat, this.#own)
      this.#perception.own(state, seat, this.#own, this.#heuristics.featureNames.length)
      this.#inputs.push(this.#own)
    }
  }

  decision(state: BaseState, seat: Seat, game: Game, { commands, tried }: Node): void {
    const total = tried.reduce((sum, tries) => sum + tries, 0)
    if (total < FEWEST_TRIES) return
    const legal = game.legal(state, seat)
    if (legal.length > this.#weighed.length) this.#weighed = new Float64Array(2 * legal.length)
    this.#heuristics.weigh(state, seat, legal, this.#weighed)
    this.#perception.context(state, seat, this.#context)
    const texts = new Map(commands.map((command, place) => [JSON.stringify(command), tried[place] as number]))
    this.#contexts.push(this.#context)
    this.#begins.add(this.#classes.length)
    for (const [place, command] of legal.entries()) {
      this.#classes.add(this.#perception.classOf(command))
      this.#weights.add(Math.log(this.#weighed[place]))
      this.#tries.add((texts.get(JSON.stringify(command)) ?? 0) / total)
    }
  }

  close(game: Game, state: BaseState, { minds, newest, planted }: ExpertLesson): Experience {
    this.#perception.close(state, this.sums)
    const outcome = game.outcome(state)
    if (outcome === null) throw new Error('nobody decides and the game is not over')
    const finals = new Float32Array(this.#seats)
    for (const { seat, total } of outcome.sheets) finals[seat] = total
    const won = new Float32Array(this.#seats)
    const first = outcome.ranking[0] ?? []
    for (const seat of first) won[seat] = 1 / first.length
    return {
      seats: this.#seats,
      positions: this.#positions,
      inputs: this.#inputs.taken(),
      finals,
      won,
      categories: Float32Array.from(this.sums),
      contexts: this.#contexts.taken(),
      begins: this.#begins.taken(),
      classes: this.#classes.taken(),
      weights: this.#weights.taken(),
      tries: this.#tries.taken(),
      habits: minds.flatMap((mind, seat) =>
        mind === newest && planted[seat] === null
          ? [{ points: finals[seat] as number, ...this.#perception.habits(state, seat) }]
          : [],
      ),
    }
  }
}
