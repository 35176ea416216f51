import type { BaseCommand, Seat } from '@entrepot/kernel'
import type { Command, FrameView, View } from '@entrepot/yokohama'
import type { Choice, DecisionInput, Draft, TableView } from '../../decision.ts'
import type { Lexicon } from '../lexicon.ts'
import type { TargetKind } from '../targets.ts'

/** The position in which a seat decides. */
export interface Position {
  readonly view: View
  readonly seat: Seat
}

/** A position and the words for it. */
export interface Situation extends Position {
  readonly lexicon: Lexicon
}

/** A type of command as a choice. */
export interface ChoiceShown<C extends Command> {
  /** What it does, in a few words. */
  readonly label: (command: C, at: Situation, frame: Partial<FrameView>) => string
  /** What else it means. */
  readonly more?: (command: C, at: Situation, frame: Partial<FrameView>) => string
  /** What is lost by it; undefined where nothing is. */
  readonly loses?: (at: Situation) => string | undefined
  /** The things on the table whose click means it. */
  readonly targets?: (command: C, at: Position) => string[]
}

export type ChoicesShown = {
  readonly [Type in Command['type']]?: ChoiceShown<Command & { readonly type: Type }>
}

/** What a click on a thing would mean if the rules allowed it, by the sort of thing. */
export type ClicksShown = {
  readonly [Sort in TargetKind]?: (id: string, frame: Partial<FrameView>) => Command
}

/** How one kind of decision is shown: the mirror of its object in the rules, in the file of the same chapter. */
export interface DecisionShown {
  /** What is to be decided, with what its frame tells and what is laid out. */
  title(at: Situation, frame: Partial<FrameView>, draft: Draft): string
  /** What helps with it; `ready` is what confirming would send now. */
  hint?(at: Situation, frame: Partial<FrameView>, ready: readonly BaseCommand[] | null): string | undefined
  /** The part of the table that it is made on. */
  readonly view: TableView
  readonly choices: ChoicesShown
  readonly clicks?: ClicksShown
  /** What confirming means while nothing is chosen, where going on is the usual. */
  ready?(frame: Partial<FrameView>, after: DecisionInput['after']): readonly BaseCommand[] | null
  /** The draft after a click on a thing of a sort. */
  lay?(sort: TargetKind, id: string, input: DecisionInput): Draft | null
  /** The choice that the draft has become. */
  completed?(choices: readonly Choice[], draft: Draft): Choice | undefined
}

type Plain = 'rechoose' | 'end' | 'return' | 'stay' | 'noMore' | 'other'

/** A choice that says the same whatever lies on the table. */
export function plain(type: Plain): ChoiceShown<Command> {
  return { label: (_command, { lexicon }) => lexicon.words.choices[type] }
}

/** Declining something, in the words of what is declined. */
export function declining(what: keyof Lexicon['words']['choices']['pass']): {
  readonly pass: ChoiceShown<Command>
} {
  return {
    pass: {
      label: (_command, { lexicon }) => lexicon.words.choices.pass[what],
      // A lot or a token can be left for later; an action that brings nothing is gone.
      ...(what === 'building' || what === 'fivePower'
        ? {}
        : { loses: ({ lexicon }) => lexicon.words.losses.action }),
    },
  }
}

/** Having enough of something, in its words. */
export function havingEnough(what: keyof Lexicon['words']['choices']['done']): {
  readonly done: ChoiceShown<Command>
} {
  return { done: { label: (_command, { lexicon }) => lexicon.words.choices.done[what] } }
}
