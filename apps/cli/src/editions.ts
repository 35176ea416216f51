import { readFileSync } from 'node:fs'
import { check, faultText, readEdition, type Edition, type Fault } from '@entrepot/kernel'
import { CliError } from './cli-error.ts'
import { gameOf } from './games.ts'

/** What a game's package says of its figures. */
export interface Box {
  /** The default edition. */
  readonly edition: Edition
  faultsOf(figures: unknown): Fault[]
}

export async function boxOf(game: string | undefined): Promise<Box> {
  const { id, figures } = gameOf(game)
  if (figures === undefined) throw new CliError(`${id} has no figures`)
  return (await import(`@entrepot/${id}/edition`)) as Box
}

export function readEditionFile(path: string): Edition {
  try {
    return readEdition(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    if (error instanceof check.WrongForm) throw new CliError(`${path} is not an edition: ${error.message}`)
    throw new CliError(`cannot read ${path}: ${(error as Error).message}`)
  }
}

/** An edition from a file, for the game that is asked for, without anything wrong in it. */
export async function soundEdition(path: string, game: string | undefined): Promise<Edition> {
  const edition = readEditionFile(path)
  if (edition.game !== gameOf(game).id) throw new CliError(`${path} is an edition of ${edition.game}`)
  const { faultsOf } = await boxOf(edition.game)
  const [fault] = faultsOf(edition.figures).filter(({ weight }) => weight === 'wrong')
  if (fault) throw new CliError(`${path}: ${faultText(fault)} (entrepot edition ${path} tells all)`)
  return edition
}
