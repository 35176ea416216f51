import type { Game, Heuristics } from '@entrepot/kernel'
import { heuristics as mombasa } from '@entrepot/mombasa'
import { heuristics as yokohama } from '@entrepot/yokohama'
import { plainKnowledge, type Knowledge } from './knowledge.ts'
import { linearValue, meanValue, valueOf } from './values.ts'
import { checkWeights, type WeightsFile } from './weights.ts'
import mombasaWeights from './weights/mombasa.json' with { type: 'json' }
import yokohamaWeights from './weights/yokohama.json' with { type: 'json' }

/** By game: what the players know of it. */
const KNOWN: { readonly [game: string]: Knowledge } = {
  mombasa: known(mombasa, mombasaWeights, 1),
  yokohama: known(yokohama, yokohamaWeights, 3),
}

export function knowledgeOf(game: Game): Knowledge {
  return KNOWN[game.id] ?? plainKnowledge(game)
}

function known(heuristics: Heuristics, weights: WeightsFile, foresight: number): Knowledge {
  checkWeights(heuristics, weights)
  const judged = linearValue(weights.judged)
  const fitted = valueOf(weights.fitted)
  return { heuristics, judged, fitted, halfway: meanValue(judged, fitted), foresight }
}
