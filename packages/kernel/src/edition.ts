import { oneOf, record, some, text, type Check } from './check.ts'
import type { Game } from './game.ts'
import { canonicalJson } from './json.ts'
import { Refusal } from './refusal.ts'
import { sha256 } from './sha256.ts'

/** A set of component figures of a game, under a name. Who owns a box can make one that says what is printed there. */
export interface Edition {
  /** For addresses and lists; `DEFAULT_EDITION` is the one that the game's package brings. */
  readonly id: string
  readonly name: string
  readonly game: string
  /** In the shape of the game's data file. */
  readonly figures: object
  /** By path of a figure that was looked at: where it comes from, such as `box`. Others come from where the figures say. */
  readonly provenance: { readonly [path: string]: string }
}

/** What a game tells of the figures that it is played with. */
export interface EditionMark {
  readonly id: string
  readonly name: string
  /** The fingerprint of the figures. */
  readonly hash: string
}

/** An edition in a record. The default one needs no figures: its version has them. */
export interface RecordedEdition extends EditionMark {
  readonly figures?: object | undefined
}

export const DEFAULT_EDITION = 'default'
const DEFAULT_NAME = 'Entrepôt'

/** The edition of a game's own data file. */
export function defaultEdition(game: string, figures: object): Edition {
  return { id: DEFAULT_EDITION, name: DEFAULT_NAME, game, figures, provenance: {} }
}

const hashes = new WeakMap<object, string>()

/** The fingerprint of figures: equal for equal ones, whatever the order of their keys. Names and provenance are not in it. */
export function hashFigures(figures: object): string {
  const hash = hashes.get(figures) ?? sha256(canonicalJson(figures))
  hashes.set(figures, hash)
  return hash
}

export function markOf({ id, name, figures }: Pick<Edition, 'id' | 'name' | 'figures'>): EditionMark {
  return { id, name, hash: hashFigures(figures) }
}

/** An edition as a file, to be kept, sent and taken in elsewhere. */
export interface EditionFile extends Edition {
  readonly format: 'entrepot-edition'
  readonly formatVersion: 1
}

export function exportEdition(edition: Edition): EditionFile {
  return { format: 'entrepot-edition', formatVersion: 1, ...edition }
}

/** An object with members of any name. */
const members =
  <Value>(item: Check<Value>): Check<{ readonly [name: string]: Value }> =>
  (value, path) =>
    some(Object.keys(value ?? {}), item)(value, path) as { readonly [name: string]: Value }

const readFile = record({
  format: oneOf('entrepot-edition'),
  formatVersion: (value, path) => oneOf('1')(String(value), path),
  id: text,
  name: text,
  game: text,
  figures: members((value) => value),
  provenance: members(text),
})

/** Reads a file of an edition, whatever it holds: a `WrongForm` tells why it is none. Its figures are looked at by the game. */
export function readEdition(file: unknown): Edition {
  const { id, name, game, figures, provenance } = readFile(file, 'edition')
  return { id, name, game, figures, provenance }
}

/** The sentences that say what is wrong with figures, with what they need. */
export interface FaultValues {
  /** The value has a wrong form: what it must be, and what it is. */
  readonly form: { readonly wanted: string; readonly found: string }
  /** So many there must be, so many there are. */
  readonly count: { readonly wanted: number; readonly found: number }
  /** The rules name this value. */
  readonly fixed: { readonly wanted: string; readonly found: string }
  readonly range: { readonly min: number; readonly max: number; readonly found: number }
  /** Figures in a row must rise. */
  readonly rising: { readonly before: number; readonly found: number }
  readonly twice: { readonly id: string }
  readonly unknown: { readonly id: string }
  /** Two figures of one thing differ. */
  readonly differ: { readonly other: string; readonly wanted: string; readonly found: string }
  /** An example of the rules needs such a component, and there is none. */
  readonly example: { readonly wanted: string }
  /** The rules do not work with these figures; the words of the program that tried. */
  readonly unplayable: { readonly reason: string }
}

export type FaultKind = keyof FaultValues

/** How many of something the rules want, and how many there are. */
export interface Counted {
  /** As that of a fault. */
  readonly path: string
  readonly wanted: number
  readonly found: number
}

/** One thing that is wrong with figures: where, and the sentence about it with its values. */
export type Fault = {
  readonly [Kind in FaultKind]: {
    /** Members joined by dots; lists by number, or by id where their items have one. */
    readonly path: string
    readonly kind: Kind
    readonly values: FaultValues[Kind]
    /** `odd`: it can be played and may be so in somebody's box, but no text bears it out. */
    readonly weight: 'wrong' | 'odd'
  }
}[FaultKind]

/** A game is replayed with the figures that began it, and no others. */
export function checkEdition(
  game: Pick<Game, 'figures' | 'edition'>,
  edition: RecordedEdition | undefined,
): void {
  if (edition === undefined && game.edition === undefined) return
  const known = editionOf(game)
  if (edition !== undefined && known !== undefined && edition.hash === known.hash) return
  throw new Refusal('K.record', {
    field: 'edition',
    record: edition === undefined ? 'default' : `${edition.name} ${edition.hash}`,
    rules: known === undefined ? 'default' : `${known.name} ${known.hash}`,
  })
}

/** The edition that a game is played with; undefined for a game without figures. */
export function editionOf({
  figures,
  edition,
}: Pick<Game, 'figures' | 'edition'>): RecordedEdition | undefined {
  if (figures === undefined || edition !== undefined) return edition
  return markOf(defaultEdition('', figures))
}
