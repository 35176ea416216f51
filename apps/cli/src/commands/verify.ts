import { verifyExport, type DealProof, type ExportedGame } from '@entrepot/kernel'
import { orRefused, readArgs } from '../args.ts'
import { readGameFile } from '../game-file.ts'
import type { Command } from '../help.ts'
import { rulesOf } from '../rules.ts'

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'check that an exported game follows the rules and leads where it says',
  help: `entrepot verify FILE: check that an exported game follows the rules and leads where it says

Says where its seed came from: from a secret and from what the players added (docs/fair-deal.md), or that nothing
vouches for it but its fingerprint. Exits with 0 if the seed follows from these, every command is legal, and seed, state
and outcome are those of the file; with 1 if not.`,

  async run(args) {
    const { positionals } = readArgs(args, {})
    const file = readGameFile(positionals[0])
    const game = await rulesOf(file)
    const { record } = orRefused(`${positionals[0]} is not sound`, 1, () => verifyExport(game, file))
    process.stdout.write(
      `${positionals[0]}: sound, ${record.log.length} commands of ${game.id} ${game.version}, state ${file.stateHash}\n`,
    )
    process.stdout.write(`${dealText(file.deal ?? null)}\n`)
    process.stdout.write(`${editionText(file)}\n`)
    return 0
  },
}

function editionText({ edition }: ExportedGame): string {
  if (edition === undefined) return 'edition: the figures of its version'
  return `edition: ${edition.name}, figures ${edition.hash}`
}

function dealText(deal: DealProof | null): string {
  if (deal === null) return 'deal: only the fingerprint of the seed is known, not where it came from'
  const added = deal.contributions.filter((contribution) => contribution !== null).length
  return `deal: proven, from the secret of commitment ${deal.commitment} and what ${added} of ${deal.contributions.length} seats added`
}
