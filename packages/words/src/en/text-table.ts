import { countedIn } from '../plural.ts'
import type { Shape } from '../shape.ts'

const counted = countedIn('en')

export const words = {
  drawn: 'Switch to the drawn table',
  parts: 'Parts of the table',
  players: 'Players',
  player: 'Player',
  state: 'State',
  you: (name: string) => `${name} (this is you)`,
  bot: (name: string) => `${name} (bot)`,
  deciding: 'decides now',
  waiting: 'waits',
  toConfirm: (choice: string) => `Confirm or take back: ${choice}`,
  choices: (count: number) => counted(count, { one: 'choice', other: 'choices' }),
  change: (what: string, from: number, to: number) => `${what} from ${from} to ${to}`,
  noChange: 'No figure of yours changes',
  final: 'must be confirmed',
  soFar: 'Your turn so far',
  nothing: 'nothing',
  ask: 'Ask about a thing',
  askLead: 'What it is, whether it can be chosen now, and if not, the rule that forbids it.',
  thing: 'Thing',
  tell: 'Tell me',
  canNow: (choices: readonly string[]) => `Possible now: ${choices.join('; ')}`,
  nothingToDo: 'The decision at hand is not about this.',
  log: 'What has happened',
  noNews: 'Nothing since your last turn.',
  earlier: (count: number) => `Everything before that: ${count}`,
}

export type TextTableWords = Shape<typeof words>
