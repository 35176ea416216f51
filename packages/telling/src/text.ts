import type { BaseCommand, Seat } from '@entrepot/kernel'
import type { Draft } from './decision.ts'
import type { PersonOf } from './news.ts'

/** A part of the table in text: a heading and what stands under it. */
export interface Chapter {
  /** Names it in addresses and lists; not shown. */
  readonly id: string
  readonly heading: string
  readonly passages: readonly Passage[]
}

export type Passage =
  | {
      readonly kind: 'facts'
      readonly label: string
      readonly facts: readonly (readonly [name: string, value: string | number])[]
    }
  | { readonly kind: 'list'; readonly label: string; readonly items: readonly string[] }
  | Grid
  | { readonly kind: 'part'; readonly heading: string; readonly passages: readonly Passage[] }

/** A table: the first cell of each row names the row. */
export interface Grid {
  readonly kind: 'table'
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** What a text is written about. */
export interface TextInput {
  readonly view: object
  /** The reader's seat; null for a spectator. */
  readonly seat: Seat | null
  readonly personOf: PersonOf
}

/** Things of one kind that can be asked about, by the names that a click on them would have. */
export interface ThingGroup {
  readonly heading: string
  readonly things: readonly { readonly target: string; readonly name: string }[]
}

/** A place of a draft and what may lie there. */
export interface DraftField {
  readonly place: string
  readonly label: string
  readonly hint: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A game in text: all that its boards show, in words. */
export interface GameText {
  chapters(input: TextInput): readonly Chapter[]
  things(input: TextInput): readonly ThingGroup[]
  /** What a reader must know about a choice that the boards would show beside it; null where its label says it all. */
  note(command: BaseCommand, input: TextInput): string | null
  /** A hint for the decision at hand that speaks of no drawing; else the given one. */
  hint(input: TextInput, drawn: string | undefined): string | undefined
  /** The places that the decision at hand fills; none where it is a choice. */
  draftFields(input: TextInput, draft: Draft): readonly DraftField[]
  /** The draft after something was put into a place, or taken out of it with an empty value. */
  fill(draft: Draft, place: string, value: string): Draft
}
