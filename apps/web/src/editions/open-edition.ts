import type { GameId } from '@entrepot/bots/games'
import { check, readEdition, type Edition, type Fault } from '@entrepot/kernel'
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
/** The largest number that a field takes. */
export const MOST = 999
/** No part of a box has more items. */
const MOST_ITEMS = 300
const LONGEST_NAME = 60

/** The text of a file or of what the device kept, as an edition of the game. Throws an `UnreadableEdition`. */
export function openEdition(game: GameId, { faultsOf }: Pick<Box, 'faultsOf'>, text: string): Edition {
  if (text.length > MOST_BYTES) throw new UnreadableEdition({ kind: 'large' })
  const edition = read(text)
  if (edition.game !== game) throw new UnreadableEdition({ kind: 'game', game: edition.game })
  const { figures } = edition
  const tooMuch = excesses(figures)
  const faults = tooMuch.length > 0 ? tooMuch : faultsOf(figures).filter(({ kind }) => kind === 'form')
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

/** Numbers and lists beyond anything that is printed: to draw them could take for ever. */
function excesses(value: unknown, path = ''): Fault[] {
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`)
  const beyond = (max: number, found: number): Fault[] => [
    { path, kind: 'range', values: { min: 0, max, found }, weight: 'wrong' },
  ]
  if (typeof value === 'number') return Math.abs(value) > MOST ? beyond(MOST, value) : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length > MOST_ITEMS) return beyond(MOST_ITEMS, value.length)
  return Object.entries(value).flatMap(([key, member]) => excesses(member, at(key)))
}
