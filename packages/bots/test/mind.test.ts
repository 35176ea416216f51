import { knowledgeOf } from '@entrepot/bots/players'
import { fastRng, unit, type BaseState, type Game, type Heuristics } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { Judgement } from '../src/mind/judgement.ts'
import { Logarithms } from '../src/mind/logarithms.ts'
import { packMind, unpackMind } from '../src/mind/mind-file.ts'
import { withMind } from '../src/mind/mind.ts'
import { LearntPriors } from '../src/mind/priors.ts'
import { CATEGORIES, type Shape } from '../src/mind/shape.ts'
import { novice } from '../src/novice.ts'
import { strongRecipe } from '../src/recipes.ts'
import { judgeBy } from '../src/search/judge.ts'
import { Course, expertPlay, type Experience } from '../src/training/index.ts'
import { PriorsLearner } from '../src/training/priors-learner.ts'
import { ValueLearner } from '../src/training/value-learner.ts'
import { valueOf } from '../src/values.ts'
import { SUBJECTS } from './subjects.ts'

const breathe = (): Promise<void> => Promise.resolve()

const NONE = { contexts: new Float32Array(), begins: new Float32Array(), classes: new Float32Array() }
const NO_DECISIONS = { ...NONE, weights: new Float32Array(), tries: new Float32Array(), habits: [] }

/** Games of two seats and one position; what a seat makes of its two inputs follows a law. */
function gamesByLaw(law: (first: number, second: number) => number, count: number): Experience[] {
  const rng = fastRng('law')
  return Array.from({ length: count }, () => {
    const inputs = Float32Array.from({ length: 5 }, (_, at) => (at === 0 ? 1 : 4 * unit(rng) - 2))
    const finals = Float32Array.of(law(inputs[1], inputs[2]), law(inputs[3], inputs[4]))
    const won = Float32Array.from(finals, (final, seat) => (final > finals[1 - seat] ? 1 : 0))
    return { seats: 2, positions: 1, inputs, finals, won, categories: finals, ...NO_DECISIONS }
  })
}

const NOTHING = { sum: [0, 0], units: [], outputs: [] }

const small: Shape = {
  features: 1,
  own: 1,
  shared: 1,
  first: 16,
  second: 8,
  heads: CATEGORIES + 1,
  contexts: 2,
  classes: 2,
}

describe('remembered logarithms', () => {
  it('are those of the numbers, the first time and again, also where two share a place', () => {
    const rng = fastRng('logarithms')
    const numbers = Array.from({ length: 6000 }, () => 40 * unit(rng) + 0.001)
    const logarithms = new Logarithms()
    for (const number of [...numbers, ...numbers, 0.02, 0.02, 1, 0])
      expect(logarithms.of(number)).toBe(Math.log(number))
  })
})

describe('a learner of values', () => {
  it('finds with its units what no sum can say', async () => {
    const games = gamesByLaw((first, second) => 4 * Math.max(first, second), 3000)
    const learner = new ValueLearner(small, 4)
    learner.begin(NOTHING, 'units')
    learner.survey(games)
    const before = await learner.learn(games, 0, 'before', breathe)
    for (let pass = 0; pass < 6; pass++) await learner.learn(games, 0.01, `${pass}`, breathe)
    const after = await learner.learn(games, 0, 'after', breathe)
    expect(before.win).toBeCloseTo(Math.log(2), 3)
    expect(after.win).toBeLessThan(0.15)
    expect(after.lead).toBeLessThan(before.lead / 4)
  })

  it('goes on where it was left', async () => {
    const games = gamesByLaw((first, second) => first - second, 400)
    const [first, second] = [new ValueLearner(small, 4), new ValueLearner(small, 4)]
    first.begin(NOTHING, 'left')
    first.survey(games)
    await first.learn(games, 0.01, 'once', breathe)
    second.restore(structuredClone(first.state))
    await first.learn(games, 0.01, 'again', breathe)
    await second.learn(games, 0.01, 'again', breathe)
    expect(second.settled().join()).toBe(first.settled().join())
  })
})

describe('a learner of priors', () => {
  it('finds when which class of command is tried', async () => {
    const rng = fastRng('priors')
    const games = Array.from({ length: 3000 }, (): Experience => {
      const wanted = unit(rng) < 0.5 ? 1 : 0
      return {
        ...gamesByLaw((one) => one, 1)[0],
        contexts: Float32Array.of(1, wanted),
        begins: Float32Array.of(0),
        classes: Float32Array.of(0, 1),
        weights: Float32Array.of(0, 0),
        tries: Float32Array.of(wanted ? 0.9 : 0.2, wanted ? 0.1 : 0.8),
      }
    })
    const learner = new PriorsLearner(small)
    const before = await learner.learn(games, 0, 'before', breathe)
    for (let pass = 0; pass < 6; pass++) await learner.learn(games, 0.01, `${pass}`, breathe)
    expect(before).toBeGreaterThan(0.2)
    expect(await learner.learn(games, 0, 'after', breathe)).toBeLessThan(0.01)
  })
})

