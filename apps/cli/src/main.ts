import { CliError } from './cli-error.ts'
import { analyseCommand } from './commands/analyse.ts'
import { arenaCommand } from './commands/arena.ts'
import { benchCommand } from './commands/bench.ts'
import { calibrateCommand } from './commands/calibrate.ts'
import { editionCommand } from './commands/edition.ts'
import { explainCommand } from './commands/explain.ts'
import { fuzzCommand } from './commands/fuzz.ts'
import { makePuzzlesCommand } from './commands/make-puzzles.ts'
import { playCommand } from './commands/play.ts'
import { puzzlesCommand } from './commands/puzzles.ts'
import { replayCommand } from './commands/replay.ts'
import { simCommand } from './commands/sim.ts'
import { statsCommand } from './commands/stats.ts'
import { trainCommand } from './commands/train.ts'
import { trainWeightsCommand } from './commands/train-weights.ts'
import { tuneCommand } from './commands/tune.ts'
import { verifyCommand } from './commands/verify.ts'
import { helpText, type Command } from './help.ts'

const COMMANDS: readonly Command[] = [
  playCommand,
  simCommand,
  arenaCommand,
  statsCommand,
  explainCommand,
  analyseCommand,
  puzzlesCommand,
  makePuzzlesCommand,
  calibrateCommand,
  trainCommand,
  trainWeightsCommand,
  tuneCommand,
  replayCommand,
  verifyCommand,
  editionCommand,
  fuzzCommand,
  benchCommand,
]

/** Runs the command line and gives the exit code: 0 all is well, 1 a fault was found, 2 the call was wrong. */
async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const topic = COMMANDS.find((command) => command.name === rest[0])
    process.stdout.write(topic ? `${topic.help}\n` : helpText(COMMANDS))
    return name === undefined ? 2 : 0
  }
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (command === undefined) throw new CliError(`there is no command ${name}`)
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`${command.help}\n`)
    return 0
  }
  return command.run(rest)
}

// Who reads the output may have read enough (`| head -1`): then nothing is left to be done.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CliError)) throw error
  process.stderr.write(`entrepot: ${error.message}\n`)
  process.exitCode = error.exitCode
}
