import {
  fastRng,
  type BaseCommand,
  type BaseState,
  type FastRng,
  type Game,
  type Seat,
  type Seed,
} from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { mindfulMaster } from '../recipes.ts'
import { Node } from '../search/node.ts'
import { Search } from '../search/search.ts'
import { Worlds } from '../search/worlds.ts'
import { appraiserOf, type Appraiser } from './appraiser.ts'
import { calibrated, calibrationFor } from './calibration.ts'
import { Sums, type Prospects } from './sums.ts'

/** A position as one seat knows it. What it may not know is not there; it is drawn by chance again and again. */
export interface Sight {
  readonly game: Game
  readonly knowledge: Knowledge
  readonly view: object
  readonly seat: Seat
}

export interface Explanation extends Prospects {
  /** How many ways to go on have been tried. */
  readonly iterations: number
  /** What the seat may do, the best first; empty when it need not decide. */
  readonly best: readonly Advice[]
}

/** What is thought of a command of the seat. */
export interface Advice {
  readonly command: BaseCommand
  /** The seat's chance to win with it, and the points it will have. */
  readonly value: number
  readonly points: number
  /** By seat and category: the points that everybody will have. */
  readonly kinds: Prospects['points']
  /** How often it was tried: of what was tried seldom little is known. */
  readonly visits: number
  /** The command and what the seat will probably do after it, as far as that has been thought of. */
  readonly line: readonly BaseCommand[]
}

/** A whole turn of the seat, forced commands included, up to where it ends or tells something new. */
export interface TurnLine {
  readonly line: readonly BaseCommand[]
  /** How often its last decision was tried, and what the seat got of it on average; of what was not tried nothing is known. */
  readonly visits: number
  readonly reward: number
  /** Whether it goes to the end of the turn without telling anything new before. */
  readonly whole: boolean
}

/** What a seat would do next, and what it got of that on average. */
export interface Next {
  readonly command: BaseCommand
  readonly reward: number
}

/** What a line promises, with what every single try of it gave. */
export interface Weighed extends Prospects {
  readonly tries: readonly number[]
}

/** A command that was tried less often is no part of a line. */
const FEWEST = 4
/** So many commands of a decision are followed for turns, and so many turns are listed at most. */
const FOLLOWED = 6
const MOST_TURNS = 600

/**
 * Thinks about a position bit by bit, as Master does; what it has found can be read at any time. The same bits in the same
 * order find the same.
 */
export class Explainer {
  readonly #sight: Sight
  readonly #search: Search
  readonly #appraiser: Appraiser
  /** Makes chances that were found such as come true. */
  readonly #bend: (chances: readonly number[]) => number[]
  readonly #worlds: Worlds
  readonly #rng: FastRng
  readonly #seed: Seed
  readonly #root = new Node()
  readonly #horizon: number
  /** The turn after the one at hand. */
  readonly #turnEnd: number
  readonly #seats: number
  /** What the seat may do now. */
  readonly #legal: readonly BaseCommand[]
  /** Of all iterations, and by place of the command that they began with. */
  readonly #all: Sums
  readonly #byPlace: Sums[] = []
  /** How often lines have been followed. */
  #weighings = 0

