import type { Game, Heuristics } from '@entrepot/kernel'
import { heuristics as mombasa } from '@entrepot/mombasa'
import { heuristics as yokohama } from '@entrepot/yokohama'
import { plainKnowledge, type Knowledge } from './knowledge.ts'
import { linearValue } from './values.ts'
import { checkWeights, type WeightsFile } from './weights.ts'
import mombasaWeights from './weights/mombasa.json' with { type: 'json' }
import yokohamaWeights from './weights/yokohama.json' with { type: 'json' }

/** By game: what the players know of it. */
const KNOWN: { readonly [game: string]: Knowledge } = {
  mombasa: known(mombasa, mombasaWeights, 1),
  yokohama: known(yokohama, yokohamaWeights, 2),
}

export function knowledgeOf(game: Game): Knowledge {
  return KNOWN[game.id] ?? plainKnowledge(game)
}

function known(heuristics: Heuristics, weights: WeightsFile, foresight: number): Knowledge {
  checkWeights(heuristics, weights)
  return {
    heuristics,
    judged: linearValue(weights.judged),
    fitted: linearValue(weights.fitted),
    halfway: linearValue(weights.judged.map((weight, i) => (weight + weights.fitted[i]) / 2)),
    foresight,
  }
}
