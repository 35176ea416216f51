import { fastRng, type BaseCommand, type BaseEvent, type Game, type Seat, type Seed } from '@entrepot/kernel'
import { stakeAmong } from '../explain/analysis.ts'
import { differencesOf, errorOf, Explainer, type TurnLine } from '../explain/explainer.ts'
import type { Knowledge } from '../knowledge.ts'
import { playerWith } from '../levels.ts'
import type { PuzzleIdeas } from './ideas.ts'
import { askedGame, endOfTurn } from './task.ts'

/** A position at the beginning of a turn, as its seat knows it. */
export interface Moment {
  readonly game: Game
  readonly knowledge: Knowledge
  readonly ideas: PuzzleIdeas
  readonly view: object
  readonly seat: Seat
  readonly players: number
  /** What is asked of the turn; null: whatever is best. */
  readonly task: string | null
}

/** The best turn of a moment, by one look at it. */
interface Best {
  /** Up to where it ends or tells something new. */
  readonly line: readonly BaseCommand[]
  readonly idea: string
  /** The seat's chance to win with the best, by how much it is better than the next idea, and the standard error of that. */
  readonly value: number
  readonly gap: number
  readonly error: number
}

/** What a moment that is a puzzle holds: what two looks found in common. */
export interface Found extends Best {
  readonly task: string | null
  readonly theme: string
  /** 1: everybody sees it … 5: hardly anybody does. */
  readonly difficulty: number
}

/** Why a moment is no puzzle, by where it fell out. */
export type Refused = 'decided' | 'dull' | 'unclear' | 'other idea' | 'unsure' | 'themeless' | 'doubtful'

interface Look {
  readonly seed: Seed
  readonly iterations: number
  /** Own turns to look ahead. */
  readonly turns: number
  /** How many ideas are followed, and how often each of them is played on and then measured. */
  readonly ideas: number
  readonly deepen: number
  readonly times: number
}

/** A glance may miss part of it, and a second look too. */
const GLANCED = 0.7
const REPEATED = 0.75
/** Standard errors of the gap that make it sure. */
const SURE = 3
/** A game that is as good as lost or won makes no puzzle. */
const SHARES: readonly [number, number] = [0.08, 0.92]
/** From this difficulty on a third look is taken: half of what two looks found so hard was bettered by a longer one. */
const HARD = 4
/** With fewer ideas there is nothing to find. */
const FEWEST_IDEAS = 3

function looksOf({
  foresight,
  mindful,
}: Knowledge): Readonly<Record<'glance' | 'look' | 'again' | 'third', Look>> {
  const strong = mindful?.strong.turns ?? foresight.strong
  const master = mindful?.master.turns ?? foresight.master
  const care = { iterations: 1500, ideas: 4, deepen: 100, times: 160 }
  return {
    glance: { seed: 'glance', turns: strong, iterations: 250, ideas: 3, deepen: 10, times: 30 },
    look: { ...care, seed: 'look', turns: strong },
    // With other chance and further ahead; where Master looks no further than the turn itself, the others have their say.
    again: { ...care, seed: 'look again', turns: Math.max(2, master) },
    third: {
      seed: 'third look',
      turns: Math.max(2, master),
      iterations: 4000,
      ideas: 5,
      deepen: 200,
      times: 300,
    },
  }
}

/** Looks at a moment: cheaply at first, then twice with all care. */
export function findPuzzle(moment: Moment): Found | Refused {
  const { game, knowledge, seat, view, task, ideas } = moment
  const need = ideas.gap * stakeAmong(moment.players)
  const { heuristics } = knowledge
  const world = game.resample(view, seat, fastRng('asked'))
  const begins = task === null ? null : (ideas.tasks?.[task] ?? null)
  const asked = { ...moment, game: askedGame({ game, heuristics, seat }, world, begins) }
  const isRepeated = ({ gap, error }: Best): boolean => gap >= REPEATED * need && gap >= SURE * error
  const { glance, look, again, third } = looksOf(knowledge)
  const glanced = lookAt(asked, glance)
  if (glanced === null) return 'dull'
  if (!isOpen(glanced)) return 'decided'
  if (glanced.gap < GLANCED * need) return 'dull'
  const first = lookAt(asked, look)
  if (first === null || first.gap < need || first.gap < SURE * first.error || !isOpen(first)) return 'unclear'
  const second = lookAt(asked, again)
  if (second === null || second.idea !== first.idea) return 'other idea'
  if (!isRepeated(second)) return 'unsure'
  const theme = ideas.theme(first.line, eventsOf(moment, first.line))
  if (theme === null) return 'themeless'
  const difficulty = difficultyOf(asked, first.idea)
  const last = difficulty < HARD ? second : lookAt(asked, third)
  if (last === null || last.idea !== first.idea || !isRepeated(last)) return 'doubtful'
  return {
    line: first.line,
    idea: first.idea,
    value: (first.value + second.value) / 2,
    gap: (first.gap + second.gap) / 2,
    error: Math.hypot(first.error, second.error) / 2,
    task,
    theme,
    difficulty,
  }
}

