import type { Knowledge } from './knowledge.ts'
import type { Recipe } from './search/recipe.ts'

/** Looks to the end of the own turn and no further, and judges what it sees there by rules of thumb. */
export function steadyRecipe({ judged }: Knowledge): Recipe {
  return {
    iterations: 60,
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

/** Looks through the others' turns to its own next one. */
export function strongRecipe({ fitted }: Knowledge): Recipe {
  return {
    iterations: 250,
    millis: 150,
    turnMillis: 2500,
    turns: 3,
    value: fitted,
    exploration: 0.6,
    bias: 1,
    widening: { first: 4, growth: 1 },
    sharpness: 1,
    memory: 1,
  }
}

export function masterRecipe({ learnt }: Knowledge): Recipe {
  return {
    iterations: 1000,
    millis: 600,
    turnMillis: 5000,
    turns: 3,
    value: learnt,
    exploration: 0.6,
    bias: 1,
    widening: { first: 4, growth: 1 },
    sharpness: 1,
    memory: 1,
  }
}
