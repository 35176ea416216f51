import type { Knowledge, Mindful } from './knowledge.ts'
import type { Bent } from './mind/judgement.ts'
import { withMind } from './mind/mind.ts'
import { judgeBy } from './search/judge.ts'
import type { Recipe } from './search/recipe.ts'
import type { Value } from './values.ts'

/** Fewer ways to go on say less than the priors do. */
const FEWEST = 24
/** How far below the favourite a secret decision may be that is still made now and then. */
const MIXING = 0.6

/** By what it knows: how a Steady thinks that cares for nothing in particular. */
const steadies = new WeakMap<Knowledge, Recipe>()

/** Made once for all tables, where Steadies are asked by the hundred: a recipe keeps nothing of what is judged by it. */
export function plainSteady(knowledge: Knowledge): Recipe {
  const recipe = steadies.get(knowledge) ?? steadyRecipe(knowledge)
  steadies.set(knowledge, recipe)
  return recipe
}

/** Looks to the end of its own turn by a few tries, and judges what it sees there by rules of thumb. */
export function steadyRecipe(
  { heuristics, judged }: Knowledge,
  value: Value = judged,
  bent: Bent | null = null,
): Recipe {
  return {
    iterations: 8,
    millis: 35,
    turnMillis: 600,
    turns: 1,
    judge: judgeBy(heuristics, value, bent),
    priors: heuristics,
    exploration: 0.6,
    bias: 1,
    widening: { first: 4, growth: 1 },
    sharpness: 1,
    memory: 0,
    fewest: 4,
    mixing: 1,
  }
}

/** Tries far more, remembers what served well, and knows part of what self-play has taught. */
export function strongRecipe(
  { heuristics, blended, foresight }: Knowledge,
  value: Value = blended,
  bent: Bent | null = null,
): Recipe {
  return {
    iterations: 400,
    millis: 150,
    turnMillis: 2500,
    turns: foresight.strong,
    judge: judgeBy(heuristics, value, bent),
    priors: heuristics,
    exploration: 0.6,
    bias: 1,
    widening: { first: 8, growth: 2 },
    sharpness: 1,
    memory: 1,
    fewest: FEWEST,
    mixing: 1,
  }
}

/** Knows what self-play has taught, thinks far longer, and as far ahead as that pays in the game. */
export function masterRecipe(knowledge: Knowledge, bent: Bent | null = null): Recipe {
  return {
    ...strongRecipe(knowledge, knowledge.fitted, bent),
    iterations: 2500,
    millis: 600,
    turnMillis: 4500,
    turns: knowledge.foresight.master,
    sharpness: 2,
  }
}

/** Strong as it is where there is a mind; without one, as it was before. */
export function mindfulStrong(knowledge: Knowledge, bent: Bent | null = null): Recipe {
  return mindfully(
    knowledge,
    strongRecipe(knowledge, knowledge.blended, bent),
    knowledge.mindful?.strong,
    bent,
  )
}

/** Master as it is where there is a mind; without one, as it was before. */
export function mindfulMaster(knowledge: Knowledge, bent: Bent | null = null): Recipe {
  return mindfully(knowledge, masterRecipe(knowledge, bent), knowledge.mindful?.master, bent)
}

/** Judges and tries by what was learnt from search. */
function mindfully(
  knowledge: Knowledge,
  recipe: Recipe,
  how: Mindful | undefined,
  bent: Bent | null,
): Recipe {
  const { heuristics, mind, judged } = knowledge
  if (mind === null || how === undefined) return recipe
  const { iterations, turns, learnt } = how
  const beside = learnt === 1 ? null : { value: judged, share: 1 - learnt }
  return withMind({ ...recipe, iterations, turns, mixing: MIXING }, heuristics, mind, bent, beside)
}
