import type { Knowledge } from './knowledge.ts'
import { withMind } from './mind/mind.ts'
import { judgeBy } from './search/judge.ts'
import type { Recipe } from './search/recipe.ts'
import type { Value } from './values.ts'

/** Looks to the end of its own turn by a few tries, and judges what it sees there by rules of thumb. */
export function steadyRecipe({ heuristics, judged }: Knowledge, value: Value = judged): Recipe {
  return {
    iterations: 8,
    millis: 35,
    turnMillis: 600,
    turns: 1,
    judge: judgeBy(heuristics, value),
    priors: heuristics,
    exploration: 0.6,
    bias: 1,
    widening: { first: 4, growth: 1 },
    sharpness: 1,
    memory: 0,
  }
}

/** Tries far more, remembers what served well, and knows part of what self-play has taught. */
export function strongRecipe({ heuristics, blended, foresight }: Knowledge, value: Value = blended): Recipe {
  return {
    iterations: 400,
    millis: 150,
    turnMillis: 2500,
    turns: foresight.strong,
    judge: judgeBy(heuristics, value),
    priors: heuristics,
    exploration: 0.6,
    bias: 1,
    widening: { first: 8, growth: 2 },
    sharpness: 1,
    memory: 1,
  }
}

/** Knows what self-play has taught, thinks far longer, and as far ahead as that pays in the game. */
export function masterRecipe(knowledge: Knowledge): Recipe {
  return {
    ...strongRecipe(knowledge, knowledge.fitted),
    iterations: 2500,
    millis: 600,
    turnMillis: 4500,
    turns: knowledge.foresight.master,
    sharpness: 2,
  }
}

/** Judges and tries by what was learnt from search; without a mind, as Master did before. */
export function mindfulRecipe(knowledge: Knowledge): Recipe {
  const { heuristics, mind } = knowledge
  const recipe = masterRecipe(knowledge)
  return mind === null ? recipe : withMind({ ...recipe, iterations: 1500 }, heuristics, mind)
}
