import {
  unit,
  type BaseCommand,
  type BaseState,
  type Game,
  type Heuristics,
  type FastRng,
  type Seat,
} from '@entrepot/kernel'
import { CommandIds, sharedIds } from '../command-ids.ts'
import { rewardsOfOutcome } from '../rewards.ts'
import { Mast } from './mast.ts'
import { Node } from './node.ts'
import type { Recipe } from './recipe.ts'
import { Spread } from './spread.ts'

const MOST_SEATS = 8
const MOST_OPTIONS = 1024

/**
 * Of the commands at hand: their weights, their numbers, their classes, their places in the tree; and what each seat gets of a
 * position. Nothing in them is read after the decision or the position that they were written for, so all searches share them:
 * made for each, they would take longer than a Steady takes for an iteration.
 */
const weights = new Float64Array(MOST_OPTIONS)
const numbers = new Int32Array(MOST_OPTIONS)
const classes = new Int32Array(MOST_OPTIONS)
const places = new Int32Array(MOST_OPTIONS)
const rewards = new Float64Array(MOST_SEATS)

/**
 * Information-set tree search from one seat's point of view: every iteration draws a world that agrees with all the seat
 * knows, walks down the tree by the commands legal in that world, plays on by rule of thumb, judges the position at the
 * horizon for every seat, and credits each decision with what its decider got (max-n). Chance lies in the worlds.
 */
export class Search {
  readonly #game: Game
  readonly #heuristics: Heuristics
  readonly #recipe: Recipe
  readonly #ids: CommandIds
  readonly #pathNodes: Node[] = []
  readonly #pathPlaces: number[] = []
  /** The decisions of one iteration, tree and playout: seat and number of the command. */
  readonly #playedSeats: number[] = []
  readonly #playedIds: number[] = []
  /** Null for those who remember nothing. */
  #mast: Mast | null = null
  #spread = new Spread()

  constructor(game: Game, heuristics: Heuristics, recipe: Recipe) {
    this.#game = game
    this.#heuristics = heuristics
    this.#recipe = recipe
    // Who remembers what served well keeps it by number: the fewer numbers, the less memory.
    this.#ids = recipe.memory > 0 ? new CommandIds(heuristics) : sharedIds(heuristics)
    this.reset()
  }

  /** Forgets what was learnt of an earlier turn. */
  reset(): void {
    if (this.#recipe.memory > 0) this.#mast = new Mast(MOST_SEATS)
    this.#spread = new Spread()
  }

  /** The numbers by which the tree knows these commands. */
  numbersOf(commands: readonly BaseCommand[]): number[] {
    this.#recognise(commands)
    return Array.from(numbers.subarray(0, commands.length))
  }

  /** The place of what the last iteration tried of the decision at the root; −1 if that was not reached. */
  get tried(): number {
    return this.#pathPlaces[0] ?? -1
  }

  /** One iteration from the decision at the root, in a world that the search owns from now on. */
  iterate(root: Node, world: BaseState, seat: Seat, horizon: number, rng: FastRng): void {
    this.#pathNodes.length = 0
    this.#pathPlaces.length = 0
    this.#playedSeats.length = 0
    this.#playedIds.length = 0
    let node: Node | null = root
    let over = false
    for (;;) {
      const deciders = this.#game.deciders(world)
      over = deciders.length === 0
      if (over || this.#heuristics.turn(world) >= horizon) break
      const secret = this.#heuristics.secret(world)
      const mover = secret && deciders.includes(seat) ? seat : deciders[0]
      const legal = this.#game.legal(world, mover)
      if (legal.length === 1) {
        this.#game.step(world, mover, legal[0], null)
        continue
      }
      // The tree holds the seat's own decisions. What others do is sampled: it spares the depth for the own next turn, and
      // what they decide unseen at the same time cannot answer what this seat decides.
      const inTree: boolean = node !== null && mover === seat
      const place: number = inTree ? this.#descend(node as Node, world, mover, legal) : -1
      if (place < 0) {
        if (inTree) node = null
        this.#playOn(world, mover, legal, rng)
        continue
      }
      const parent = node as Node
      this.#pathNodes.push(parent)
      this.#pathPlaces.push(place)
      this.#remember(mover, parent.ids[place])
      this.#game.step(world, mover, parent.commands[place], null)
      node = parent.children[place]
      if (node === null) parent.children[place] = new Node()
    }
    this.#judge(world, over)
    this.#credit(seat)
  }

  /** The decision that comes after a command of this one, in the tree from now on. */
  after(node: Node, world: BaseState, mover: Seat, legal: readonly BaseCommand[], number: number): Node {
    if (node.seat < 0) node.seat = mover
    this.#meet(node, world, mover, legal)
    const place = node.placeOf(number, -1)
    return (node.children[place] ??= new Node())
  }

  /** The place of the command to try at this decision; −1 when the decision is not the one the tree knows. */
  #descend(node: Node, world: BaseState, mover: Seat, legal: readonly BaseCommand[]): number {
    if (node.seat < 0) node.seat = mover
    else if (node.seat !== mover) return -1
    this.#meet(node, world, mover, legal)
    node.visits++
    const { first, growth } = this.#recipe.widening
    let considered = 0
    let fresh = -1
    let best = -1
    let bestHope = -Infinity
    for (let i = 0; i < legal.length; i++) {
      const place = places[i]
      node.available[place]++
      if (node.tried[place] === 0) {
        if (fresh < 0 || node.priors[place] > node.priors[fresh]) fresh = place
        continue
      }
      considered++
      const hope = this.#hope(node, place)
      if (hope > bestHope) {
        bestHope = hope
        best = place
      }
    }
    if (fresh >= 0 && (best < 0 || considered < first + growth * Math.sqrt(node.visits))) return fresh
    return best
  }

  /** Finds the places of the commands, and adds those that the decision has not met before. */
  #meet(node: Node, world: BaseState, mover: Seat, legal: readonly BaseCommand[]): void {
    this.#recognise(legal)
    let known = true
    for (let i = 0; i < legal.length; i++) {
      places[i] = node.placeOf(numbers[i], i)
      if (places[i] < 0) known = false
    }
    if (known) return
    this.#recipe.priors.weigh(world, mover, legal, weights, classes)
    let total = 0
    for (let i = 0; i < legal.length; i++) total += weights[i]
    for (let i = 0; i < legal.length; i++)
      if (places[i] < 0) places[i] = node.add(numbers[i], legal[i], weights[i] / total)
  }

