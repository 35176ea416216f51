import { fastRng, unit } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { Learner } from '../src/training/learner.ts'
import { selfPlay, tune, type Episode, type Match } from '../src/training/index.ts'
import { knowledgeOf } from '@entrepot/bots/players'
import { linearValue, valueOf } from '../src/values.ts'
import { SUBJECTS } from './subjects.ts'

/** Games of two seats with two features each, in which the final score follows from the features by a law. */
function gamesByLaw(law: (first: number, second: number) => number, count: number): Episode[] {
  const rng = fastRng('law')
  return Array.from({ length: count }, () => {
    const features = Float32Array.from({ length: 4 }, () => 4 * unit(rng) - 2)
    const finals = [law(features[0], features[1]), law(features[2], features[3])]
    return { seats: 2, size: 2, turns: 1, features, finals }
  })
}

describe('a learner', () => {
  it('finds the weights of a sum', () => {
    const games = gamesByLaw((first, second) => 3 * first - second, 4000)
    const learner = new Learner([0, 0, 0], 0, games, 'sum')
    for (let pass = 0; pass < 4; pass++) learner.learn(games, 0.05)
    const [first, second] = learner.current.sum
    expect(first).toBeCloseTo(3, 1)
    expect(second).toBeCloseTo(-1, 1)
  })

  it('finds with units what no sum can say', () => {
    const games = gamesByLaw((first, second) => 4 * Math.max(first, second), 4000)
    const errorWith = (units: number): number => {
      const learner = new Learner([0, 0, 0], units, games, 'units')
      for (let pass = 0; pass < 8; pass++) learner.learn(games, 0.02)
      return learner.learn(games, 0)
    }
    expect(errorWith(8)).toBeLessThan(errorWith(0) / 4)
  })

  it('begins with what it was given', () => {
    const games = gamesByLaw((first) => first, 10)
    const value = valueOf(new Learner([2, -1, 5], 4, games, 'start').current)
    expect(value.of(Float64Array.of(3, 4))).toBeCloseTo(7, 2)
  })
})

describe('tuning', () => {
  it('keeps changes that do better in matches against the beginning, and no others', async () => {
    const closeness = ([first, second]: readonly number[]): number => -Math.hypot(first - 3, second + 2)
    const play = (matches: readonly Match[]): Promise<number[]> =>
      Promise.resolve(matches.map(({ candidate }) => closeness(candidate)))
    const kept: number[] = []
    const onTrial = (_trial: number, accepted: boolean, advantage: number): void => {
      expect(accepted).toBe(advantage > 0)
      if (accepted) kept.push(advantage)
    }
    const best = await tune({ trials: 200, games: 4, seed: 'tune', play, onTrial }, [1, -1, 0])
    expect(kept.length).toBeGreaterThan(0)
    expect(closeness(best)).toBeGreaterThan(closeness([1, -1, 0]) / 4)
  })
})

describe.each(SUBJECTS)('self-play of %s', (_name, { game }) => {
  it('notes every seat at every turn, the same for the same seed', () => {
    const knowledge = knowledgeOf(game)
    const lesson = { seats: 3, options: {}, seed: 'lesson', iterations: 4 }
    const play = (): Episode =>
      selfPlay(game, knowledge, linearValue(knowledge.heuristics.handWeights), lesson)
    const episode = play()
    expect(episode.finals).toHaveLength(3)
    expect(episode.features).toHaveLength(episode.turns * 3 * episode.size)
    expect(play()).toEqual(episode)
  })
})
