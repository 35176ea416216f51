import type { BaseCommand } from '@entrepot/kernel'
import { areaViewOf, decisionAt, playerOf, type Command, type View } from '@entrepot/yokohama'
import type { Lesson, LessonStep, Moment } from '../../learn/lesson.ts'

// A deal in which the first two orders are of one country, and a shop at the fishing ground brings enough fish for an
// achievement. What the rival does depends on what bots were taught: no sentence counts on it.

const FIRST_ORDER = 'order-en03'
const SECOND_ORDER = 'order-en05'

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

const places = (command: Command, ...areas: readonly string[]): boolean =>
  command.type === 'place' && areas.includes(command.area)

const movesTo = (command: Command, area: string): boolean => command.type === 'move' && command.to === area

/** While assistants are placed those areas that are still to get one, and then the one to walk to. */
function wayTo(to: string, through: readonly string[]) {
  return (at: Moment): string[] => {
    if (decisionAt(viewOf(at))?.kind !== 'placement') return [`area:${to}`]
    const left = through.filter((area) => !at.open.some((command) => places(command as Command, area)))
    return (left.length === 0 ? through : left).map((area) => `area:${area}`)
  }
}

/** Whether the pupil's president stands there: where nowhere else is left to go, nobody is asked. */
function isAt(area: string) {
  return (at: Moment): boolean => playerOf(viewOf(at), at.seat).president === area
}

/** Whether the pupil's president is at home, and everybody has come along who should. */
function isHome(at: Moment): boolean {
  const view = viewOf(at)
  return (
    hasPlayed(at, 'recall') &&
    playerOf(view, at.seat).president === null &&
    decisionAt(view)?.kind !== 'recall'
  )
}

/** Where assistants are to come home from, and the way on when they have. */
function lonely(at: Moment): string[] {
  const areas = ['customs', 'agency'].filter((area) => areaViewOf(viewOf(at), area).assistants[at.seat] > 0)
  return areas.length === 0 ? ['.choices'] : areas.map((area) => `area:${area}`)
}

export const lesson: Lesson = {
  seed: 'first game',
  options: {},
  leadOn: ['done', 'pass', 'end', 'return', 'rechoose'],
  steps: [
    asking('aim', (command) => command.type === 'keep' && command.order === FIRST_ORDER, {
      focus: () => [`order:${FIRST_ORDER}`],
      isDone: (at) => viewOf(at).phase !== 'orders',
    }),
    { id: 'area', focus: () => ['area:tea-1'] },
    asking('place', (command) => places(command, 'tea-1', 'agency', 'fish-1'), {
      focus: wayTo('tea-1', ['tea-1', 'agency', 'fish-1']),
      isDone: (at) => hasPlayed(at, 'place') && decisionAt(viewOf(at))?.kind !== 'placement',
    }),
    asking('walk', (command) => movesTo(command, 'tea-1'), {
      focus: () => ['area:tea-1'],
      isDone: isAt('tea-1'),
    }),
    asking('confirm', ({ type }) => type === 'end', { focus: () => ['.undo', '.choices'] }),
    asking('chain', (command) => places(command, 'port-a') || movesTo(command, 'port-a'), {
      focus: () => ['area:port-a'],
      isDone: isAt('port-a'),
    }),
    asking('port', (command) => command.type === 'take' && command.order === SECOND_ORDER, {
      focus: (at) => (hasPlayed(at, 'take') ? ['.confirm:enabled', '.choices'] : [`offer:${SECOND_ORDER}`]),
      isDone: (at) => hasPlayed(at, 'take') && decisionAt(viewOf(at))?.kind !== 'port',
    }),
    asking(
      'silk',
      (command) => places(command, 'customs', 'silk-1', 'fish-1') || movesTo(command, 'silk-1'),
      { focus: wayTo('silk-1', ['customs', 'silk-1', 'fish-1']), isDone: isAt('silk-1') },
    ),
    asking('fulfil', (command) => command.type === 'fulfil' && command.order === FIRST_ORDER, {
      focus: () => [`order:${FIRST_ORDER}`],
    }),
    { id: 'seal', focus: () => ['.country-row'] },
    asking(
      'home',
      (command) =>
        places(command, 'fish-1') ||
        command.type === 'return' ||
        (command.type === 'recall' && command.area !== 'fish-1'),
      {
        focus: (at) => {
          switch (decisionAt(viewOf(at))?.kind) {
            case 'movement':
              return ['.choices']
            case 'recall':
              return lonely(at)
            default:
              return ['area:fish-1']
          }
        },
        isDone: isHome,
      },
    ),
    asking(
      'five',
      (command) =>
        places(command, 'agency') ||
        movesTo(command, 'fish-1') ||
        command.type === 'token' ||
        command.type === 'build',
      {
        focus: (at) => {
          switch (decisionAt(viewOf(at))?.kind) {
            case 'placement':
              return ['area:agency']
            case 'fivePower':
              return ['token:fp-13']
            case 'building':
              return ['lot:site-11-shop1']
            default:
              return ['area:fish-1']
          }
        },
        isDone: (at) => hasPlayed(at, 'build'),
      },
    ),
    asking('goal', ({ type }) => type === 'achieve', { focus: () => ['achievement:ach-a4'] }),
    asking(
      'agency',
      (command) => command.type === 'place' || movesTo(command, 'agency') || command.type === 'fetch',
      {
        focus: (at) =>
          decisionAt(viewOf(at))?.kind === 'warehouse'
            ? ['piece:assistant', 'piece:shop']
            : wayTo('agency', ['agency'])(at),
        isDone: (at) => hasPlayed(at, 'fetch') && decisionAt(viewOf(at))?.kind !== 'warehouse',
      },
    ),
    { id: 'races', focus: () => ['area:lab-a', 'area:church', 'area:customs'] },
    { id: 'free', focus: () => ['.signboard[data-side="east"]', '.score-button', '.coach-button'] },
  ],
}
