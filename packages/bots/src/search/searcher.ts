import type { BaseCommand, Game, Heuristics, FastRng, Seat } from '@entrepot/kernel'
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

/** A player that searches: one tree for a turn, forced commands at once, within a budget of time or iterations. */
export function searcher(
  game: Game,
  heuristics: Heuristics,
  recipe: Recipe,
  surroundings: Surroundings,
): Player {
  const search = new Search(game, heuristics, recipe)
  const budget = new Budget(recipe, surroundings)
  const effort: Effort = { iterations: 0, millis: 0 }
  let kept: Thought | null = null

  function choose(view: object, seat: Seat, rng: FastRng): BaseCommand {
    const thought = recall(view, seat) ?? begin(view, seat, rng)
    const world = thought.worlds.take(rng)
    const legal = game.legal(world, seat)
    if (legal.length === 1) {
      kept = thought.worlds.follow(legal[0]) ? thought : null
      return legal[0]
    }
    think(thought, heuristics.turn(world), rng)
    const { root } = thought
    const favourite = root.favourite(search.numbersOf(legal))
    const command = favourite < 0 ? legal[0] : root.commands[favourite]
    const next = favourite < 0 ? null : root.children[favourite]
    kept = thought.worlds.follow(command) && next !== null ? { ...thought, root: next } : null
    return command
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
    const horizon = heuristics.horizon(worlds.take(rng), seat, recipe.turns)
    return { seat, worlds, root: new Node(), horizon }
  }

  function think({ worlds, root, seat, horizon }: Thought, turn: number, rng: FastRng): void {
    budget.begin(turn)
    while (budget.goesOn(root)) search.iterate(root, worlds.take(rng), seat, horizon, rng)
    budget.end()
    effort.iterations += budget.iterations
    effort.millis += budget.millis
  }

  return { choose, effort }
}
