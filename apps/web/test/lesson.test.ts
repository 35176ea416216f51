import { playerWith } from '@entrepot/bots'
import { entryOf, type GameId } from '@entrepot/bots/games'
import { loadKnowledge } from '@entrepot/bots/knowledge'
import {
  begin,
  fastRng,
  historyOf,
  pick,
  sha256,
  undoableEntries,
  withEntries,
  withoutLast,
  type BaseCommand,
  type Game,
  type History,
} from '@entrepot/kernel'
import type { View } from '@entrepot/mombasa'
import { priceOf } from '@entrepot/mombasa/facts'
import { LANGUAGES, loadGamePart, type LessonWords } from '@entrepot/words'
import box from '@entrepot/yokohama/components.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { lesson as mombasa } from '../src/games/mombasa/lesson.ts'
import { lesson as yokohama } from '../src/games/yokohama/lesson.ts'
import {
  BEGINNING,
  goOn,
  keepUp,
  momentOf,
  standingOf,
  stepAt,
  type Lesson,
  type Position,
  type Progress,
} from '../src/learn/lesson.ts'

const LESSONS: readonly (readonly [GameId, Lesson])[] = [
  ['mombasa', mombasa],
  ['yokohama', yokohama],
]
const PUPIL = 0

/** A guided game as on the device: the pupil first, and the bot that plays along. */
class Classroom {
  readonly game: Game
  readonly lesson: Lesson
  history: History
  progress: Progress = BEGINNING
  readonly #rival: ReturnType<typeof playerWith>

  private constructor(game: Game, lesson: Lesson, rival: ReturnType<typeof playerWith>) {
    this.game = game
    this.lesson = lesson
    this.#rival = rival
    this.history = historyOf(game, begin(game, lesson.options, 2, lesson.seed).record)
    this.#letRivalPlay()
  }

  static async open(id: GameId, lesson: Lesson): Promise<Classroom> {
    const game = await entryOf(id).rules()
    return new Classroom(game, lesson, playerWith(await loadKnowledge(game, '1'), game, '1', {}))
  }

  position(): Position {
    const { state } = this.history.sitting
    const isAsked = this.game.deciders(state).includes(PUPIL)
    return {
      view: this.game.view(state, PUPIL),
      seat: PUPIL,
      legal: isAsked ? this.game.legal(state, PUPIL) : [],
      own: this.history.lines.filter(({ seat }) => seat === PUPIL).map(({ command }) => command),
      undoable: undoableEntries(this.history.sitting, PUPIL).length,
    }
  }

  play(command: BaseCommand): void {
    this.#play(PUPIL, command)
    this.#letRivalPlay()
    this.#keepUp()
  }

  takeBack(): void {
    this.history = withoutLast(this.history, PUPIL, 1)
    this.#keepUp()
  }

  goOn(): void {
    this.progress = goOn(this.progress, this.position())
    this.#keepUp()
  }

  /** What somebody does who follows: reads on, clicks what is pointed at, or what leads on. */
  follow(): void {
    const step = stepAt(this.lesson, this.progress)
    const at = momentOf(this.position(), this.progress)
    if (step?.asks === undefined && standingOf(this.lesson, this.progress, this.position()) === 'here')
      return this.goOn()
    const focus = (step?.focus?.(at) ?? []).map((name) => `"${name.slice(name.indexOf(':') + 1)}"`)
    const asked = at.legal.filter((command) => step?.asks?.(command))
    const shown = focus.flatMap((name) => asked.filter((command) => JSON.stringify(command).includes(name)))
    const leading = at.legal.filter(({ type }) => this.lesson.leadOn.includes(type))
    const command = shown[0] ?? asked[0] ?? leading[0] ?? at.legal[0]
    if (command === undefined) throw new Error(`Nothing can be done at ${step?.id}.`)
    this.play(command)
  }

  followTo(id: string): void {
    for (let deed = 0; deed < 80 && stepAt(this.lesson, this.progress)?.id !== id; deed++) this.follow()
  }

  #keepUp(): void {
    this.progress = keepUp(this.lesson, this.progress, this.position())
  }

  #letRivalPlay(): void {
    for (;;) {
      const { state } = this.history.sitting
      if (!this.game.deciders(state).includes(1)) return
      const seed = sha256(`${this.lesson.seed}/bot/1/${this.history.length}`)
      this.#play(1, this.#rival.choose(this.game.view(state, 1), 1, fastRng(seed)))
    }
  }

  #play(seat: number, command: BaseCommand): void {
    const number = this.history.length + 1
    this.history = withEntries(this.history, [{ kind: 'command', number, seat, command, madeAt: 0 }])
  }
}

const idsOf = ({ steps }: Lesson): string[] => steps.map(({ id }) => id)