  /** Looks so many own turns ahead; as many as Master unless told. */
  constructor(sight: Sight, seed: Seed, turns?: number) {
    const { game, knowledge, view, seat } = sight
    const { heuristics } = knowledge
    this.#sight = sight
    this.#seed = seed
    this.#rng = fastRng(seed)
    this.#worlds = new Worlds(game, view, seat)
    const world = this.#worlds.take(this.#rng)
    this.#seats = heuristics.seats(world)
    this.#legal = game.deciders(world).includes(seat) ? game.legal(world, seat) : []
    this.#appraiser = appraiserOf(game, knowledge, world)
    const calibration = calibrationFor(knowledge, this.#seats)
    const round = game.round(world)
    const over = game.deciders(world).length === 0
    this.#bend = (chances) => (over ? [...chances] : calibrated(calibration, chances, round))
    const recipe = mindfulMaster(knowledge)
    this.#horizon = heuristics.horizon(world, seat, turns ?? recipe.turns)
    this.#turnEnd = heuristics.horizon(world, seat, 1)
    this.#search = new Search(game, heuristics, { ...recipe, judge: this.#appraiser.judge })
    this.#all = new Sums(this.#appraiser, this.#seats)
  }

  get iterations(): number {
    return this.#all.count
  }

  /** Tries so many more ways to go on. */
  think(iterations: number): void {
    for (let i = 0; i < iterations; i++) {
      this.#iterate(this.#root, this.#worlds.take(this.#rng), this.#rng)
      this.#all.add()
      const place = this.#search.tried
      if (place >= 0) (this.#byPlace[place] ??= new Sums(this.#appraiser, this.#seats)).add()
    }
  }

  found(): Explanation {
    const sums = this.#byPlace[this.#places()[0] ?? -1] ?? this.#all
    return { iterations: this.iterations, ...sums.prospects(this.#bend), best: this.#advice() }
  }

  /** Before it is calibrated: by seat its chance to win. */
  told(): number[] {
    return (this.#byPlace[this.#places()[0] ?? -1] ?? this.#all).chances()
  }

  /**
   * What lines of the seat's commands promise, all followed in the same worlds with the same chance so many times, and played
   * on from there with what thinking has found; so many further ways to go on after each of them are thought of before.
   */
  weigh(
    lines: readonly (readonly BaseCommand[])[],
    { deepen, times }: { deepen: number; times: number },
  ): Weighed[] {
    const { seat } = this.#sight
    const sums = lines.map(() => new Sums(this.#appraiser, this.#seats))
    const tries = lines.map((): number[] => [])
    for (let time = -deepen; time < times; time++) {
      const chance = `${this.#seed}/${this.#weighings++}`
      const world = this.#worlds.take(this.#rng)
      for (const [which, line] of lines.entries()) {
        const own = this.#sight.game.clone(world)
        const node = this.#walk(own, line)
        this.#iterate(node, own, fastRng(chance))
        if (time < 0) continue
        sums[which].add()
        tries[which].push(this.#appraiser.chances[seat])
      }
    }
    return sums.map((sum, which) => ({ ...sum.prospects(this.#bend), tries: tries[which] }))
  }

  /**
   * What the seat would do next in its turn after a line, with the decision there met so often, and what it got of that on
   * average; null where the turn is over or something new has been told.
   */
  next(line: readonly BaseCommand[], visits: number): Next | null {
    const { game, seat } = this.#sight
    for (;;) {
      const world = this.#worlds.take(this.#rng)
      const { revealed } = world
      const node = this.#walk(world, line)
      if (world.revealed !== revealed || this.#hasTurned(world)) return null
      const legal = game.legal(world, seat)
      if (legal.length === 1) return { command: legal[0], reward: 0 }
      if (node.visits >= visits) {
        const place = node.favourite(this.#search.numbersOf(legal))
        return { command: node.commands[place], reward: node.sums[place] / node.tried[place] }
      }
      this.#iterate(node, world, this.#rng)
    }
  }

  /** The turns that thinking has met, each once. */
  turns(): TurnLine[] {
    const found: TurnLine[] = []
    const world = this.#worlds.take(this.#rng)
    const { game, seat } = this.#sight
    const revealed = world.revealed
    const follow = (
      state: BaseState,
      node: Node | null,
      before: readonly BaseCommand[],
      known: { visits: number; reward: number },
    ): void => {
      if (found.length >= MOST_TURNS) return
      const own = game.clone(state)
      const line = [...before]
      for (;;) {
        const whole = this.#hasTurned(own)
        if (whole || own.revealed !== revealed) {
          found.push({ line, ...known, whole })
          return
        }
        const legal = game.legal(own, seat)
        const places = legal.length > 1 && node !== null ? this.#followed(node, legal) : []
        if (places.length > 0 && node !== null) {
          for (const place of places) {
            const next = game.clone(own)
            const command = node.commands[place]
            game.step(next, seat, command, null)
            const visits = node.tried[place]
            const told = { visits, reward: node.sums[place] / visits }
            follow(next, node.children[place], [...line, command], visits >= FEWEST ? told : known)
          }
          return
        }
        // What nobody has thought of is done as it is likeliest done.
        const command = legal[legal.length === 1 ? 0 : this.#likeliest(own, legal)]
        game.step(own, seat, command, null)
        line.push(command)
        if (legal.length > 1) node = null
      }
    }
    follow(world, this.#root, [], { visits: 0, reward: 0 })
    return found
  }

  /** Whether the seat's turn is over. */
  #hasTurned(world: BaseState): boolean {
    const { game, knowledge, seat } = this.#sight
    return !game.deciders(world).includes(seat) || knowledge.heuristics.turn(world) >= this.#turnEnd
  }

  /** The places of the commands to follow: those that were tried often, else the favourite. */
  #followed(node: Node, legal: readonly BaseCommand[]): number[] {
    const places = this.#search
      .numbersOf(legal)
      .map((number, listed) => node.placeOf(number, listed))
      .filter((place) => place >= 0 && node.tried[place] > 0)
      .toSorted((a, b) => node.tried[b] - node.tried[a])
    const often = places.filter((place) => node.tried[place] >= FEWEST)
    return often.length > 0 ? often.slice(0, FOLLOWED) : places.slice(0, 1)
  }

  #likeliest(world: BaseState, legal: readonly BaseCommand[]): number {
    const weights = new Float64Array(legal.length)
    this.#sight.knowledge.heuristics.weigh(world, this.#sight.seat, legal, weights)
    return weights.indexOf(Math.max(...weights))
  }

  #iterate(node: Node, world: BaseState, rng: FastRng): void {
    const { game, seat } = this.#sight
    this.#search.iterate(node, world, seat, this.#horizon, rng)
    if (game.deciders(world).length === 0) this.#appraiser.close(world)
  }

  /** Follows a line up to where it tells something new or cannot go on; the decision of the tree that comes then. */
  #walk(world: BaseState, line: readonly BaseCommand[]): Node {
    const { game, seat } = this.#sight
    const before = world.revealed
    let node = this.#root
    for (const number of this.#search.numbersOf(line)) {
      for (;;) {
        if (world.revealed !== before || !game.deciders(world).includes(seat)) return node
        const legal = game.legal(world, seat)
        const place = this.#search.numbersOf(legal).indexOf(number)
        // Lines of the tree leave out what is forced.
        const command = legal[legal.length === 1 ? 0 : place]
        if (command === undefined) return node
        if (legal.length > 1) node = this.#search.after(node, world, seat, legal, number)
        game.step(world, seat, command, null)
        if (place >= 0) break
      }
    }
    return node
  }

  /** The places of what was tried, the favourite first. */
  #places(): number[] {
    if (this.#legal.length < 2) return []
    const { tried, sums } = this.#root
    const places = [...tried.keys()].filter((place) => tried[place] > 0)
    return places.toSorted((a, b) => tried[b] - tried[a] || sums[b] - sums[a])
  }

  #advice(): Advice[] {
    const { seat } = this.#sight
    if (this.#legal.length === 1 && this.iterations > 0) {
      const { chances, points: kinds } = this.#all.prospects(this.#bend)
      const [command] = this.#legal
      return [
        {
          command,
          value: chances[seat],
          points: this.#all.pointsOf(seat),
          kinds,
          visits: this.iterations,
          line: [command, ...this.#lineFrom(this.#root)],
        },
      ]
    }
    return this.#places().map((place) => {
      const sums = this.#byPlace[place]
      const command = this.#root.commands[place]
      const { chances, points: kinds } = sums.prospects(this.#bend)
      return {
        command,
        value: chances[seat],
        points: sums.pointsOf(seat),
        kinds,
        visits: this.#root.tried[place],
        line: [command, ...this.#lineFrom(this.#root.children[place])],
      }
    })
  }

  #lineFrom(from: Node | null): BaseCommand[] {
    const line: BaseCommand[] = []
    for (let node = from; node !== null;) {
      const place = node.favourite(node.ids)
      if (place < 0 || node.tried[place] < FEWEST) break
      line.push(node.commands[place])
      node = node.children[place]
    }
    return line
  }
}

/** By how much one line did better than another, try by try. */
export function differencesOf(line: Weighed, other: Weighed): number[] {
  return line.tries.map((chance, time) => chance - other.tries[time])
}

/** The standard error of the mean; of a single figure nothing is known. */
export function errorOf(figures: readonly number[]): number {
  const count = figures.length
  if (count < 2) return Infinity
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / count
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0)
  return Math.sqrt(squares / (count - 1) / count)
}
