import { evaluate, judge, luckIn, toldIn, turnsOf, type BetterLine, type Knowledge } from '@entrepot/bots'
import { findGame } from '@entrepot/bots/games'
import {
  hashState,
  historyOf,
  sameJson,
  sittingAfter,
  type BaseCommand,
  type BaseState,
  type Game,
  type GameRecord,
  type History,
  type Seat,
} from '@entrepot/kernel'
import { loadKnown } from '../../games/load-known.ts'
import type { Glance, Outline, OutlineTurn, TurnWorth } from './analysis.ts'
import type { AnalystAnswer, AnalystQuestion, Step } from './protocol.ts'

type Turns = ReturnType<typeof turnsOf>

interface Opened {
  readonly game: Game
  readonly knowledge: Knowledge
  readonly history: History
  readonly turns: Turns
}

/** Looks into one finished game, turn by turn. What a seat could not know at a turn takes no part in what is said of it. */
export class Analyst {
  #opened: Opened | null = null

  async answer(question: AnalystQuestion): Promise<AnalystAnswer> {
    try {
      switch (question.kind) {
        case 'open':
          return { kind: 'opened', outline: await this.#open(question.file) }
        case 'glance':
          return { kind: 'glanced', glance: this.#glance(question) }
        case 'worth':
          return { kind: 'weighed', worth: await this.#worth(question) }
        case 'steps':
          return { kind: 'walked', steps: this.#steps(question) }
      }
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
    }
  }

  async #open(file: string): Promise<Outline> {
    const record = JSON.parse(file) as GameRecord
    const entry = findGame(record.game)
    if (entry === undefined) throw new Error(`There is no game ${record.game}.`)
    // Master's knowledge: what others go by says less.
    const { game, knowledge } = await loadKnown(entry.id, record.version, '4', record.edition)
    const history = historyOf(game, record)
    const turns = turnsOf(history, knowledge)
    this.#opened = { game, knowledge, history, turns }
    return outlineOf(this.#opened)
  }

  #glance({ turn: place, when, iterations }: Extract<AnalystQuestion, { kind: 'glance' }>): Glance {
    const { game, knowledge, history, turns } = this.#here()
    const { seat, from, to } = turns[place] as Turns[number]
    const { state } = sittingAfter(history, when === 'before' ? from : to)
    const { chances, points } = evaluate({ game, knowledge, view: game.view(state, seat), seat }, iterations)
    return { chances: chances.map(rounded), points: points.map(roundedRow) }
  }

  async #worth({ turn: place, iterations }: Extract<AnalystQuestion, { kind: 'worth' }>): Promise<TurnWorth> {
    const { game, knowledge, history, turns } = this.#here()
    const players = history.record.seats
    const turn = turns[place] as Turns[number]
    const judged = await judge({ game, knowledge, players }, turn, { iterations })
    const { winBefore, winAfter, loss, verdict, better } = judged
    return {
      winBefore: rounded(winBefore),
      winAfter: rounded(winAfter),
      loss: rounded(loss),
      verdict,
      better: better && { ...better, brings: roundedPoints(better.brings) },
      luck: luckIn(history, knowledge, turn).map(rounded),
    }
  }

  /** A line as far as it can be followed at the table: what it would have drawn nobody knows. */
  #steps({ turn, position, line }: Extract<AnalystQuestion, { kind: 'steps' }>): Step[] {
    const { game, history, turns } = this.#here()
    const { seat } = turns[turn] as Turns[number]
    return walk(game, sittingAfter(history, position).own[seat] as BaseState, seat, line)
  }

  #here(): Opened {
    if (this.#opened === null) throw new Error('No game has been opened.')
    return this.#opened
  }
}

function walk(game: Game, from: BaseState, seat: Seat, line: readonly BaseCommand[]): Step[] {
  const steps: Step[] = []
  let state = from
  for (const command of line) {
    const legal = game.deciders(state).includes(seat) ? game.legal(state, seat) : []
    if (!legal.some((other) => sameJson(other, command))) break
    steps.push({ view: game.view(state, seat), legal, command })
    const { revealed } = state
    state = game.apply(state, seat, command).state
    if (state.revealed !== revealed) break
  }
  return steps
}

function outlineOf({ game, knowledge, history, turns }: Opened): Outline {
  const { state } = history.sitting
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error('The game is not over.')
  const winners = outcome.ranking[0] ?? []
  return {
    key: `${game.id} ${game.version} ${hashState(state)} ${history.length}`,
    players: history.record.seats,
    end: history.length,
    turns: turns.map((turn): OutlineTurn => {
      const before = sittingAfter(history, turn.from).state
      return {
        seat: turn.seat,
        from: turn.from,
        to: turn.to,
        round: game.round(before),
        forced: turn.decisions.length === 0,
        told: toldIn(history, knowledge, turn),
      }
    }),
    rounds: history.turnings
      .filter(({ sitting }) => game.outcome(sitting.state) === null)
      .map(({ position, sitting }) => ({ round: game.round(sitting.state), position })),
    result: outcome.sheets.map(({ seat }) => (winners.includes(seat) ? 1 / winners.length : 0)),
    sheets: outcome.sheets.map(({ categories }) => categories),
  }
}

function rounded(figure: number): number {
  return Math.round(figure * 10_000) / 10_000
}

function roundedPoints({ own, rival }: BetterLine['brings']): BetterLine['brings'] {
  return { own: roundedRow(own), rival: Math.round(rival * 10) / 10 }
}

function roundedRow(row: { readonly [category: string]: number }): { [category: string]: number } {
  return Object.fromEntries(Object.entries(row).map(([name, points]) => [name, Math.round(points * 10) / 10]))
}
