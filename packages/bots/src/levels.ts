import type { Game, Seat } from '@entrepot/kernel'
import { botNamed } from './bot-names.ts'
import { bentOf, priorsOf, type Character } from './characters.ts'
import type { Knowledge } from './knowledge.ts'
import { novice } from './novice.ts'
import type { Bent } from './mind/judgement.ts'
import type { Effort, Player, Surroundings } from './player.ts'
import { randomPlayer } from './random.ts'
import {
  masterRecipe,
  mindfulMaster,
  mindfulStrong,
  plainSteady,
  steadyRecipe,
  strongRecipe,
} from './recipes.ts'
import type { Recipe } from './search/recipe.ts'
import { searcher } from './search/searcher.ts'

/** Players of an earlier day, kept to measure others by: Strong and Master before there were minds. */
export const FORMER = ['strong-1', 'master-1'] as const

/** Whether there is such a player: of a level, with or without a character, or of an earlier day. */
export function isContestant(name: string): boolean {
  return botNamed(name) !== null || (FORMER as readonly string[]).includes(name)
}

/** A player for one seat of one game that knows what it is given, of a level or with a character: 3 or 3-ledger. */
export function playerWith(
  knowledge: Knowledge,
  game: Game,
  name: string,
  surroundings: Surroundings,
): Player {
  const named = botNamed(name) ?? { level: name, character: null }
  // A character that this version of the game does not know is nobody in particular.
  const character = knowledge.characters?.[named.character ?? '']
  const leans = knowledge.leaning !== undefined && (LEANING as readonly string[]).includes(named.level)
  if (character === undefined && !leans) return plainPlayer(knowledge, game, named.level, surroundings)
  const seated = new Map<Seat, { readonly lean: string | null; readonly player: Player }>()
  const effort: Effort = { iterations: 0, millis: 0 }
  return {
    effort,
    choose(view, seat, rng) {
      const lean = leans ? leaningOf(knowledge, view, seat) : null
      let sitting = seated.get(seat)
      if (sitting === undefined || sitting.lean !== lean) {
        const cares = caresFor(character, lean, knowledge.leaning ?? 0)
        sitting = { lean, player: characterPlayer(knowledge, game, named.level, surroundings, cares, seat) }
        seated.set(seat, sitting)
      }
      const { player } = sitting
      const command = player.choose(view, seat, rng)
      effort.iterations = player.effort?.iterations ?? 0
      effort.millis = player.effort?.millis ?? 0
      return command
    },
  }
}

/** Those who lean to what they began with. */
const LEANING = ['3', '4'] as const

function leaningOf({ heuristics }: Knowledge, view: object, seat: Seat): string | null {
  return heuristics.perception?.leaning?.(view, seat) ?? null
}

/** What one cares for by character and by what it began with. */
function caresFor(character: Character | undefined, lean: string | null, strength: number): Character {
  const { strategies, likes } = character ?? { strategies: {}, likes: [] }
  return { strategies: lean === null ? strategies : { ...strategies, [lean]: strength }, likes }
}

function plainPlayer(knowledge: Knowledge, game: Game, name: string, surroundings: Surroundings): Player {
  const { heuristics } = knowledge
  if (name === 'random') return randomPlayer(game)
  if (name === '1') return novice(game, heuristics)
  return searcher(game, heuristics, recipeOf(knowledge, name, null), surroundings)
}

function characterPlayer(
  knowledge: Knowledge,
  game: Game,
  name: string,
  surroundings: Surroundings,
  character: Character,
  seat: Seat,
): Player {
  const { heuristics } = knowledge
  if (name === 'random') return randomPlayer(game)
  if (name === '1') return novice(game, priorsOf(heuristics, character))
  const bent = bentOf(heuristics, character, seat)
  return searcher(game, heuristics, recipeOf(knowledge, name, bent), surroundings)
}

function recipeOf(knowledge: Knowledge, name: string, bent: Bent | null): Recipe {
  switch (name) {
    case '2':
      return bent === null ? plainSteady(knowledge) : steadyRecipe(knowledge, knowledge.judged, bent)
    case '3':
      return mindfulStrong(knowledge, bent)
    case '4':
      return mindfulMaster(knowledge, bent)
    case 'strong-1':
      return strongRecipe(knowledge)
    case 'master-1':
      return masterRecipe(knowledge)
    default:
      throw new Error(`there is no bot ${name}`)
  }
}
