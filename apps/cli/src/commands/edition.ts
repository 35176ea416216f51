import { exportEdition, faultText, hashFigures } from '@entrepot/kernel'
import { readArgs } from '../args.ts'
import { boxOf, readEditionFile } from '../editions.ts'
import { gameOf } from '../games.ts'
import type { Command } from '../help.ts'
import { opened } from '../rules.ts'

export const editionCommand: Command = {
  name: 'edition',
  summary: 'write out the component figures of a game, or check a file of them',
  help: `entrepot edition: write out the component figures of a game, or check a file of them

  entrepot edition --game ID     prints the default edition as a file, to be changed and given a name and an id
  entrepot edition FILE          tells what is wrong with an edition, and what is odd, with its fingerprint

Exits with 1 if something is wrong. What is odd can be played; look whether the box really has it so. Play an edition with
sim --edition FILE and stats --edition FILE.`,

  async run(args) {
    const { values, positionals } = readArgs(args, { game: { type: 'string' } })
    const [path] = positionals
    if (path === undefined) {
      const { edition } = await boxOf(values.game)
      process.stdout.write(`${JSON.stringify(exportEdition(edition), null, 1)}\n`)
      return 0
    }
    const edition = readEditionFile(path)
    const { faultsOf } = await boxOf(edition.game)
    const faults = faultsOf(edition.figures)
    for (const fault of faults) process.stdout.write(`${fault.weight}: ${faultText(fault)}\n`)
    if (faults.some(({ weight }) => weight === 'wrong')) return 1
    const { version } = gameOf(edition.game)
    const { game } = await opened(edition, version)
    const same = game.edition === undefined ? ', the figures of the default edition' : ''
    process.stdout.write(
      `${path}: ${edition.name}, an edition of ${edition.game}, can be played by version ${version}${same}; figures ${hashFigures(edition.figures)}\n`,
    )
    return 0
  },
}