describe.each(LESSONS)('the guided game of %s', (id, lesson) => {
  test('has 12 to 16 steps, and words for each in every language', async () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(12)
    expect(lesson.steps.length).toBeLessThanOrEqual(16)
    for (const language of LANGUAGES) {
      const words = await loadGamePart<LessonWords>(language, id, 'lesson')
      expect(Object.keys(words.steps)).toEqual(idsOf(lesson))
    }
  })

  test('leads who follows through every step, each pointing at something', async () => {
    const room = await Classroom.open(id, lesson)
    const seen = new Set<string>()
    for (let deed = 0; deed < 80; deed++) {
      const step = stepAt(lesson, room.progress)
      if (step === undefined) break
      const standing = standingOf(lesson, room.progress, room.position())
      expect(standing, step.id).not.toBe('aside')
      if (standing === 'here') {
        seen.add(step.id)
        expect(step.focus?.(momentOf(room.position(), room.progress)), step.id).not.toEqual([])
      }
      room.follow()
    }
    expect([...seen]).toEqual(idsOf(lesson))
    expect(room.position().legal, 'the game goes on').not.toEqual([])
  })

  test('waits for who does something else, and takes up where that was taken back', async () => {
    const room = await Classroom.open(id, lesson)
    let wandered = 0
    for (let deed = 0; deed < 80 && stepAt(lesson, room.progress) !== undefined; deed++) {
      const step = stepAt(lesson, room.progress)
      const { history, progress } = room
      const other = room
        .position()
        .legal.find((command) => step?.asks?.(command) === false && !lesson.leadOn.includes(command.type))
      if (other !== undefined) {
        room.play(other)
        if (room.position().undoable > 0 && room.progress.length === progress.length) {
          expect(standingOf(lesson, room.progress, room.position())).toBe('aside')
          wandered++
          while (standingOf(lesson, room.progress, room.position()) === 'aside') room.takeBack()
          expect(room.progress).toEqual(progress)
        } else Object.assign(room, { history, progress })
      }
      room.follow()
    }
    expect(wandered).toBeGreaterThan(3)
    expect(stepAt(lesson, room.progress)).toBeUndefined()
  })

  test('never stops who plays as they like', async () => {
    for (const seed of ['wild', 'wilder']) {
      const room = await Classroom.open(id, lesson)
      const rng = fastRng(seed)
      for (let deed = 0; deed < 2000 && room.position().legal.length > 0; deed++) {
        const step = stepAt(lesson, room.progress)
        if (step !== undefined && step.asks === undefined) room.goOn()
        else room.play(pick(rng, room.position().legal))
      }
      expect(room.game.outcome(room.history.sitting.state)).not.toBeNull()
      expect(room.progress.length).toBeGreaterThan(2)
    }
  })
})

test('the guided game of mombasa leads to the first share with the step it says', async () => {
  const room = await Classroom.open('mombasa', mombasa)
  const shares = (): number => (room.position().view as View).players[PUPIL].tracks['mombasa'].shares
  room.followTo('steps')
  expect(shares()).toBe(0)
  room.followTo('pile')
  expect(shares()).toBe(1)
})

test('the guided game of mombasa names the price of the merchant in every language', async () => {
  const room = await Classroom.open('mombasa', mombasa)
  room.followTo('goods')
  room.follow()
  const price = priceOf(room.position().view as View, 'A09')
  for (const language of LANGUAGES) {
    const { steps } = await loadGamePart<LessonWords>(language, 'mombasa', 'lesson')
    expect(steps['goods'].text.match(/\d+/g)?.map(Number).at(-1), language).toBe(price)
  }
})

test('the guided game of yokohama names what the first order brings in every language', async () => {
  const room = await Classroom.open('yokohama', yokohama)
  room.followTo('fulfil')
  const { legal } = room.position()
  const [card] = box.orders.filter(({ id }) => legal.some((one) => 'order' in one && one.order === id))
  for (const language of LANGUAGES) {
    const { steps } = await loadGamePart<LessonWords>(language, 'yokohama', 'lesson')
    const figures = steps['fulfil'].text.match(/\d+/g)?.map(Number)
    expect(figures, language).toEqual([card.gain.vp, card.gain.yen])
  }
})

test('a step that was taken back begins again', () => {
  const read = { id: 'read' }
  const deed = { id: 'do', asks: ({ type }: BaseCommand) => type === 'right' }
  const lesson: Lesson = { seed: '', options: {}, leadOn: [], steps: [read, deed, { ...deed, id: 'again' }] }
  const at = (...types: readonly string[]): Position => ({
    view: {},
    seat: 0,
    legal: [{ type: 'right' }, { type: 'wrong' }],
    own: types.map((type) => ({ type })),
    undoable: types.length,
  })
  expect(keepUp(lesson, [0, 0], at('right'))).toEqual([0, 0, 1])
  expect(keepUp(lesson, [0, 0, 1], at())).toEqual([0, 0])
  // Something else was done for good: the step is waited for while it can still be done, but not for ever.
  const stray = (times: number): Position => ({ ...at(...Array<string>(times).fill('wrong')), undoable: 0 })
  expect(keepUp(lesson, [0, 0], stray(1))).toEqual([0, 0])
  expect(standingOf(lesson, [0, 0], at('wrong'))).toBe('aside')
  expect(standingOf(lesson, [0, 0], stray(1))).toBe('here')
  expect(keepUp(lesson, [0, 0], stray(30))).toEqual([0, 0, 30])
  const gone = { ...at('wrong'), undoable: 0, legal: [{ type: 'wrong' }] }
  expect(keepUp(lesson, [0, 0], gone)).toEqual([0, 0, 1])
})
