import { Refusal } from './refusal.ts'

/** Table options of a game by name: switches and choices among named values. */
export type OptionValues = { readonly [name: string]: boolean | string }

interface Switch {
  readonly kind: 'switch'
  readonly default: boolean
  /** The rule that the option changes. */
  readonly rule: string
  /** Player counts at which it has an effect; all when absent. */
  readonly seats?: readonly number[]
}

interface Choice<Value extends string> {
  readonly kind: 'choice'
  readonly values: readonly Value[]
  readonly default: Value
  readonly rule: string
  readonly seats?: readonly number[]
}

/** How an option with these values is described; a game of unknown options may have either kind. */
type OptionSpec<Value> = [Value] extends [boolean]
  ? Switch
  : [Value] extends [string]
    ? Choice<Value>
    : Switch | Choice<string>

export type OptionSpecs<Options extends OptionValues> = {
  readonly [Name in keyof Options]: OptionSpec<Options[Name]>
}

/** Fills in defaults and refuses unknown names and wrong values. */
export function parseOptions<Options extends OptionValues>(
  specs: OptionSpecs<Options>,
  given: unknown,
): Options {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) {
    throw new Refusal('K.options', { option: '', reason: 'not an object' })
  }
  const raw: Record<string, unknown> = { ...given }
  const known = specs as Readonly<Record<string, Switch | Choice<string>>>
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(known, name)) throw new Refusal('K.options', { option: name, reason: 'unknown' })
  }
  const options: Record<string, boolean | string> = {}
  for (const [name, spec] of Object.entries(known)) options[name] = parseOption(name, spec, raw[name])
  return options as Options
}

function parseOption(name: string, spec: Switch | Choice<string>, value: unknown): boolean | string {
  if (value === undefined) return spec.default
  if (spec.kind === 'switch') {
    if (typeof value === 'boolean') return value
    throw new Refusal('K.options', { option: name, reason: 'not true or false' })
  }
  if (typeof value === 'string' && spec.values.includes(value)) return value
  throw new Refusal('K.options', { option: name, reason: `not one of ${spec.values.join(', ')}` })
}

/** Refuses a number of players that the game does not take. */
export function checkSeats(
  range: { readonly min: number; readonly max: number },
  seats: unknown,
): asserts seats is number {
  if (!Number.isInteger(seats) || (seats as number) < range.min || (seats as number) > range.max) {
    throw new Refusal('K.seats', { min: range.min, max: range.max })
  }
}
