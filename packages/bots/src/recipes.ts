import type { Knowledge } from './knowledge.ts'
import type { Recipe } from './search/recipe.ts'

/** Looks to the end of its own turn by a few tries, and judges what it sees there by rules of thumb. */
export function steadyRecipe({ judged }: Knowledge): Recipe {
  return {
    iterations: 8,
    millis: 35,
    turnMillis: 600,
    turns: 1,
    value: judged,
    exploration: 0.6,
    bias: 1,
    widening: { first: 4, growth: 1 },
    sharpness: 1,
    memory: 0,
  }
}

/** Tries far more, remembers what served well, and knows part of what self-play has taught. */
export function strongRecipe({ blended, foresight }: Knowledge): Recipe {
  return {
    iterations: 400,
    millis: 150,
    turnMillis: 2500,
    turns: foresight.strong,
    value: blended,
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
    ...strongRecipe(knowledge),
    iterations: 2500,
    millis: 600,
    turnMillis: 4500,
    turns: knowledge.foresight.master,
    value: knowledge.fitted,
    sharpness: 2,
  }
}
