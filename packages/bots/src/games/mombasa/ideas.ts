import type { Command, Event } from '@entrepot/mombasa'
import type { PuzzleIdeas } from '../../puzzles/ideas.ts'

const THEMES = ['expansion', 'shares', 'cards', 'diamonds', 'ledger', 'books', 'bonus'] as const

type Theme = (typeof THEMES)[number]

/** By the command that a turn turns on: what it is about. */
const TELLING: { readonly [type in Command['type']]?: Theme } = {
  expand: 'expansion',
  merchant: 'diamonds',
  bonus: 'bonus',
  buy: 'cards',
  step: 'shares',
}

/** What turns of Mombasa are about, found by the name of the game. @public */
export const ideas: PuzzleIdeas = {
  themes: THEMES,
  gap: 0.03,
  from: 3,
  tasks: {
    goods: ['goods', 'plusOne'],
    expand: ['expand'],
    bookkeeper: ['bookkeeper'],
    merchant: ['merchant'],
    bonus: ['bonus'],
  },
  idea(line) {
    const parts = (line as readonly Command[]).map(partOf).filter((part) => part !== null)
    return [...new Set(parts)].toSorted().join(', ')
  },
  theme(line, told) {
    const commands = line as readonly Command[]
    const events = told as readonly Event[]
    const bookkeeping = commands.some(({ type }) => type === 'bookkeeper')
    if (bookkeeping && events.some(({ type }) => type === 'inkwellMoved')) return 'ledger'
    if (bookkeeping) return events.some(({ type }) => type === 'bookTaken') ? 'books' : null
    for (const { type } of commands) {
      const theme = TELLING[type]
      if (theme !== undefined) return theme
    }
    return null
  },
}

/** Which card is used, which regions are entered and which books are taken are details. */
function partOf(command: Command): string | null {
  switch (command.type) {
    case 'buy':
      return `buy ${command.card}`
    case 'step':
      return `step ${command.company}`
    case 'expand':
      return `expand ${command.company}`
    case 'move':
      return `move ${command.step}`
    case 'bonus':
      return `bonus ${command.space}`
    default:
      return null
  }
}
