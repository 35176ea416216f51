import type { OptionSpecs, OptionValues } from './options.ts'

/** The languages that everything is written in. */
export type Language = 'en' | 'ru' | 'pt-BR' | 'ja'

/** What is known of a game without loading its rules: for the shell, the server's notices and the terminal. */
export interface GameMeta<Id extends string = string, Options extends OptionValues = OptionValues> {
  readonly id: Id
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSpecs<Options>
  /** How long a game against bots takes. */
  readonly minutes: number
  readonly words: Readonly<Record<Language, GameWords<Options>>>
}

/** What a game says of itself in one language. */
export interface GameWords<Options extends OptionValues = OptionValues> {
  readonly name: string
  /** What it is about, in a sentence. */
  readonly about: string
  /** Who made it. */
  readonly credits: string
  readonly options: { readonly [Name in keyof Options]: OptionWords<Options[Name]> }
}

/** A choice has a word for each of its values; a switch is on or off in every game. */
type OptionWords<Value> = [Value] extends [boolean]
  ? { readonly name: string }
  : [Value] extends [string]
    ? { readonly name: string; readonly values: Readonly<Record<Value, string>> }
    : { readonly name: string; readonly values?: Readonly<Record<string, string>> }
