import type { BaseCommand, BaseState, Game, Heuristics, Rng, Seat } from '@entrepot/kernel'
import type { Effort, Player, Surroundings } from '../player.ts'
import { Budget } from './budget.ts'
import { Node } from './node.ts'
import type { Recipe } from './recipe.ts'
import { Search } from './search.ts'

/** A thought that may still serve for the next decision of the same turn. */
interface Kept {
  readonly seat: Seat
  /** The tree below the command that was chosen. */
  readonly node: Node
  /** The turn that is looked ahead to. */
  readonly horizon: number
  /** What the seat will see if the command told nothing new: only then the tree still holds. */
  readonly view: string
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
  let kept: Kept | null = null

  function choose(view: object, seat: Seat, rng: Rng): BaseCommand {
    const world = game.resample(view, seat, rng)
    const legal = game.legal(world, seat)
    const text = kept === null ? '' : JSON.stringify(view)
    const thought: Kept | null = kept !== null && kept.seat === seat && kept.view === text ? kept : null
    if (legal.length === 1) {
      if (thought !== null) kept = { ...thought, view: seenAfter(world, seat, legal[0]) }
      return legal[0]
    }
    if (thought === null) search.reset()
    const root = thought?.node ?? new Node()
    const horizon = thought?.horizon ?? heuristics.horizon(world, seat, recipe.turns)
    think(root, view, seat, heuristics.turn(world), horizon, rng)
    const favourite = root.favourite()
    const command = favourite < 0 ? legal[0] : root.commands[favourite]
    const node = favourite < 0 ? null : root.children[favourite]
    kept = node === null ? null : { seat, node, horizon, view: seenAfter(world, seat, command) }
    return command
  }

  function think(root: Node, view: object, seat: Seat, turn: number, horizon: number, rng: Rng): void {
    budget.begin(turn)
    while (budget.goesOn(root)) search.iterate(root, game.resample(view, seat, rng), seat, horizon, rng)
    budget.end()
    effort.iterations += budget.iterations
    effort.millis += budget.millis
  }

  /** The seat's view after its command, as it is if the command reveals nothing; the world is used up. */
  function seenAfter(world: BaseState, seat: Seat, command: BaseCommand): string {
    game.step(world, seat, command, null)
    return JSON.stringify(game.view(world, seat))
  }

  return { choose, effort }
}
