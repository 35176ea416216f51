import type { Command, Event } from '@entrepot/yokohama'
import type { PuzzleIdeas } from '../../puzzles/ideas.ts'

const THEMES = [
  'orders',
  'building',
  'church',
  'customs',
  'technology',
  'agent',
  'achievement',
  'goods',
  'president',
] as const

type Theme = (typeof THEMES)[number]

/** By what happens: what the turn is about. The rarer comes first. */
const TELLING: readonly [Event['type'], Theme][] = [
  ['agentUsed', 'agent'],
  ['achieved', 'achievement'],
  ['technologyAcquired', 'technology'],
  ['orderFulfilled', 'orders'],
  ['built', 'building'],
  ['orderTaken', 'orders'],
  ['acted', 'goods'],
  ['returned', 'president'],
]

/** A turn has one of these. */
const MOVES: readonly Event['type'][] = ['moved', 'returned', 'stayed']

/** What turns of Yokohama are about, found by the name of the game. @public */
export const ideas: PuzzleIdeas = {
  themes: THEMES,
  gap: 0.04,
  from: 2,
  idea(line) {
    const parts = (line as readonly Command[]).map(partOf).filter((part) => part !== null)
    return parts.toSorted().join(' ')
  },
  theme(_line, told) {
    const events = told as readonly Event[]
    const has = (type: Event['type']): boolean => events.some((event) => event.type === type)
    // What shows something new before the president moves is judged up to there, and that is no turn yet.
    if (!MOVES.some(has)) return null
    const put = events.find((event) => event.type === 'putOnBoard')
    if (put !== undefined && !has('agentUsed') && !has('achieved'))
      return put.space.startsWith('church') ? 'church' : 'customs'
    return TELLING.find(([type]) => has(type))?.[1] ?? null
  },
}

/** Where assistants come from, which goods are chosen and what could as well be done in the next turn are details. */
function partOf(command: Command): string | null {
  switch (command.type) {
    case 'move':
      return `move ${command.to}`
    case 'agent':
      return `agent ${command.area}`
    case 'take':
      return `take ${command.order}`
    case 'acquire':
      return `acquire ${command.card}`
    case 'put':
    case 'return':
    case 'stay':
      return command.type
    default:
      return null
  }
}
