import type { BaseCommand } from '@entrepot/kernel'
import { nearness, stakeAmong } from './analysis.ts'
import { thinkAlong, type Thinking } from './explain.ts'
import { differencesOf, errorOf, Explainer, type Sight } from './explainer.ts'
import { pointsBetween, type Points } from './sums.ts'

/** What was played for a puzzle, and the best turn. */
export interface Answer {
  readonly played: readonly BaseCommand[]
  readonly best: readonly BaseCommand[]
  /** By how much the next idea is worse than the best. */
  readonly gap: number
}

/** What an answer is worth beside the best turn. */
export interface AnswerJudgement {
  /** The seat's chance to win with each of them. */
  readonly value: number
  readonly bestValue: number
  /** How near it is to the best, in per cent. */
  readonly percent: number
  readonly solved: boolean
  /** By category: how many points more the best turn brings the seat in the end; fewer are negative. */
  readonly points: Points
}

/** How often both are played on, as parts of what was thought. */
const DEEPENED = 0.25
const COMPARED = 0.5
/** A loss counts from so many standard errors on. */
const SURE = 2
/** As good as the best: what loses so little between two players, or so small a part of what the next idea loses. */
const NEGLIGIBLE = 0.015
const PART = 0.25

/** Judges an answer by what its seat knows: both turns are followed in the same worlds with the same chance. */
export async function judgeAnswer(
  sight: Sight,
  { played, best, gap }: Answer,
  thinking: Thinking = {},
): Promise<AnswerJudgement> {
  const { seat } = sight
  const explainer = new Explainer(sight, thinking.seed ?? 'answer')
  await thinkAlong(explainer, thinking)
  const { iterations } = explainer
  const [done, better] = explainer.weigh([played, best], {
    deepen: Math.ceil(DEEPENED * iterations),
    times: Math.max(2, Math.ceil(COMPARED * iterations)),
  })
  const [value, bestValue] = [done.chances[seat], better.chances[seat]]
  const isSure = bestValue - value > SURE * errorOf(differencesOf(better, done))
  const lost = isSure ? bestValue - value : 0
  const players = done.chances.length
  const solved = lost <= Math.max(NEGLIGIBLE * stakeAmong(players), PART * gap)
  return {
    value,
    bestValue,
    percent: solved ? 100 : nearness(lost, players),
    solved,
    points: pointsBetween(better, done, seat).own,
  }
}
