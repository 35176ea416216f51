import type { BaseCommand, Heuristics } from '@entrepot/kernel'

/** Games have some thousands of commands; with the texts of other figures there may be any number of them. */
const MOST_SHARED = 20_000

const shared = new WeakMap<Heuristics, CommandIds>()

/**
 * Numbers that all searches of a game may share: most commands have been met before, at other tables. When there are too many,
 * who comes next begins anew.
 */
export function sharedIds(heuristics: Heuristics): CommandIds {
  const known = shared.get(heuristics)
  if (known !== undefined && known.classes.length < MOST_SHARED) return known
  const ids = new CommandIds(heuristics)
  shared.set(heuristics, ids)
  return ids
}

/**
 * A small number for each command: equal commands have equal numbers, in whatever worlds they are found. Games share most
 * of their command objects between lists; frozen ones, of which they make so many and no more, are recognised by identity.
 */
export class CommandIds {
  /** By number: the class of the command. */
  readonly classes: number[] = []
  readonly #heuristics: Heuristics
  readonly #byObject = new Map<BaseCommand, number>()
  readonly #byText = new Map<string, number>()

  constructor(heuristics: Heuristics) {
    this.#heuristics = heuristics
  }

  idOf(command: BaseCommand): number {
    const known = this.#byObject.get(command)
    if (known !== undefined) return known
    const text = JSON.stringify(command)
    let id = this.#byText.get(text)
    if (id === undefined) {
      id = this.#byText.size
      this.#byText.set(text, id)
      this.classes.push(this.#heuristics.perception?.classOf(command) ?? 0)
    }
    if (Object.isFrozen(command)) this.#byObject.set(command, id)
    return id
  }
}
