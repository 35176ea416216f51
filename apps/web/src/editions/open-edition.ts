import type { GameId } from '@entrepot/bots/games'
import { check, readEdition, type Edition, type Fault } from '@entrepot/kernel'
import { excessesIn } from '@entrepot/kernel/faults'
import type { Box } from '../games/module.ts'

/** Why something is no edition that this page can open. */
export type EditionTrouble =
  | { readonly kind: 'none' | 'large' }
  | { readonly kind: 'game'; readonly game: string }
  /** The figures cannot be read or drawn. */
  | { readonly kind: 'figures'; readonly figures: object; readonly faults: readonly Fault[] }

export class UnreadableEdition extends Error {
  override name = 'UnreadableEdition'
  readonly trouble: EditionTrouble

  constructor(trouble: EditionTrouble) {
    super(`The edition was not opened: ${trouble.kind}.`)
    this.trouble = trouble
  }
}

/** No edition is larger than this. */
export const MOST_BYTES = 1_000_000
const LONGEST_NAME = 60

/** The text of a file or of what the device kept, as an edition of the game. Throws an `UnreadableEdition`. */
export function openEdition(game: GameId, { faultsOf }: Pick<Box, 'faultsOf'>, text: string): Edition {
  if (text.length > MOST_BYTES) throw new UnreadableEdition({ kind: 'large' })
  const edition = read(text)
  if (edition.game !== game) throw new UnreadableEdition({ kind: 'game', game: edition.game })
  const { figures } = edition
  const excesses = excessesIn(figures)
  const faults = excesses.length > 0 ? excesses : faultsOf(figures).filter(({ kind }) => kind === 'form')
  if (faults.length > 0) throw new UnreadableEdition({ kind: 'figures', figures, faults })
  return { ...edition, name: edition.name.slice(0, LONGEST_NAME) }
}

function read(text: string): Edition {
  try {
    return readEdition(JSON.parse(text))
  } catch (error) {
    if (error instanceof check.WrongForm || error instanceof SyntaxError)
      throw new UnreadableEdition({ kind: 'none' })
    throw error
  }
}
