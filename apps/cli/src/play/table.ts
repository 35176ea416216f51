import type { Level, Player } from '@entrepot/bots'
import { playerOf } from '@entrepot/bots/players'
import {
  begin,
  play,
  fastRng,
  undo,
  undoable,
  type BaseCommand,
  type BaseEvent,
  type BaseState,
  type Game,
  type Match,
  type OptionValues,
  type Seat,
  type Told,
} from '@entrepot/kernel'

/** A game of one person against bots. */
export class Table {
  readonly game: Game
  readonly person: Seat
  #match: Match<BaseState, BaseCommand>
  readonly #bots: readonly (Player | null)[]
  readonly #rng

  constructor(game: Game, options: OptionValues, seats: number, person: Seat, level: Level, seed: string) {
    this.game = game
    this.person = person
    this.#match = begin(game, options, seats, seed)
    this.#rng = fastRng(`${seed}/bots`)
    const now = (): number => performance.now()
    this.#bots = Array.from({ length: seats }, (_, seat) =>
      seat === person ? null : playerOf(game, level, { now }),
    )
  }

  get match(): Match<BaseState, BaseCommand> {
    return this.#match
  }

  get view(): object {
    return this.game.view(this.#match.state, this.person)
  }

  get over(): boolean {
    return this.game.deciders(this.#match.state).length === 0
  }

  /** What the person can do now; nothing while only bots decide. */
  choices(): BaseCommand[] {
    const { state } = this.#match
    return this.game.deciders(state).includes(this.person) ? this.game.legal(state, this.person) : []
  }

  /** Carries out the person's command. Returns the events that the person may see. */
  choose(command: BaseCommand): BaseEvent[] {
    return this.#play(this.person, command)
  }

  /** Lets a bot play as long as it is the one to decide; null when none must. */
  letBotsDecide(): { readonly by: Seat; readonly events: readonly BaseEvent[] } | null {
    const by = this.#nextBot()
    if (by === undefined) return null
    const bot = this.#bots[by] as Player
    const events: BaseEvent[] = []
    do events.push(...this.#play(by, bot.choose(this.game.view(this.#match.state, by), by, this.#rng)))
    while (this.#nextBot() === by && this.choices().length === 0)
    return { by, events }
  }

  #nextBot(): Seat | undefined {
    return this.game.deciders(this.#match.state).find((decider) => decider !== this.person)
  }

  /** Takes the person's last command back if nothing stands between. */
  takeBack(): boolean {
    if (undoable(this.#match.record.log, this.person).length === 0) return false
    this.#match = undo(this.game, this.#match, this.person)
    return true
  }

  #play(seat: Seat, command: BaseCommand): BaseEvent[] {
    const { events, ...match } = play(this.game, this.#match, seat, command)
    this.#match = match
    return events
      .filter((told: Told<BaseEvent>) => told.to?.includes(this.person) ?? true)
      .map(({ event }) => event)
  }
}
