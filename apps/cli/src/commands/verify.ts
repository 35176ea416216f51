import { verifyExport } from '@entrepot/kernel'
import { orRefused, readArgs } from '../args.ts'
import { readGameFile } from '../game-file.ts'
import { rulesOf } from '../games.ts'
import type { Command } from '../help.ts'

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'check that an exported game follows the rules and leads where it says',
  help: `entrepot verify FILE: check that an exported game follows the rules and leads where it says

Exits with 0 if every command is legal, and seed, state and outcome are those of the file; with 1 if not.`,

  async run(args) {
    const { positionals } = readArgs(args, {})
    const file = readGameFile(positionals[0])
    const game = await rulesOf(file)
    const { record } = orRefused(`${positionals[0]} is not sound`, 1, () => verifyExport(game, file))
    process.stdout.write(
      `${positionals[0]}: sound, ${record.log.length} commands of ${game.id} ${game.version}, state ${file.stateHash}\n`,
    )
    return 0
  },
}
