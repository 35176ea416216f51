import { countedIn } from '../plural.ts'
import type { Shape } from '../shape.ts'

const counted = countedIn('en')

/** What the pages of the puzzles say. */
export const words = {
  heading: 'Puzzles',
  lead: 'Find the best turn. Every position is from a game between strong bots, and one idea in it is clearly better than all others.',
  today: 'Puzzle of the day',
  solve: 'Solve it',
  solvedToday: 'Solved today',
  count: (solved: number, all: number) => `${solved} of ${all} solved`,
  run: (count: number) =>
    `${counted(count, { one: 'puzzle', other: 'puzzles' })} in a row, each at the first try`,
  bestRun: (count: number) => `Longest streak: ${count}`,
  days: (count: number) => `Puzzle of the day: ${counted(count, { one: 'day', other: 'days' })} in a row`,
  theme: 'Theme',
  difficulty: 'Difficulty',
  all: 'All',
  grade: (difficulty: number) => `Difficulty ${difficulty} of 5`,
  players: (count: number) => counted(count, { one: 'player', other: 'players' }),
  states: { solved: 'solved', tried: 'tried', fresh: 'new' },
  puzzle: (place: number) => `Puzzle ${place}`,
  none: 'There are no puzzles for this game yet.',
  missing: 'There is no such puzzle here.',
  list: 'All puzzles',
  next: 'Next puzzle',
  again: 'Try again',
  look: 'Look at the table',
  goal: 'Your turn. What is best?',
  goalOf: (task: string) => `${task} What is the best way?`,
  hint: 'Play it on the table and confirm it; then it is judged. Until then you can take everything back.',
  begin: 'Begin',
  judging: 'Your turn is being judged…',
  notJudged: 'Your turn could not be judged. Try again.',
  verdicts: { best: 'That is it!', near: 'Not far off', far: 'There is something better' },
  percent: (percent: number) => `${percent}% of the best`,
  chances: (own: number, best: number) =>
    `As Master sees it, you win about ${own} of 100 games from here; with the best turn about ${best}.`,
  chance: (best: number) => `As Master sees it, you win about ${best} of 100 games from here.`,
  bestTurn: 'The best turn',
  asGood: 'Yours is as good.',
  brings: 'What more it brings by the end',
  costs: 'What it costs',
  points: (points: number, what: string) => `${what}: ${counted(points, { one: 'point', other: 'points' })}`,
}

export type PuzzleWords = Shape<typeof words>

/** What a game says of its puzzles: by theme, by task, and by category of the points that its bots expect. */
export interface GamePuzzleWords {
  readonly themes: { readonly [theme: string]: string }
  readonly tasks: { readonly [task: string]: string }
  readonly points: { readonly [category: string]: string }
}
