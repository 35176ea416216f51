import type { Game, Heuristics } from '@entrepot/kernel'
import { heuristics as mombasa } from '@entrepot/mombasa'
import { heuristics as yokohama } from '@entrepot/yokohama'
import { plainKnowledge, type Knowledge } from './knowledge.ts'
import { blend, linearValue, valueOf } from './values.ts'
import { checkWeights, type WeightsFile } from './weights.ts'
import mombasaWeights from './weights/mombasa.json' with { type: 'json' }
import yokohamaWeights from './weights/yokohama.json' with { type: 'json' }

/** By game: what the players know of it. */
const KNOWN: { readonly [game: string]: Knowledge } = {
  mombasa: known(mombasa, mombasaWeights, 1 / 3, { strong: 1, master: 1 }),
  yokohama: known(yokohama, yokohamaWeights, 1 / 2, { strong: 2, master: 3 }),
}

export function knowledgeOf(game: Game): Knowledge {
  return KNOWN[game.id] ?? plainKnowledge(game)
}

/** `learnt` is the share of what self-play has taught in what Strong goes by: chosen so that the steps between levels are even. */
function known(
  heuristics: Heuristics,
  weights: WeightsFile,
  learnt: number,
  foresight: Knowledge['foresight'],
): Knowledge {
  checkWeights(heuristics, weights)
  const judged = linearValue(weights.judged)
  const fitted = valueOf(weights.fitted)
  return { heuristics, judged, fitted, blended: blend(judged, fitted, learnt), foresight }
}
