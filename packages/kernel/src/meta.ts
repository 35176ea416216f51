import type { OptionSpecs, OptionValues } from './options.ts'

/** What is known of a game without loading its rules: for the shell, the server's notices and the terminal. */
export interface GameMeta<Id extends string = string, Options extends OptionValues = OptionValues> {
  readonly id: Id
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSpecs<Options>
  /** How long a game against bots takes. */
  readonly minutes: number
}
