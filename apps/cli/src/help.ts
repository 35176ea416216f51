import { registeredGames } from './games.ts'

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  readonly help: string
  run(args: readonly string[]): number | Promise<number>
}

export function helpText(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    'entrepot: play, replay, check and measure games from the command line',
    '',
    'Usage: npm run --silent entrepot -- COMMAND [OPTION…]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `Games: ${registeredGames().join(', ')}`,
    '',
    'COMMAND --help tells its options.',
    '',
  ].join('\n')
}
