import { canonicalJson, fastRng, type BaseCommand, type OptionValues, type Seat } from '../src/index.ts'
import { LONGEST_GAME, randomDecision, type Deal } from './playout.ts'
import type { Counts, Fault } from './run.ts'
import type { AnySubject } from './subject.ts'

/**
 * Plays one random game in place: it must not throw, nobody may be stuck or asked what is forced, the invariants hold in every
 * state, and the game ends with an outcome. What needs copies and views is left to the full run.
 */
export function quickGame(
  subject: AnySubject,
  deal: Deal,
  counts: Counts,
  report: (fault: Fault) => void,
): void {
  const { game } = subject
  const commands: { seat: Seat; command: BaseCommand }[] = []
  try {
    const rng = fastRng(`${deal.seed}/choices`)
    const state = game.setup(deal.options as OptionValues, deal.seats, deal.seed)
    subject.invariants(state)
    for (;;) {
      const decision = randomDecision(game, state, rng)
      if (decision === null) break
      const { seat, legal, command } = decision
      commands.push({ seat, command })
      if (legal.length === 1 && subject.askedAnyway?.(state, seat) !== true)
        throw new Error(`seat ${seat} is asked with one legal command: ${canonicalJson(command)}`)
      if (commands.length > LONGEST_GAME)
        throw new Error(`the game has not ended after ${LONGEST_GAME} decisions`)
      counts.decisions++
      counts.options += legal.length
      if (legal.length > counts.branchingMax) counts.branchingMax = legal.length
      game.step(state, seat, command, null)
      subject.invariants(state)
    }
    if (game.outcome(state) === null) throw new Error('nobody can decide and there is no outcome')
    counts.games++
  } catch (error) {
    report({
      check: 'plays without a fault',
      message: String(error),
      deal,
      position: commands.length,
      commands,
    })
  }
}
