import { countedIn } from '../plural.ts'
import type { Shape } from '../shape.ts'

const counted = countedIn('en')

export const words = {
  keys: 'a number: do that · v: the table (v 2: its second part) · s: the scores · u: take back · r ID: a rule · q: leave',
  begins: (game: string, players: number, seed: string) => `${game}, ${players}\u00a0players, seed ${seed}.`,
  seats: (seat: number, others: string) => `You are Player, at seat ${seat}; the others are ${others}.`,
  player: 'Player',
  bot: (seat: number) => `Bot ${seat}`,
  onlyChoice: (choice: string) => `(only choice) ${choice}`,
  takenBack: 'Taken back.',
  nothingToTakeBack: 'There is nothing that can be taken back.',
  noRule: (id: string) => `There is no rule ${id}.`,
  parts: (count: number) => `The table has ${counted(count, { one: 'part', other: 'parts' })}.`,
  /** What bots are called in a game that has no persons of its own. */
  levels: { random: 'Chance', '1': 'Novice', '2': 'Steady', '3': 'Strong', '4': 'Master' },
}

export type TerminalWords = Shape<typeof words>
