import type { Heuristics } from '@entrepot/kernel'
import { bothJudges, judgeBy } from '../search/judge.ts'
import type { Recipe } from '../search/recipe.ts'
import type { Value } from '../values.ts'
import { Judgement, type Bent } from './judgement.ts'
import { LearntPriors } from './priors.ts'
import { CATEGORIES, type MindWeights } from './shape.ts'

/** What positions are judged by beside a mind, and how much that counts. */
export interface Beside {
  readonly value: Value
  readonly share: number
}

/** A recipe that judges and tries by what a mind has learnt. */
export function withMind(
  recipe: Recipe,
  heuristics: Heuristics,
  mind: MindWeights,
  bent: Bent | null = null,
  beside: Beside | null = null,
): Recipe {
  const judgement = new Judgement(heuristics, mind, CATEGORIES)
  const judge = judgement.judge(bent)
  return {
    ...recipe,
    judge:
      beside === null
        ? judge
        : bothJudges(judge, judgeBy(heuristics, beside.value, bent, judgement.sight), beside.share),
    priors: new LearntPriors(heuristics, mind),
    sharpness: 2,
  }
}
