import type { Knowledge } from './knowledge.ts'
import type { Recipe } from './search/recipe.ts'

/** Looks to the end of its own turn by a few dozen tries, and judges what it sees there by rules of thumb. */
export function steadyRecipe({ judged }: Knowledge): Recipe {
  return {
    iterations: 20,
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

/** Thinks a dozen times as much, remembers what served well, and judges by what self-play has taught. */
export function strongRecipe({ fitted }: Knowledge): Recipe {
  return {
    iterations: 250,
    millis: 150,
    turnMillis: 2500,
    turns: 1,
    value: fitted,
    exploration: 0.6,
    bias: 1,
    widening: { first: 8, growth: 2 },
    sharpness: 1,
    memory: 1,
  }
}

/** The best there is: a dozen times as much again, judged by a net that has learnt longest. */
export function masterRecipe(knowledge: Knowledge): Recipe {
  return {
    ...strongRecipe(knowledge),
    iterations: 3000,
    millis: 600,
    turnMillis: 4500,
    value: knowledge.learnt,
  }
}
