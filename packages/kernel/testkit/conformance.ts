import { playChecks } from './checks-play.ts'
import { viewChecks } from './checks-view.ts'
import { dealOf } from './playout.ts'
import { quickGame } from './quick.ts'
import { runGame, type Check, type Counts, type Fault } from './run.ts'
import type { AnySubject } from './subject.ts'

/** How much to play. */
export interface Plan {
  readonly games: number
  /** Names the series: the same series plays the same games. */
  readonly seed: string
  /** The first game of the series; others than 0 only to see one again. */
  readonly from?: number
  /** Only this number of players; all in turn when absent. */
  readonly seats?: number
  /** The share of decisions at which the dear checks are made. */
  readonly sampling?: number
  /** Only what random play in place shows, many times as fast: see `quickGame`. */
  readonly quick?: boolean
  readonly onGame?: (played: number) => void
  /** Stops after the first game with a fault. */
  readonly stopAtFault?: boolean
}

/** What a series of games showed. */
export interface Findings {
  readonly faults: ReadonlyMap<string, Fault>
  readonly counts: Readonly<Counts>
}

const CHECKS: readonly Check[] = [...playChecks, ...viewChecks]

/** The promises that the kit checks, by name. */
export const PROMISES: readonly string[] = ['plays without a fault', ...CHECKS.map(({ name }) => name)]

/** Plays a series of random games and checks every promise of the contract on them. */
export function conformance(subject: AnySubject, plan: Plan): Findings {
  const faults = new Map<string, Fault>()
  const counts: Counts = { games: 0, decisions: 0, options: 0, branchingMax: 0 }
  const first = plan.from ?? 0
  for (let index = first; index < first + plan.games; index++) {
    const deal = dealOf(subject.game, subject.options, plan.seed, index, plan.seats)
    const report = (fault: Fault): void => {
      if (!faults.has(fault.check)) faults.set(fault.check, fault)
    }
    if (plan.quick) quickGame(subject, deal, counts, report)
    else runGame(subject, deal, CHECKS, plan.sampling ?? 0.1, counts, report)
    plan.onGame?.(index - first + 1)
    if (plan.stopAtFault && faults.size > 0) break
  }
  return { faults, counts }
}

/** A fault in words, with the one command that shows it again. */
export function faultText(subject: AnySubject, fault: Fault): string {
  const [series, index] = splitSeed(fault.deal.seed)
  const players = fault.deal.seatsGiven ? ` --players ${fault.deal.seats}` : ''
  return [
    `${subject.game.id}: ${fault.check}`,
    `  ${fault.message}`,
    `  at command ${fault.position} of a game of ${fault.deal.seats}, options ${JSON.stringify(fault.deal.options)}, seed ${fault.deal.seed}`,
    `  again: npm run --silent entrepot -- fuzz --game ${subject.game.id} --games 1 --seed ${series} --from ${index}${players}`,
    ...fault.commands.map(({ seat, command }) => `  ${seat} ${JSON.stringify(command)}`),
  ].join('\n')
}

function splitSeed(seed: string): [series: string, index: string] {
  const cut = seed.lastIndexOf('/')
  return [seed.slice(0, cut), seed.slice(cut + 1)]
}
