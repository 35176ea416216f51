import type { Game, Heuristics } from '@entrepot/kernel'
import { heuristics as mombasa } from '@entrepot/mombasa'
import { heuristics as yokohama } from '@entrepot/yokohama'
import { plainKnowledge, type Knowledge } from './knowledge.ts'
import { linearValue } from './values.ts'

/** By game: what the players know of it. */
const KNOWN: { readonly [game: string]: Knowledge } = { mombasa: known(mombasa), yokohama: known(yokohama) }

export function knowledgeOf(game: Game): Knowledge {
  return KNOWN[game.id] ?? plainKnowledge(game)
}

function known(heuristics: Heuristics): Knowledge {
  const judged = linearValue(heuristics.handWeights)
  return { heuristics, judged, fitted: judged }
}
