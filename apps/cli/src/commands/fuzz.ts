import { conformance, faultText, type AnySubject } from '@entrepot/kernel/testkit'
import { playersOf, readArgs, wholeNumber } from '../args.ts'
import { CliError } from '../cli-error.ts'
import { registeredGames, subjectOf } from '../games.ts'
import type { Command } from '../help.ts'

export const fuzzCommand: Command = {
  name: 'fuzz',
  summary: 'play random games and check every promise of the contract on them',
  help: `entrepot fuzz: play random games and check every promise of the contract on them

  --game ID         which game (default: all, one after another)
  --games N         how many games (default 1000), over all player counts and option sets in turn
  --seed S          names the series (default 1)
  --from K          begin with game K of the series, to see one again
  --players N       only this number of players
  --quick           only play in place and check every state, many times as fast
  --sampling P      the share of decisions at which the dear checks are made, 0 to 1 (default 0.02)

Prints the failing seed and the command list and exits with 1 on a fault.`,

  run(args) {
    const { values } = readArgs(args, {
      game: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      from: { type: 'string' },
      players: { type: 'string' },
      sampling: { type: 'string' },
      quick: { type: 'boolean' },
    })
    const sampling = Number(values.sampling ?? 0.02)
    if (!(sampling >= 0 && sampling <= 1))
      throw new CliError(`--sampling is ${values.sampling}; it must be from 0 to 1`)
    const ids = values.game === undefined ? registeredGames() : [values.game]
    const failed = ids.map(subjectOf).filter((subject) => {
      const games = wholeNumber('games', values.games, 1000, 1, 10_000_000)
      const from = wholeNumber('from', values.from, 0, 0, 10_000_000)
      const seats = values.players === undefined ? undefined : playersOf(subject.game, values.players, 2)
      return !passes(subject, {
        games,
        from,
        seed: values.seed ?? '1',
        sampling,
        quick: values.quick === true,
        ...(seats === undefined ? {} : { seats }),
      })
    })
    return failed.length === 0 ? 0 : 1
  },
}

function passes(subject: AnySubject, plan: Parameters<typeof conformance>[1]): boolean {
  const onGame = (played: number): void => {
    if (process.stderr.isTTY && played % 10 === 0)
      process.stderr.write(`\r${subject.game.id}: ${played} of ${plan.games} games`)
  }
  const { faults, counts } = conformance(subject, { ...plan, stopAtFault: true, onGame })
  if (process.stderr.isTTY) process.stderr.write('\r')
  for (const fault of faults.values()) process.stdout.write(`${faultText(subject, fault)}\n`)
  const branching = (counts.options / Math.max(1, counts.decisions)).toFixed(2)
  process.stdout.write(
    `${subject.game.id}: ${counts.games} games, ${counts.decisions} decisions, branching ${branching} on average and ` +
      `${counts.branchingMax} at most, seed ${plan.seed}: ${faults.size === 0 ? 'no fault' : `${faults.size} promises broken`}\n`,
  )
  return faults.size === 0
}
