import {
  play,
  fastRng,
  unit,
  type BaseCommand,
  type BaseEvent,
  type BaseState,
  type Match,
  type FastRng,
  type Seat,
  type Told,
  begin,
  type OptionValues,
} from '../src/index.ts'
import { LONGEST_GAME, randomDecision, type Deal } from './playout.ts'
import type { AnySubject } from './subject.ts'

/** One decision of a game under test, with what came before and after. */
export interface Moment {
  readonly subject: AnySubject
  readonly match: Match<BaseState, BaseCommand>
  readonly seat: Seat
  readonly legal: readonly BaseCommand[]
  readonly command: BaseCommand
  readonly after: Match<BaseState, BaseCommand>
  readonly events: readonly Told<BaseEvent>[]
  /** For the checks' own choices; the game's are drawn elsewhere, so that checks do not change the game. */
  readonly rng: FastRng
}

/** A whole game under test. */
export interface Run {
  readonly subject: AnySubject
  readonly deal: Deal
  readonly match: Match<BaseState, BaseCommand>
  /** Every state with its text at the moment when it came about. */
  readonly states: readonly { readonly state: BaseState; readonly text: string }[]
  readonly rng: FastRng
}

/** A promise of the contract, checked at every decision, at sampled ones (dear checks), or once a game. */
export interface Check {
  readonly name: string
  readonly always?: (moment: Moment) => void
  readonly sampled?: (moment: Moment) => void
  readonly atEnd?: (run: Run) => void
}

/** A broken promise, with all that is needed to see it again. */
export interface Fault {
  readonly check: string
  readonly message: string
  readonly deal: Deal
  readonly position: number
  readonly commands: readonly { readonly seat: Seat; readonly command: BaseCommand }[]
}

/** What playing showed besides faults. */
export interface Counts {
  games: number
  decisions: number
  options: number
  branchingMax: number
}

/** Plays one random game and checks it; faults go to `report`, at most one for each check. */
export function runGame(
  subject: AnySubject,
  deal: Deal,
  checks: readonly Check[],
  sampling: number,
  counts: Counts,
  report: (fault: Fault) => void,
): void {
  const broken = new Set<string>()
  const choices = fastRng(`${deal.seed}/choices`)
  const rng = fastRng(`${deal.seed}/checks`)
  const states: { state: BaseState; text: string }[] = []
  let match: Match<BaseState, BaseCommand> | undefined
  const attempt = (check: string, action: () => void): void => {
    if (broken.has(check)) return
    try {
      action()
    } catch (error) {
      broken.add(check)
      const log = match?.record.log ?? []
      const commands = log.map(({ seat, command }) => ({ seat, command }))
      report({ check, message: String(error), deal, position: log.length, commands })
    }
  }
  attempt('plays without a fault', () => {
    match = begin(subject.game, deal.options as OptionValues, deal.seats, deal.seed)
    states.push({ state: match.state, text: JSON.stringify(match.state) })
    for (let count = 0; count < LONGEST_GAME; count++) {
      const current: Match<BaseState, BaseCommand> = match
      const decision = randomDecision(subject.game, current.state, choices)
      if (decision === null) {
        counts.games++
        for (const check of checks)
          attempt(check.name, () => check.atEnd?.({ subject, deal, match: current, states, rng }))
        return
      }
      counts.decisions++
      counts.options += decision.legal.length
      counts.branchingMax = Math.max(counts.branchingMax, decision.legal.length)
      const played = play(subject.game, current, decision.seat, decision.command)
      const after = { record: played.record, state: played.state }
      const moment = { subject, match: current, ...decision, after, events: played.events, rng }
      for (const check of checks) attempt(check.name, () => check.always?.(moment))
      if (unit(rng) < sampling) for (const check of checks) attempt(check.name, () => check.sampled?.(moment))
      match = after
      states.push({ state: after.state, text: JSON.stringify(after.state) })
    }
    throw new Error(`the game has not ended after ${LONGEST_GAME} decisions`)
  })
}
