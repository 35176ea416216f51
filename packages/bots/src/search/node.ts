import { unit, type BaseCommand, type FastRng } from '@entrepot/kernel'

/**
 * One decision in the tree: the same for all worlds in which the same commands led to it. What is known of each command
 * stands in columns, in the order in which the commands were first met.
 */
export class Node {
  /** Who decides here; −1 before the first visit. */
  seat = -1
  visits = 0
  readonly commands: BaseCommand[] = []
  readonly children: (Node | null)[] = []
  /** By place: the number of the command. */
  readonly ids: number[] = []
  readonly tried: number[] = []
  /** How often the command was legal when this decision was met. */
  readonly available: number[] = []
  /** Sums of the decider's rewards and of their squares. */
  readonly sums: number[] = []
  readonly squares: number[] = []
  readonly priors: number[] = []
  /** By number of a command: its place. Made when it is first asked for. */
  #places: Map<number, number> | null = null

  /**
   * The place of the command of this number; −1 if the decision has not met it. Worlds list most decisions alike, so it nearly
   * always is where it stands in the list.
   */
  placeOf(number: number, listed: number): number {
    if (this.ids[listed] === number) return listed
    if (this.ids.length === 0) return -1
    this.#places ??= new Map(this.ids.map((id, place) => [id, place]))
    return this.#places.get(number) ?? -1
  }

  add(id: number, command: BaseCommand, prior: number): number {
    const place = this.commands.length
    this.#places?.set(id, place)
    this.ids.push(id)
    this.commands.push(command)
    this.children.push(null)
    this.tried.push(0)
    this.available.push(0)
    this.sums.push(0)
    this.squares.push(0)
    this.priors.push(prior)
    return place
  }

  /** The place of the command tried most often of those numbered; the better mean decides between equals; −1 if none was. */
  favourite(numbers: readonly number[]): number {
    let best = -1
    for (let listed = 0; listed < numbers.length; listed++) {
      const i = this.placeOf(numbers[listed], listed)
      if (i < 0 || this.tried[i] === 0) continue
      if (best < 0 || this.tried[i] > this.tried[best]) best = i
      else if (this.tried[i] === this.tried[best] && this.sums[i] > this.sums[best]) best = i
    }
    return best
  }

  /** The place of one of the commands numbered, each as likely as it was tried often; −1 if none was. */
  sample(numbers: readonly number[], chance: number): number {
    let total = 0
    for (let listed = 0; listed < numbers.length; listed++) total += this.#triedOf(numbers[listed], listed)
    let left = chance * total
    let last = -1
    for (let listed = 0; listed < numbers.length; listed++) {
      const place = this.placeOf(numbers[listed], listed)
      const tried = this.#triedOf(numbers[listed], listed)
      if (tried === 0) continue
      last = place
      left -= tried
      if (left < 0) break
    }
    return last
  }

  /** Those of the numbered commands that were tried at least this part as often as the favourite. */
  close(numbers: readonly number[], part: number): number[] {
    const most = numbers.reduce((best, number, listed) => Math.max(best, this.#triedOf(number, listed)), 0)
    return numbers.filter((number, listed) => this.#triedOf(number, listed) >= part * most)
  }

  #triedOf(number: number, listed: number): number {
    return this.tried[this.placeOf(number, listed)] ?? 0
  }

  /** The place of the numbered command with the highest prior; −1 if none is known. */
  likeliest(numbers: readonly number[]): number {
    let best = -1
    for (let listed = 0; listed < numbers.length; listed++) {
      const place = this.placeOf(numbers[listed], listed)
      if (place >= 0 && (best < 0 || this.priors[place] > this.priors[best])) best = place
    }
    return best
  }

  /** Mixes so much chance into the priors, some commands getting far more of it than others. */
  stir(share: number, rng: FastRng): void {
    const draws = this.priors.map(() => -Math.log(1 - unit(rng)))
    const total = draws.reduce((sum, draw) => sum + draw, 0)
    for (const [place, draw] of draws.entries())
      this.priors[place] = (1 - share) * (this.priors[place] as number) + (share * draw) / total
  }
}
