import { Refusal, verifyExport, type DealProof, type ExportedGame } from '@entrepot/kernel'
import { readArgs } from '../args.ts'
import { readGameFiles } from '../game-file.ts'
import type { Command } from '../help.ts'
import { rulesOf } from '../rules.ts'

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'check that an exported game follows the rules and leads where it says',
  help: `entrepot verify FILE: check that an exported game follows the rules and leads where it says

FILE is one game, or many, one to a line, as a site exports them (docs/game-files.md). Says where the seed came from:
from a secret and from what the players added (docs/fair-deal.md), or that nothing vouches for it but its fingerprint.
Exits with 0 if the seed follows from these, every command is legal, and seed, state and outcome are those of the file;
with 1 if not, and then names the command that is wrong.`,

  async run(args) {
    const { positionals } = readArgs(args, {})
    const [path] = positionals
    const files = readGameFiles(path)
    let sound = true
    for (const [i, file] of files.entries()) {
      const what = files.length === 1 ? `${path}` : `${path}:${i + 1}`
      sound = (await isSound(file, what)) && sound
    }
    return sound ? 0 : 1
  },
}

/** Tells whether a game is sound, in sentences. */
async function isSound(file: ExportedGame, what: string): Promise<boolean> {
  const game = await rulesOf(file)
  try {
    const { record } = verifyExport(game, file)
    process.stdout.write(
      `${what}: sound, ${record.log.length} commands of ${game.id} ${game.version}, state ${file.stateHash}\n` +
        `${dealText(file.deal ?? null)}\n${editionText(file)}\n${playedText(file)}`,
    )
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stderr.write(`entrepot: ${what} is not sound: ${faultIn(file, error)}\n`)
    return false
  }
}

/** What is wrong with a file: the command where it is one, and the rule that forbids it. */
function faultIn({ log }: ExportedGame, { message, params }: Refusal): string {
  const { command: number, seat, rule, reason } = params
  if (typeof number !== 'number') return message
  const command = JSON.stringify(log[number - 1]?.command)
  const why = rule === undefined ? `${reason as string}` : `is refused by ${rule as string}`
  return `command ${number} of ${log.length}, ${command} of seat ${seat as number}, ${why}: ${JSON.stringify(params['params'] ?? {})}`
}

function playedText({ players, times }: ExportedGame): string {
  if (players === undefined || times === undefined) return ''
  const names = players.map(({ name, level }) => (level === null ? name || 'somebody' : `bot ${level}`))
  const [from, to] = [times.startedAt, times.endedAt].map((at) => new Date(at).toISOString())
  return `played: by ${names.join(', ')}, from ${from} to ${to}, as the site says\n`
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