function isOpen({ value }: Best): boolean {
  return value >= SHARES[0] && value <= SHARES[1]
}

/** The best turn by one look; null where there are too few ideas. */
function lookAt(
  { game, knowledge, ideas, view, seat }: Moment,
  { seed, iterations, turns, ideas: most, deepen, times }: Look,
): Best | null {
  const explainer = new Explainer({ game, knowledge, view, seat }, seed, turns)
  explainer.think(iterations)
  const byIdea = new Map<string, TurnLine>()
  for (const turn of explainer.turns()) {
    const idea = ideas.idea(turn.line)
    const known = byIdea.get(idea)
    if (known === undefined || promiseOf(turn) > promiseOf(known)) byIdea.set(idea, turn)
  }
  if (byIdea.size < FEWEST_IDEAS) return null
  const chosen = [...byIdea].toSorted(([, a], [, b]) => promiseOf(b) - promiseOf(a)).slice(0, most)
  const lines = chosen.map(([, { line }]) => line)
  const weighed = explainer.weigh(lines, { deepen, times })
  const chanceOf = (place: number): number => weighed[place].chances[seat]
  const [best, next] = [...weighed.keys()].toSorted((a, b) => chanceOf(b) - chanceOf(a))
  return {
    line: lines[best],
    idea: chosen[best][0],
    value: chanceOf(best),
    gap: chanceOf(best) - chanceOf(next),
    error: errorOf(differencesOf(weighed[best], weighed[next])),
  }
}

/** What was tried seldom is believed less. */
function promiseOf({ reward, visits }: TurnLine): number {
  return visits === 0 ? -Infinity : reward - 0.15 / Math.sqrt(visits)
}

/** What happens in the turn, in a world that the seat may believe in. */
function eventsOf({ game, view, seat }: Moment, line: readonly BaseCommand[]): BaseEvent[] {
  const events: BaseEvent[] = []
  const world = game.resample(view, seat, fastRng('theme'))
  for (const command of line) game.step(world, seat, command, (event) => events.push(event))
  return events
}

/** Those who try to find it: how often, and with how much thought. */
const TRIERS: readonly { level: string; tries: number; iterations?: number }[] = [
  { level: '1', tries: 16 },
  { level: '2', tries: 10 },
  { level: '3', tries: 3, iterations: 60 },
]

/** The mean of how often weaker players have the idea, in fifths. */
function difficultyOf(moment: Moment, idea: string): number {
  const shares = TRIERS.map(({ level, tries, iterations }) => {
    let found = 0
    for (let time = 0; time < tries; time++)
      if (ideaOf(moment, level, `${level}/${time}`, iterations) === idea) found++
    return found / tries
  })
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return 5 - Math.min(4, Math.floor(5 * mean))
}

/** The idea that a player of the level has. */
function ideaOf(moment: Moment, level: string, seed: Seed, iterations: number | undefined): string {
  const { game, knowledge, ideas, view, seat } = moment
  const rng = fastRng(seed)
  const player = playerWith(knowledge, game, level, iterations === undefined ? {} : { iterations })
  const world = game.resample(view, seat, rng)
  const { revealed } = world
  const over = endOfTurn({ game, heuristics: knowledge.heuristics, seat }, world)
  const line: BaseCommand[] = []
  while (!over(world) && world.revealed === revealed) {
    const command = player.choose(game.view(world, seat), seat, rng)
    line.push(command)
    game.step(world, seat, command, null)
  }
  return ideas.idea(line)
}