/** Some positions of a game between Novices: every so many-th. */
function positionsOf(game: Game, heuristics: Heuristics, each: number): BaseState[] {
  const rng = fastRng('positions')
  const player = novice(game, heuristics)
  const state = game.setup({}, 3, 'positions')
  const found: BaseState[] = []
  for (let decision = 0; ; decision++) {
    const [seat] = game.deciders(state)
    if (seat === undefined) return found
    if (decision % each === 0) found.push(game.clone(state))
    game.step(state, seat, player.choose(game.view(state, seat), seat, rng), null)
  }
}

describe.each(SUBJECTS.filter(([name]) => name !== 'caravan'))('a mind for %s', (_name, { game }) => {
  const knowledge = knowledgeOf(game)
  const { heuristics } = knowledge
  const { perception } = heuristics
  if (perception === undefined) throw new Error('there is no perception')
  const units = [0, 1].flatMap((unitAt) => heuristics.handWeights.map((_, at) => (at % 3) / 50 - unitAt / 90))
  const syllabus = {
    game,
    heuristics,
    options: [{}],
    seed: 'test',
    games: 4,
    iterations: 4,
    turns: 1,
    start: { sum: heuristics.handWeights, units, outputs: [2, -1] },
    units: [8, 4] as const,
  }
  const positions = positionsOf(game, heuristics, 17)

  it('perceives numbers of moderate size, in their places', () => {
    const own = new Float64Array(perception.ownNames.length + 2)
    const shared = new Float64Array(perception.sharedNames.length + 2)
    for (const state of positions) {
      shared.fill(0)
      perception.shared(state, shared, 1)
      expect([shared[0], shared.at(-1)]).toEqual([0, 0])
      expect(shared.every((input) => Math.abs(input) < 12)).toBe(true)
      for (let seat = 0; seat < 3; seat++) {
        own.fill(0)
        perception.own(state, seat, own, 1)
        expect([own[0], own.at(-1)]).toEqual([0, 0])
        expect(own.every((input) => Math.abs(input) < 12)).toBe(true)
      }
    }
    expect(new Set(perception.classNames).size).toBe(perception.classNames.length)
  })

  it('begins with the value it is given and the priors set by hand', () => {
    const { mind } = new Course(syllabus)
    const judgement = new Judgement(heuristics, mind)
    const priors = new LearntPriors(heuristics, mind)
    const features = new Float64Array(heuristics.featureNames.length)
    const start = valueOf(syllabus.start)
    for (const state of positions) {
      judgement.consider(state, null)
      for (let seat = 0; seat < 3; seat++) {
        heuristics.features(state, seat, features)
        expect(judgement.points[seat]).toBeCloseTo(start.of(features), 2)
      }
      const [seat] = game.deciders(state)
      const legal = game.legal(state, seat)
      const [byHand, learnt] = [new Float64Array(legal.length), new Float64Array(legal.length)]
      heuristics.weigh(state, seat, legal, byHand)
      priors.weigh(state, seat, legal, learnt)
      for (const [place, weight] of byHand.entries()) expect(learnt[place] / weight).toBeCloseTo(1, 5)
    }
  })

  it('says of a position what it would say if that were the first', () => {
    const { mind } = knowledge
    if (mind === null) throw new Error('there is no mind')
    const judgement = new Judgement(heuristics, mind)
    for (const state of positionsOf(game, heuristics, 1).slice(0, 120)) {
      const fresh = new Judgement(heuristics, mind)
      fresh.consider(state, null)
      judgement.consider(state, null)
      for (let seat = 0; seat < 3; seat++) {
        expect(judgement.chances[seat]).toBeCloseTo(fresh.chances[seat], 9)
        expect(judgement.points[seat]).toBeCloseTo(fresh.points[seat], 7)
      }
    }
  })

  it('lends its sight to a judge by hand, who judges as by its own', () => {
    const { mind, judged } = knowledge
    if (mind === null) throw new Error('there is no mind')
    const bent = { seat: 1, inputs: [0, heuristics.featureNames.length].map((at) => ({ at, worth: 3 })) }
    const alone = judgeBy(heuristics, judged, bent)
    const beside = { value: judged, share: 1 }
    const { judge } = withMind(strongRecipe(knowledge), heuristics, mind, bent, beside)
    const [own, lent] = [new Float64Array(8), new Float64Array(8)]
    for (const state of positions) {
      alone(state, own)
      judge(state, lent)
      expect([...lent.subarray(0, 3)]).toEqual([...own.subarray(0, 3)])
    }
  })

  it('weighs commands alike whether it is told their classes or finds them', () => {
    const { mind } = knowledge
    if (mind === null) throw new Error('there is no mind')
    const priors = new LearntPriors(heuristics, mind)
    for (const state of positions) {
      const [seat] = game.deciders(state)
      const legal = game.legal(state, seat)
      const [found, told] = [new Float64Array(legal.length), new Float64Array(legal.length)]
      priors.weigh(state, seat, legal, found)
      priors.weigh(
        state,
        seat,
        legal,
        told,
        Int32Array.from(legal, (command) => perception.classOf(command)),
      )
      expect(told).toEqual(found)
      expect(found.every((weight) => weight > 0)).toBe(true)
    }
  })

  it('goes on from a mind that was taught before, and judges as it does once the features are measured', async () => {
    const taught = new Course({ ...syllabus, seed: 'taught' })
    const lessons = taught.lessons(0).slice(0, 1)
    const games = lessons.map((lesson) =>
      expertPlay(game, knowledge, lesson, (number) => taught.mindOf(number)),
    )
    await taught.learn(games, breathe)
    const onward = new Course({ ...syllabus, start: taught.mind })
    const [before, begun] = [taught.mind, onward.mind].map((mind) => new Judgement(heuristics, mind))
    // Too little for a step of the weights: the features are measured, and nothing is learnt.
    const few = games.map((one) => ({
      ...one,
      positions: Math.min(16, one.positions),
      begins: new Float32Array(0),
    }))
    await onward.learn(few, breathe)
    const surveyed = new Judgement(heuristics, onward.mind)
    for (const state of positions) {
      for (const judgement of [before, begun, surveyed]) judgement.consider(state, null)
      for (let seat = 0; seat < 3; seat++) {
        expect(begun.points[seat]).toBeCloseTo(before.points[seat], 2)
        expect(surveyed.points[seat]).toBeCloseTo(before.points[seat], 2)
        expect(surveyed.chances[seat]).toBeCloseTo(before.chances[seat], 3)
      }
    }
    expect([...onward.mind.priors]).toEqual([...taught.mind.priors])
    expect(() => new Course({ ...syllabus, units: [5, 3], start: taught.mind })).toThrow('another size')
  })

  it('keeps what a mind knew when it goes on: the first steps hardly move what has settled', async () => {
    const taught = new Course({ ...syllabus, seed: 'taught' })
    const onward = new Course({ ...syllabus, start: taught.mind })
    const games = onward
      .lessons(0)
      .slice(0, 4)
      .map((lesson) => expertPlay(game, knowledge, lesson, (number) => onward.mindOf(number)))
    // Too little for a step of the weights: the features are measured, and nothing is learnt.
    await onward.learn(
      games.slice(0, 1).map((one) => ({ ...one, positions: Math.min(16, one.positions) })),
      breathe,
    )
    const start = onward.state.value.average.slice()
    await onward.learn(games, breathe)
    const { weights, average } = onward.state.value
    const moved = (to: Float64Array): number => to.reduce((sum, at, i) => sum + Math.abs(at - start[i]), 0)
    expect(moved(weights)).toBeGreaterThan(0)
    expect(moved(average)).toBeLessThan(0.1 * moved(weights))
  })

  it('learns from games whose points are all told, and is the same after packing', async () => {
    const course = new Course(syllabus)
    const lessons = course.lessons(0).slice(0, 1)
    const games = lessons.map((lesson) =>
      expertPlay(game, knowledge, lesson, (number) => course.mindOf(number)),
    )
    const again = expertPlay(game, knowledge, lessons[0], (number) => course.mindOf(number))
    expect(again.inputs.join()).toBe(games[0].inputs.join())
    const kinds = perception.categories.length
    for (const { seats, finals, categories } of games)
      for (let seat = 0; seat < seats; seat++) {
        const told = categories
          .subarray(seat * kinds, (seat + 1) * kinds)
          .reduce((sum, points) => sum + points, 0)
        expect(told).toBe(finals[seat])
      }
    const { games: learnt } = await course.learn(games, breathe)
    expect(learnt).toBe(1)
    const packed = unpackMind(heuristics, packMind(game.id, 'test', heuristics, course.mind))
    expect(packed).not.toBeNull()
    const [whole, short] = [course.mind, packed as typeof course.mind].map(
      (mind) => new Judgement(heuristics, mind),
    )
    for (const state of positions) {
      whole.consider(state, null)
      short.consider(state, null)
      for (let seat = 0; seat < 3; seat++) {
        expect(short.chances[seat]).toBeCloseTo(whole.chances[seat], 2)
        expect(short.points[seat]).toBeCloseTo(whole.points[seat], 0)
      }
    }
  })
})
