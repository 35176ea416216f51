import type { Heuristics } from '@entrepot/kernel'
import type { Recipe } from '../search/recipe.ts'
import { Judgement, type Bent } from './judgement.ts'
import { LearntPriors } from './priors.ts'
import type { MindWeights } from './shape.ts'

/** A recipe that judges and tries by what a mind has learnt. */
export function withMind(
  recipe: Recipe,
  heuristics: Heuristics,
  mind: MindWeights,
  bent: Bent | null = null,
): Recipe {
  return {
    ...recipe,
    judge: new Judgement(heuristics, mind).judge(bent),
    priors: new LearntPriors(heuristics, mind),
    sharpness: 2,
  }
}