  /** Numbers the commands and finds their classes: once for all that a decision asks of them. */
  #recognise(legal: readonly BaseCommand[]): void {
    const ids = this.#ids
    for (let i = 0; i < legal.length; i++) {
      const number = ids.idOf(legal[i])
      numbers[i] = number
      classes[i] = ids.classes[number]
    }
  }

  /** UCB1-Tuned with a progressive bias; rewards are measured in units of what this search has seen. */
  #hope(node: Node, place: number): number {
    const n = node.tried[place]
    const unitOfReward = this.#spread.unit
    const mean = node.sums[place] / n
    const logs = Math.log(node.available[place] + 1) / n
    const variance = (node.squares[place] / n - mean * mean) / (unitOfReward * unitOfReward)
    const bound = Math.sqrt(logs * Math.min(0.25, variance + Math.sqrt(2 * logs)))
    const { exploration, bias } = this.#recipe
    return mean + unitOfReward * (exploration * bound + (bias * node.priors[place]) / (1 + n))
  }

  /** One decision of a playout: by the priors, and by what served well before. */
  #playOn(world: BaseState, mover: Seat, legal: readonly BaseCommand[], rng: FastRng): void {
    const mast = this.#mast
    const { sharpness, memory, priors } = this.#recipe
    const unitOfReward = this.#spread.unit
    const average = mast === null ? 0 : mast.average(mover)
    if (mast === null) priors.weigh(world, mover, legal, weights)
    else {
      this.#recognise(legal)
      priors.weigh(world, mover, legal, weights, classes)
    }
    let total = 0
    for (let i = 0; i < legal.length; i++) {
      let weight = sharpness === 2 ? weights[i] * weights[i] : weights[i] ** sharpness
      if (mast !== null) {
        const advantage = mast.advantage(mover, numbers[i], average)
        if (advantage !== 0) weight *= Math.exp((memory * advantage) / unitOfReward)
      }
      weights[i] = weight
      total += weight
    }
    let chance = unit(rng) * total
    let chosen = 0
    while (chosen < legal.length - 1 && (chance -= weights[chosen]) >= 0) chosen++
    if (mast !== null) this.#remember(mover, numbers[chosen])
    this.#game.step(world, mover, legal[chosen], null)
  }

  #remember(seat: Seat, id: number): void {
    this.#playedSeats.push(seat)
    this.#playedIds.push(id)
  }

  /** What every seat gets of the position reached. */
  #judge(world: BaseState, over: boolean): void {
    if (over) rewardsOfOutcome(this.#game, world, this.#heuristics.spread, rewards)
    else this.#recipe.judge(world, rewards)
  }

  #credit(seat: Seat): void {
    this.#spread.learn(rewards[seat])
    for (let i = 0; i < this.#pathNodes.length; i++) {
      const node = this.#pathNodes[i]
      const place = this.#pathPlaces[i]
      const reward = rewards[node.seat]
      node.tried[place]++
      node.sums[place] += reward
      node.squares[place] += reward * reward
    }
    if (this.#mast === null) return
    for (let i = 0; i < this.#playedIds.length; i++) {
      this.#mast.learn(this.#playedSeats[i], this.#playedIds[i], rewards[this.#playedSeats[i]])
    }
  }
}
