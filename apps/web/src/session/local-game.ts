import type { GameId } from '@entrepot/bots/games'
import { nameOfBot } from '@entrepot/bots/names'
import {
  historyOf,
  matchOf,
  sameJson,
  sha256,
  withEntries,
  withoutLast,
  type BaseCommand,
  type BaseState,
  type Game,
  type History,
  type Seat,
} from '@entrepot/kernel'
import type { Progress } from '../learn/lesson.ts'
import type { Pace } from '../motion/pace.ts'
import type { BotAnswer } from './bot-protocol.ts'
import { BotPacing } from './bot-pacing.ts'
import { Bots } from './bots.ts'
import { peopleOf, saveGame, type SavedGame } from './saved-games.ts'
import type { Occupant } from './session.ts'
import { summaryOf } from './summary.ts'
import { ThinkingTime } from './thinking-time.ts'

interface LocalHooks {
  /** Another window has removed the game from this device, or has played on. */
  lost(how: 'removed' | 'overtaken'): void
  /** A bot cannot think any more, or does so again. */
  botStopped(stopped: boolean): void
}

/** A bot that was asked, and what it had to choose from. */
interface Asked {
  readonly seat: Seat
  readonly legal: readonly BaseCommand[]
}

/** A game that lives in this browser: rules and record here, bots in a worker, saved after every command. */
export class LocalGame {
  readonly gameId: GameId
  readonly game: Game
  readonly seats: readonly Occupant[]
  /** The seats of people, in order. */
  readonly people: readonly Seat[]

  #saved: SavedGame
  #isSaving = false
  #history: History
  #begun = false
  #closed = false
  #asked: Asked | null = null
  readonly #thinking: ThinkingTime
  /** When what bots decide is shown. */
  readonly pacing = new BotPacing(
    (answer) => this.#show(answer),
    () => this.#tell(),
  )
  readonly #bots: Bots
  readonly #pace: () => Pace
  readonly #hooks: LocalHooks
  readonly #listeners = new Set<() => void>()

  constructor(
    gameId: GameId,
    game: Game,
    saved: SavedGame,
    ownName: string,
    pace: () => Pace,
    hooks: LocalHooks,
  ) {
    this.gameId = gameId
    this.game = game
    this.people = peopleOf(saved.players)
    this.seats = saved.players.map(({ name, level }) => ({
      name: name === '' ? ownName : name,
      kind: level === null ? 'person' : 'bot',
    }))
    this.#saved = saved
    this.#pace = pace
    this.#hooks = hooks
    this.#history = historyOf(game, saved.record)
    this.#thinking = new ThinkingTime(this.people)
    this.#thinking.ask(this.#deciders(), Date.now())
    this.#bots = new Bots(
      (answer) => this.#answered(answer),
      () => hooks.botStopped(true),
    )
  }

  /** Lets the bots play: not before the table is drawn, which need not wait for what they load. */
  begin(): void {
    this.#begun = true
    this.#askNextBot()
  }

  /** The game as it is kept on this device. */
  saved(): SavedGame {
    return this.#saved
  }

  /** The game position by position; a new object for every change. */
  history(): History {
    return this.#history
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  play(seat: Seat, commands: readonly BaseCommand[]): void {
    const { length } = this.#history
    const entries = commands.map((command, i) => ({
      kind: 'command' as const,
      number: length + i + 1,
      seat,
      command,
      madeAt: 0,
    }))
    this.#history = withEntries(this.#history, entries)
    this.#noteThinking(seat)
    this.#changed()
  }

  undo(seat: Seat, count: number): void {
    this.#history = withoutLast(this.#history, seat, count)
    this.#changed()
  }

  /** Remembers where on the server the game is kept from now on. */
  movedTo(table: string): void {
    this.#saved = { ...this.#saved, moved: table }
    this.#save()
    this.#tell()
  }

  /** Remembers how far the lesson has come. */
  learnt(lesson: Progress): void {
    this.#saved = { ...this.#saved, lesson }
    this.#save()
    this.#tell()
  }

  /** Asks the bot again that could not think. */
  wakeBot(): void {
    this.#hooks.botStopped(false)
    this.#forgetBot()
    this.#askNextBot()
  }

  close(): void {
    this.#closed = true
    this.#forgetBot()
  }

  #deciders(): Seat[] {
    return this.game.deciders(this.#state())
  }

  #state(): BaseState {
    return this.#history.sitting.state
  }

  #changed(): void {
    const { record, state } = matchOf(this.#history)
    const deciders = this.#deciders()
    this.#saved = {
      ...this.#saved,
      record,
      // Every change has a stamp of its own, even where the device's clock is set back.
      updated: Math.max(Date.now(), this.#saved.updated + 1),
      summary: summaryOf(this.game, state),
    }
    this.#thinking.ask(deciders, Date.now())
    if (deciders.some((seat) => this.people.includes(seat))) this.pacing.arrive()
    this.#save()
    this.#tell()
    // Somebody may have planned or taken something back while a bot was thinking: its thoughts count as long as it
    // still has the same to decide.
    if (this.#asked !== null && !this.#isStillAsked(this.#asked)) this.#forgetBot()
    this.#askNextBot()
  }

  #noteThinking(seat: Seat): void {
    const millis = this.#thinking.decided(seat, Date.now())
    if (millis === null) return
    const thought = this.#saved.thought ?? this.seats.map(() => [])
    this.#saved = {
      ...this.#saved,
      thought: thought.map((times, at) => (at === seat ? [...times, millis] : times)),
    }
  }

  #save(): void {
    if (!this.#isSaving) void this.#saveNewest()
  }

  /** Bots may be faster than the browser's database: what was overtaken while it wrote is left out, so that the end is safe. */
  async #saveNewest(): Promise<void> {
    this.#isSaving = true
    for (let stored: SavedGame | null = null; stored !== this.#saved;) {
      stored = this.#saved
      const how = await saveGame(stored)
      if (how === 'removed' || how === 'overtaken') this.#hooks.lost(how)
    }
    this.#isSaving = false
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  #isStillAsked({ seat, legal }: Asked): boolean {
    const now = this.game.legal(this.#state(), seat)
    return this.#deciders().includes(seat) && sameJson(now, legal)
  }

  #forgetBot(): void {
    this.pacing.forget()
    this.#bots.stop()
    this.#asked = null
  }

  /** Asks the first bot that must decide; the others follow when it has answered. */
  #askNextBot(): void {
    const seat = this.#deciders().find((decider) => this.seats[decider]?.kind === 'bot')
    const player = seat === undefined ? undefined : this.#saved.players[seat]
    if (!this.#begun || this.#closed || this.#asked !== null) return
    if (seat === undefined || !player || player.level === null) return
    const { level, character = null } = player
    const state = this.#state()
    this.#asked = { seat, legal: this.game.legal(state, seat) }
    this.#bots.ask({
      game: this.gameId,
      version: this.game.version,
      edition: this.#history.record.edition ?? null,
      bot: nameOfBot({ level, character }),
      seat,
      view: this.game.view(state, seat),
      // Of its hash: a bot is told of nothing but its seat's view.
      seed: sha256(`${this.#history.record.seed}/bot/${seat}/${this.#history.length}`),
    })
  }

  #answered(answer: BotAnswer): void {
    const secret = this.#deciders().length > 1
    const { turn, within } = this.#pace()
    const isNewTurn = this.#history.lines.at(-1)?.barrier === true
    this.pacing.offer(answer, secret ? null : isNewTurn ? turn : within)
  }

  #show({ seat, command }: BotAnswer): void {
    if (this.#closed) return
    this.#asked = null
    this.play(seat, [command])
  }
}
