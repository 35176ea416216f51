import { countedIn } from '../plural.ts'
import type { Shape } from '../shape.ts'

const counted = countedIn('en')
const games = { one: 'game', other: 'games' }

/** What the page of the own statistics says. */
export const words = {
  heading: 'Statistics',
  lead: 'Your finished games, on this device and on the server. Guided games, and those played on from a position of another game, do not count.',
  reckoning: (left: number) => `${counted(left, games)} still to be replayed…`,
  servers: {
    nobody: 'You are not signed in: these are the games of this device alone.',
    unreachable:
      'The server does not answer: its games are shown as far as this device knows them from an earlier visit.',
  },
  none: 'You have not finished a game yet. Play one to the end, and it will be counted here.',
  where: 'Played',
  places: { all: 'Everywhere', device: 'On this device', server: 'On the server' },
  byGame: 'By game',
  game: 'Game',
  byPlayers: 'By number of players',
  seats: 'Players',
  players: (count: number) => counted(count, { one: 'player', other: 'players' }),
  byLevel: 'By level',
  level: 'Level',
  byOpponent: 'By opponent',
  opponent: 'Opponent',
  opponents: 'Opponents',
  people: 'People',
  somebody: 'Somebody',
  played: 'Games',
  won: 'Won',
  notWon: 'Not won',
  mean: 'Average',
  best: 'Best',
  worst: 'Worst',
  points: 'Points',
  pointsLead: 'The total of each game, from the oldest to the latest.',
  lately: (count: number) => `Showing the last ${counted(count, games)}.`,
  spread: (mean: string, best: string) => `on average ${mean}, at most ${best}`,
  bestGame: 'Best game',
  worstGame: 'Worst game',
  categories: 'Points by category',
  categoriesLead: 'What each category brought, game by game, all to the same scale.',
  category: 'Category',
  strategies: 'What brought the most',
  strategiesLead: 'Each game counts for the category that brought you the most points in it.',
  time: 'Time per decision',
  timeLead:
    'Half of your decisions in a game took less time than this. It is known only for games with recorded times.',
  noTime: 'No game has recorded times yet.',
  usually: (time: string) => `Usually ${time}.`,
  allGames: 'Every game',
  asTable: 'As a table',
  date: 'Date',
  place: 'Place',
  total: 'Total',
  export: 'Save the figures',
  exportLead: 'Every game with all its figures, one to a line for a spreadsheet, or for a program.',
  csv: 'Save as CSV',
  json: 'Save as JSON',
}

export type StatisticsWords = Shape<typeof words>
