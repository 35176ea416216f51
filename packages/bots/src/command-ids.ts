import type { BaseCommand } from '@entrepot/kernel'

/**
 * A small number for each command: equal commands have equal numbers, in whatever worlds they are found. Games share most
 * of their command objects between lists; frozen ones, of which they make so many and no more, are recognised by identity.
 */
export class CommandIds {
  readonly #byObject = new Map<BaseCommand, number>()
  readonly #byText = new Map<string, number>()

  idOf(command: BaseCommand): number {
    const known = this.#byObject.get(command)
    if (known !== undefined) return known
    const text = JSON.stringify(command)
    let id = this.#byText.get(text)
    if (id === undefined) {
      id = this.#byText.size
      this.#byText.set(text, id)
    }
    if (Object.isFrozen(command)) this.#byObject.set(command, id)
    return id
  }

  get size(): number {
    return this.#byText.size
  }
}
