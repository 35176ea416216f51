import { unit, type BaseCommand, type Game, type Heuristics, type FastRng, type Seat } from '@entrepot/kernel'
import type { Effort, Player, Surroundings } from '../player.ts'
import { Budget } from './budget.ts'
import { Node } from './node.ts'
import type { Recipe } from './recipe.ts'
import { Search } from './search.ts'
import { Worlds } from './worlds.ts'

/** A thought about a turn, which may still serve for its next decision. */
interface Thought {
  readonly seat: Seat
  readonly worlds: Worlds
  /** The decision at hand. */
  readonly root: Node
  /** The turn that is looked ahead to. */
  readonly horizon: number
}

/** A player that searches. */
export interface Searcher extends Player {
  /** The decision that was last thought about, with how often each command was tried; null when it was forced. */
  considered(): Node | null
}

/** A player that searches: one tree for a turn, forced commands at once, within a budget of time or iterations. */
export function searcher(
  game: Game,
  heuristics: Heuristics,
  recipe: Recipe,
  surroundings: Surroundings,
): Searcher {
  const search = new Search(game, heuristics, recipe)
  const budget = new Budget(recipe, surroundings)
  const effort: Effort = { iterations: 0, millis: 0 }
  let kept: Thought | null = null
  let considered: Node | null = null

  function choose(view: object, seat: Seat, rng: FastRng): BaseCommand {
    const thought = recall(view, seat) ?? begin(view, seat, rng)
    const world = thought.worlds.look(rng)
    const legal = game.legal(world, seat)
    if (legal.length === 1) {
      considered = null
      kept = thought.worlds.follow(legal[0]) ? thought : null
      return legal[0]
    }
    think(thought, heuristics.turn(world), rng)
    const { root } = thought
    considered = root
    const numbers = search.numbersOf(legal)
    const chosen = choice(root, numbers, heuristics.secret(world), rng)
    const command = chosen < 0 ? legal[0] : root.commands[chosen]
    const next = chosen < 0 ? null : root.children[chosen]
    kept = thought.worlds.follow(command) && next !== null ? { ...thought, root: next } : null
    return command
  }

  /** The place of the command to be chosen; −1 if none was tried. */
  function choice(root: Node, numbers: readonly number[], secret: boolean, rng: FastRng): number {
    if (recipe.wandering !== undefined && unit(rng) < recipe.wandering) return root.sample(numbers, unit(rng))
    if (budget.hurried && root.visits < recipe.fewest) return root.likeliest(numbers)
    if (secret && recipe.mixing < 1) return root.sample(root.close(numbers, recipe.mixing), unit(rng))
    return root.favourite(numbers)
  }

  /** The thought of the last decision, if nothing but the own command has happened since and it told nothing new. */
  function recall(view: object, seat: Seat): Thought | null {
    if (kept === null || kept.seat !== seat || kept.worlds.seen() !== JSON.stringify(view)) return null
    kept.worlds.view = view
    return kept
  }

  function begin(view: object, seat: Seat, rng: FastRng): Thought {
    search.reset()
    const worlds = new Worlds(game, view, seat)
    const horizon = heuristics.horizon(worlds.look(rng), seat, recipe.turns)
    return { seat, worlds, root: new Node(), horizon }
  }

  function think({ worlds, root, seat, horizon }: Thought, turn: number, rng: FastRng): void {
    budget.begin(turn)
    let stirred = recipe.noise === undefined
    while (budget.goesOn(root)) {
      search.iterate(root, worlds.take(rng), seat, horizon, rng)
      if (!stirred) root.stir(recipe.noise as number, rng)
      stirred = true
    }
    budget.end()
    effort.iterations += budget.iterations
    effort.millis += budget.millis
  }

  return { choose, effort, considered: () => considered }
}
