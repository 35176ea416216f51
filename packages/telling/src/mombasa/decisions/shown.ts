import type { Seat } from '@entrepot/kernel'
import type { Command, FrameView, View } from '@entrepot/mombasa'
import type { Choice, Draft, TableView } from '../../decision.ts'
import type { Lexicon } from '../lexicon.ts'

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
  readonly label: (command: C, at: Situation) => string
  /** What else it means. */
  readonly more?: (command: C, at: Situation) => string
  /** The things on the table whose click means it. */
  readonly targets?: (command: C, at: Situation) => string[]
  /** What is lost by it; undefined where nothing is. */
  readonly loses?: (command: C, at: Situation) => string | undefined
  /** The button behind which all choices of this type stand. */
  readonly group?: (at: Situation) => string
}

export type ChoicesShown = {
  readonly [Type in Command['type']]?: ChoiceShown<Command & { readonly type: Type }>
}

/** What a click on a thing would mean if the rules allowed it, by the sort of thing. */
export type ClicksShown = {
  readonly [sort: string]: (id: string, at: Position, column: number) => Command | null
}

/** How one kind of decision is shown: the mirror of its object in the rules, in the file of the same chapter. */
export interface DecisionShown {
  /** What is to be decided, with what its frame tells. */
  title(at: Situation, frame: Partial<FrameView>): string
  hint?(at: Situation): string | undefined
  /** The part of the table that it is made on. */
  readonly view: TableView
  readonly choices: ChoicesShown
  readonly clicks?: ClicksShown
  /** The draft after a click on a thing of a sort. */
  lay?(sort: string, id: string, at: Position, draft: Draft): Draft | null
  /** What is offered instead of all that is legal; null where nothing is. */
  offers?(at: Situation, draft: Draft): readonly Choice[] | null
  /** The commands that the draft amounts to; null while choices are offered instead. */
  ready?(at: Situation, draft: Draft): Command[] | null
}

type Plain = 'rechoose' | 'replan' | 'forfeit' | 'stop' | 'stay' | 'cash' | 'end'

/** A choice that says the same whatever lies on the table. */
export function plain(type: Plain): ChoiceShown<Command> {
  return { label: (_command, { lexicon }) => lexicon.words.choices[type] }
}

/** Not to pay: for a card, or at a capital call, where the steps ahead are lost. */
export const decline: ChoiceShown<Command> = {
  label(_command, { view, lexicon }) {
    const { choices, board } = lexicon.words
    const frame = view.pending.at(-1)
    return frame?.kind === 'advance' ? board.declineCall(frame.amount ?? 0) : choices.decline
  },
}
