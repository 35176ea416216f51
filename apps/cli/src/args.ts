import { parseArgs, type ParseArgsConfig } from 'node:util'
import { botNamed, LEVELS } from '@entrepot/bots'
import { knowledgeOf } from '@entrepot/bots/players'
import { Refusal, type Game, type OptionValues } from '@entrepot/kernel'
import { CliError } from './cli-error.ts'

type Specs = NonNullable<ParseArgsConfig['options']>

/** The options of a command by name, and the words besides; a wrong call says what is wrong with it. */
export function readArgs<S extends Specs>(args: readonly string[], options: S) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new CliError((error as Error).message)
  }
}

/** A whole number given as text, within bounds. */
export function wholeNumber(
  name: string,
  text: string | undefined,
  fallback: number,
  min: number,
  max: number,
): number {
  if (text === undefined) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new CliError(`--${name} is ${text}; it must be a whole number from ${min} to ${max}`)
  }
  return value
}

/** How many threads to use; undefined leaves it to the number of processors. */
export function threadsOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : wholeNumber('threads', text, 1, 1, 256)
}

/** A time in seconds, fractions allowed. */
export function secondsOf(text: string | undefined, fallback: number): number {
  const value = text === undefined ? fallback : Number(text)
  if (!(value > 0 && value <= 3600))
    throw new CliError(`--seconds is ${text}; it must be more than 0 and at most 3600`)
  return value
}

export function playersOf(game: Game, text: string | undefined, fallback: number): number {
  return wholeNumber('players', text, fallback, game.seats.min, game.seats.max)
}

/** A bot for each seat; one name is for all of them. */
export function botsOf(game: Game, names: readonly string[], players: number): string[] {
  const all = names.length === 1 ? new Array<string>(players).fill(names[0] as string) : names
  if (all.length !== players) throw new CliError(`--bots names ${all.length} bots for ${players} seats`)
  return all.map((name) => knownBot(game, name))
}

/** The name of a bot that plays the game, with a character or without. */
export function knownBot(game: Game, name: string): string {
  const bot = botNamed(name)
  const characters = Object.keys(knowledgeOf(game).characters ?? {})
  if (bot !== null && (bot.character === null || characters.includes(bot.character))) return name
  const such = characters.length === 0 ? '' : `, and with a character 3-${characters.join(', 3-')} and so on`
  throw new CliError(`there is no bot ${name} (there are ${LEVELS.join(', ')}${such})`)
}

/** Table options given as a JSON object. */
export function tableOptions(text: string | undefined): OptionValues {
  if (text === undefined) return {}
  try {
    return JSON.parse(text) as OptionValues
  } catch {
    throw new CliError(`--options is not JSON: ${text}`)
  }
}

/** Runs an action; what the rules refuse becomes a message. */
export function orRefused<Result>(what: string, exitCode: number, action: () => Result): Result {
  try {
    return action()
  } catch (error) {
    if (error instanceof Refusal) throw new CliError(`${what}: ${error.message}`, exitCode)
    throw error
  }
}
