import { countedIn, joined } from '../plural.ts'
import type { Shape } from '../shape.ts'
import type { Person } from '../speech.ts'
import { speech } from './speech.ts'

const counted = countedIn('en')
const points = (count: number): string => counted(count, { one: 'point', other: 'points' })

/** Looking back at a game, what the analysis says of it, and its end. */
export const words = {
  timeline: 'Course of the game',
  beginning: 'The beginning',
  moment: (position: number, round: number, who: string) =>
    `Move ${position}, round ${round}${who === '' ? '' : `, ${who}`}`,
  stepBy: 'Step by',
  steps: { move: 'Moves', turn: 'Turns', mine: 'My turns', round: 'Rounds', swing: 'Swings' },
  back: { turn: 'Previous turn', mine: 'My previous turn', round: 'Previous round', swing: 'Previous swing' },
  on: { turn: 'Next turn', mine: 'My next turn', round: 'Next round', swing: 'Next swing' },
  first: 'To the beginning',
  last: 'To the end',
  speed: 'Speed',
  keys: {
    step: 'One step back or on',
    turn: 'Previous or next turn',
    round: 'Previous or next round',
    ends: 'Beginning, end',
    play: 'Play, pause',
    mistake: 'Next mistake',
    better: 'Show the better line on the board',
  },
  analyse: 'Analyse',
  analysing: (percent: number) => `Analysing: ${percent}%`,
  deeper: 'Look deeper',
  depth: { '3': 'As deep as Strong thinks.', '4': 'As deep as Master thinks.' },
  failed: 'The game could not be analysed.',
  summary: 'Summary',
  heading: 'Analysis',
  knowing: 'Every turn is judged by what its player could know at that moment.',
  verdicts: { best: 'Best', good: 'Good', dubious: 'Dubious', mistake: 'Mistake' },
  forced: 'There was nothing to choose.',
  notYet: 'Not judged yet.',
  lost: (lost: string) => `${joined('−' + lost, 'points')} of win chance`,
  nothingLost: 'No win chance was lost.',
  better: 'Better',
  played: 'Played',
  /** The steps of a line, in order. */
  inOrder: (steps: readonly string[]) => steps.join('; '),
  showBetter: 'Show on the board',
  chances: 'Chance to win',
  chancesLead: 'By turn, from 0 to 100 per cent. The dashed line is an equal share.',
  asTable: 'As a table',
  round: 'Round',
  player: 'Player',
  end: 'End',
  costly: 'The three most costly turns',
  yourCostly: 'Your three most costly turns',
  noneCostly: 'No turn clearly cost anything.',
  turnIn: (round: number, who: string) => `Round ${round}, ${who}`,
  look: 'Look',
  playOn: 'Play on from here',
  whatWon: 'What won it',
  wonBy: ({ name, isYou }: Person, total: number) =>
    `${isYou ? 'You win' : `${name} wins`} with ${points(total)}.`,
  /** What a winner had more of than one other player, or than several on average. */
  strength: (category: string, total: number, lead: string, others: number) =>
    `${category}: ${points(total)}, ${lead} more than ${others === 1 ? 'the other player' : 'the others on average'}.`,
  turningPoints: 'Turning points',
  turned: ({ name, isYou }: Person, from: string, to: string) =>
    `${isYou ? 'Your chance to win' : `Chance to win of ${name}`}: from ${from} to ${to}.`,
  accuracy: 'Accuracy',
  accuracyLead: '100 is never having lost any win chance; turns without a choice do not count.',
  causes: 'Choice and luck',
  causesLead:
    'How the chance to win changed from beginning to end, in per cent. Own choices count against what could be expected of the turn. They can cost more than 100 in all, since what the others do gives chances back. Luck is what was drawn, compared with the same draws made again many times. The estimate is what no cause explains.',
  withoutLuck: 'Without luck',
  withoutLuckLead: 'Without luck: the result less what luck brought. It may fall below 0 or rise above 100.',
  drawn: (change: string) => `Drawn: ${joined(change, 'pts')}`,
  cause: {
    start: 'Beginning',
    choice: 'Own choices',
    luck: 'Luck',
    others: 'The others',
    drift: 'Estimate',
    result: 'Result',
  },
  expected: 'Expected points',
  expectedLead:
    'The final points that everybody could expect over the game, if all played on well; its end is what was counted.',
  expectedFromTo: (who: string, from: number, to: number) => `${who}: ${from}, in the end ${to}`,
  tries: 'Played on',
  triesLead: 'What became of the same game from there on.',
  tryAt: (position: number) => `From move ${position}`,
  original: 'As it was',
  unfinished: (round: number) => `Round ${round}, not finished`,
  finale: {
    heading: 'The end of the game',
    wins: (who: string) => `${who} wins`,
    youWin: 'You win',
    share: (who: readonly Person[]) => `Shared win: ${speech.people(who)}`,
    points,
    ahead: (total: number, margin: number) => `${points(total)}, ${margin} ahead`,
    counting: 'The count',
    skip: 'Skip',
    again: 'Count again',
    review: 'Review the game',
    picture: 'Picture to share',
  },
  rival: 'Strongest rival',
  restOfPoints: 'Other',
  pointsToCome: 'Still to come',
}

export type InsightWords = Shape<typeof words>
