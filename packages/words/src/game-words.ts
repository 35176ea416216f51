import type { OptionValues } from '@entrepot/kernel'
import type { TerminalWords } from './en/terminal.ts'

/** What a game says of itself in one language, before anything else of it is loaded. */
export interface GameWords<Options extends OptionValues = OptionValues> {
  readonly name: string
  /** What it is about, in a sentence. */
  readonly about: string
  /** Who made it. */
  readonly credits: string
  readonly options: { readonly [Name in keyof Options]: OptionWords<Options[Name]> }
  /** By level: the person that one plays against. */
  readonly bots: TerminalWords['levels']
  /** What those are called who play for the computer. */
  readonly names: readonly string[]
  /** By character of a bot: what it is, and what it does more than others, in a sentence. */
  readonly characters: { readonly [name: string]: CharacterWords }
}

export interface CharacterWords {
  readonly title: string
  readonly manner: string
}

/** A choice has a word for each of its values; a switch is on or off in every game. */
type OptionWords<Value> = [Value] extends [boolean]
  ? { readonly name: string }
  : [Value] extends [string]
    ? { readonly name: string; readonly values: Readonly<Record<Value, string>> }
    : { readonly name: string; readonly values?: Readonly<Record<string, string>> }

/** What the guided first game of a game says, by step. */
export interface LessonWords {
  readonly steps: { readonly [step: string]: { readonly title: string; readonly text: string } }
}

/** What a sign is called, where it has one name in all cases, and what it means in a sentence. */
export interface SignText {
  readonly name?: string
  readonly text: string
}

/** What the signs of a game mean, by their names. */
export type SignWords = { readonly [sign: string]: SignText }

/** A game at a glance, for who has never played it. */
export interface OverviewWords {
  /** What wins, in a sentence. */
  readonly aim: string
  /** A turn or a round in four pictures. */
  readonly turn: readonly { readonly title: string; readonly text: string }[]
  readonly end: string
  /** What a good player would say. */
  readonly hints: readonly string[]
}
