import type { BaseCommand } from '@entrepot/kernel'
import { playerOf, type Command, type View } from '@entrepot/mombasa'
import type { Lesson, LessonStep, Moment } from '../../learn/lesson.ts'

// A deal in which the starting tile fits: cards of a kind come to rest together, a merchant can be bought at once, and
// a step leads to the first share. What the rival does depends on what bots were taught: no sentence counts on it.

const FIRST_PLAN = ['start-banana-2', 'start-cotton-1', 'start-expansion-2b']
const SECOND_PLAN = ['A09', 'start-coffee-2', 'start-bookkeeper-2']
const MERCHANT = 'A09'

/** The base as a whole, with its posts and coins. */
const BASE = '.base.co-mombasa'
const PILES = ['pile:slot-2', 'pile:slot-3', 'pile:slot-4']

const viewOf = ({ view }: Moment): View => view as View

/** A step that asks for commands of the game. */
function asking(
  id: string,
  asks: (command: Command) => boolean,
  step: Omit<LessonStep, 'id' | 'asks'> = {},
): LessonStep {
  return { ...step, id, asks: (command: BaseCommand) => asks(command as Command) }
}

function hasPlayed({ played }: Moment, type: Command['type']): boolean {
  return played.some((command) => command.type === type)
}

/** The decision at hand. */
function kindAt(at: Moment): string | undefined {
  return viewOf(at).pending.at(-1)?.kind
}

/** Whether the pupil's turn is over: another's has begun, or the next one. */
function isTurnOver(at: Moment): boolean {
  return viewOf(at).turn !== at.seat || kindAt(at) === 'turn'
}

/** The slots of the pupil's cards, whichever of them are wanted. */
function slotsOf(at: Moment, wanted: (card: string) => boolean): string[] {
  const { slots } = playerOf(viewOf(at), at.seat)
  return slots.flatMap((laid, index) =>
    laid !== null && !laid.faceDown && wanted(laid.card) ? [`slot:slot-${index + 1}`] : [],
  )
}

/** The cards of a plan that are still in hand, and the way to reveal them. */
function planning(cards: readonly string[]) {
  return (at: Moment): string[] => {
    const { hand } = playerOf(viewOf(at), at.seat)
    return [...cards.filter((card) => hand.includes(card)).map((card) => `hand:${card}`), '.confirm:enabled']
  }
}

/** The regions to expand to that the company has not entered yet. */
function regionsAhead(at: Moment): string[] {
  const { regions } = viewOf(at)
  return ['somaliland', 'tibesti']
    .filter((region) => !regions[region].includes('mombasa'))
    .map((region) => `region:${region}`)
}

/** A free step ahead of the inkwell for every book that was taken. */
function stepsAhead(at: Moment): string[] {
  const { taken } = viewOf(at).books
  const { books, inkwell } = playerOf(viewOf(at), at.seat)
  return books
    .flatMap((lying, index) => (lying.length === 0 && index >= inkwell ? [`ledger:${index + 1}`] : []))
    .slice(0, taken.length)
}

const isPlanned = (at: Moment): boolean => viewOf(at).phase === 'action'

export const lesson: Lesson = {
  seed: 'first game 220',
  options: { setup: 'first' },
  leadOn: ['stop', 'collect', 'tier', 'cash', 'stay', 'forfeit', 'post', 'return'],
  steps: [
    { id: 'aim', focus: () => [BASE, '.score-button'] },
    { id: 'tracks', focus: () => ['track:mombasa'] },
    asking('plan', ({ type }) => type === 'plan', { focus: planning(FIRST_PLAN), isDone: isPlanned }),
    asking(
      'goods',
      (command) =>
        (command.type === 'goods' && command.card === 'start-banana-2') ||
        (command.type === 'buy' && command.card === MERCHANT),
      {
        focus: (at) =>
          kindAt(at) === 'goods' ? [`card:${MERCHANT}`] : slotsOf(at, (card) => card === 'start-banana-2'),
        isDone: (at) => hasPlayed(at, 'buy'),
      },
    ),
    asking(
      'expand',
      (command) => (command.type === 'expand' && command.company === 'mombasa') || command.type === 'enter',
      {
        focus: (at) => (kindAt(at) === 'turn' ? [BASE] : regionsAhead(at)),
        isDone: (at) => hasPlayed(at, 'enter') && isTurnOver(at),
      },
    ),
    { id: 'coins', focus: () => [BASE, 'track:mombasa'] },
    asking('majority', (command) => command.type === 'bonus' && command.space === 'bs-majority-cotton', {
      focus: (at) => ['space:bs-majority-cotton', ...slotsOf(at, (card) => card === 'start-cotton-1')],
    }),
    asking('steps', ({ type }) => type === 'goods' || type === 'step', {
      focus: (at) =>
        kindAt(at) === 'turn' ? slotsOf(at, (card) => card === 'start-cotton-1') : ['track:mombasa'],
      isDone: (at) => hasPlayed(at, 'step'),
    }),
    asking('pile', ({ type }) => type === 'end' || type === 'pile', {
      focus: (at) => (kindAt(at) === 'pile' ? PILES : ['.choices', ...PILES]),
      isDone: (at) => hasPlayed(at, 'pile'),
    }),
    { id: 'round', focus: () => ['.card-display', '.book-display'], isDue: (at) => viewOf(at).round > 1 },
    asking('planAgain', ({ type }) => type === 'plan', { focus: planning(SECOND_PLAN), isDone: isPlanned }),
    asking('merchant', ({ type }) => type === 'merchant', {
      focus: (at) => [...slotsOf(at, (card) => card === MERCHANT), '.diamond-track'],
    }),
    asking('ink', ({ type }) => type === 'bookkeeper' || type === 'move', {
      focus: (at) =>
        kindAt(at) === 'turn' ? slotsOf(at, (card) => card === 'start-bookkeeper-2') : ['ledger:1'],
      isDone: (at) => hasPlayed(at, 'move'),
    }),
    asking('books', ({ type }) => ['take', 'cash', 'pick', 'place'].includes(type), {
      focus: (at) => (kindAt(at) === 'place' ? stepsAhead(at) : ['.book-display']),
      isDone: (at) => at.played.length > 0 && isTurnOver(at),
    }),
    { id: 'calls', focus: () => ['track:mombasa', 'track:saint-louis'] },
    { id: 'free', focus: () => ['.score-button', '.coach-button'] },
  ],
}
