import { knowledgeOf, playerOf } from '@entrepot/bots/players'
import { listPuzzles, openPuzzle, puzzleIn } from '@entrepot/bots/puzzles'
import {
  begin,
  fastRng,
  play,
  type BaseCommand,
  type BaseState,
  type Game,
  type Match,
} from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { differencesOf, errorOf, Explainer } from '../src/explain/explainer.ts'
import { ideas as mombasaIdeas } from '../src/games/mombasa/ideas.ts'
import { ideas as yokohamaIdeas } from '../src/games/yokohama/ideas.ts'
import type { Harvest } from '../src/puzzles/harvest.ts'
import { packPuzzles } from '../src/puzzles/puzzle-file.ts'
import { askedGame, endOfTurn } from '../src/puzzles/task.ts'
import { SUBJECTS } from './subjects.ts'

/** A game between Novices up to so many commands. */
function begunGame(game: Game, seed: string, commands: number): Match<BaseState, BaseCommand> {
  const novice = playerOf(game, '1')
  const rng = fastRng(seed)
  let match: Match<BaseState, BaseCommand> = begin(game, {}, 2, seed)
  for (let i = 0; i < commands; i++) {
    const [seat] = game.deciders(match.state)
    match = play(game, match, seat, novice.choose(game.view(match.state, seat), seat, rng))
  }
  return match
}

describe.each(SUBJECTS)('a puzzle of %s', (_name, { game }) => {
  const { record, state } = begunGame(game, 'kept', 12)
  const [seat] = game.deciders(state)
  const line = [game.legal(state, seat)[0]]
  const found: Harvest = {
    game: game.id,
    version: game.version,
    seats: 2,
    seed: 'kept',
    bots: ['3', '3'],
    moments: 1,
    refused: {},
    puzzles: [
      {
        at: 12,
        round: 1,
        seat,
        line,
        idea: 'any',
        task: null,
        theme: 'last',
        difficulty: 2,
        value: 0.51249,
        gap: 0.1,
        error: 0.01,
      },
    ],
    log: record.log.map((entry) => [entry.seat, entry.command]),
  }
  const file = packPuzzles(
    [found, { ...found, puzzles: [] }],
    { themes: ['first', 'last'] },
    game.id,
    'by hand',
  )
  const [listed] = listPuzzles(file)

  it('is listed by what others read', () => {
    expect(listed).toEqual({ id: file.puzzles[0].id, theme: 'last', difficulty: 2, seats: 2 })
    expect(file.games).toHaveLength(1)
  })

  it('is kept in small and opens where it was found', () => {
    const puzzle = puzzleIn(JSON.parse(JSON.stringify(file)) as typeof file, listed.id)
    if (puzzle === null) throw new Error('the puzzle is not in its file')
    expect(openPuzzle(game, puzzle).sitting.state).toEqual(state)
    expect(puzzle).toMatchObject({ line, seat, begins: null, version: game.version, value: 0.512 })
    expect(puzzleIn(file, 'another')).toBe(null)
  })

  it('is looked for among whole turns that are legal in a world the seat may believe in', () => {
    const knowledge = knowledgeOf(game)
    const explainer = new Explainer({ game, knowledge, view: game.view(state, seat), seat }, 'turns')
    explainer.think(60)
    const turns = explainer.turns()
    expect(turns.length).toBeGreaterThan(0)
    for (const turn of turns) {
      const world = game.clone(state)
      const over = endOfTurn({ game, heuristics: knowledge.heuristics, seat }, world)
      const { revealed } = world
      for (const command of turn.line) {
        expect(over(world)).toBe(false)
        expect(game.legal(world, seat)).toContainEqual(command)
        game.step(world, seat, command, null)
      }
      expect(over(world) || world.revealed !== revealed).toBe(true)
      expect(over(world)).toBe(turn.whole)
    }
    const [best] = turns
    const [one, other] = explainer.weigh([best.line, best.line], { deepen: 4, times: 8 })
    expect(one.tries).toHaveLength(8)
    expect(errorOf(differencesOf(one, one))).toBe(0)
    expect(other.chances).toHaveLength(2)
  })
})

describe('what turns of Mombasa are about', () => {
  it('tells the point of a turn and leaves out the details', () => {
    const { idea } = mombasaIdeas
    const step = { type: 'step', company: 'cairo' }
    const buy = { type: 'buy', card: 'A01' }
    expect(idea([{ type: 'goods', card: 'x' } as BaseCommand, step, buy, step])).toBe(idea([buy, step]))
    expect(idea([step])).not.toBe(idea([buy]))
    expect(
      idea([
        { type: 'expand', company: 'cairo' } as BaseCommand,
        { type: 'enter', region: 'lunda' } as BaseCommand,
      ]),
    ).toBe('expand cairo')
  })

  it.each([
    ['expansion', [{ type: 'expand' }], []],
    ['shares', [{ type: 'goods' }, { type: 'step' }], []],
    ['cards', [{ type: 'goods' }, { type: 'buy' }, { type: 'step' }], []],
    ['diamonds', [{ type: 'merchant' }], []],
    ['ledger', [{ type: 'bookkeeper' }, { type: 'move' }], [{ type: 'inkwellMoved' }]],
    ['books', [{ type: 'bookkeeper' }, { type: 'stay' }], [{ type: 'bookTaken' }]],
    ['bonus', [{ type: 'bonus' }, { type: 'buy' }], []],
    [null, [{ type: 'end' }], []],
  ])('names the theme %s', (theme, line, events) => {
    expect(mombasaIdeas.theme(line, events)).toBe(theme)
    if (theme !== null) expect(mombasaIdeas.themes).toContain(theme)
  })

  it('asks for one kind of action where all could be put off', () => {
    const subject = SUBJECTS.find(([name]) => name === 'mombasa')
    if (subject === undefined) throw new Error('there is no Mombasa')
    const { game } = subject[1]
    const { heuristics } = knowledgeOf(game)
    let match = begunGame(game, 'asked', 0)
    const rng = fastRng('asked')
    const novice = playerOf(game, '1')
    for (let [seat] = game.deciders(match.state); ; [seat] = game.deciders(match.state)) {
      const types = new Set(game.legal(match.state, seat).map(({ type }) => type))
      if (types.has('bonus') && types.has('expand')) {
        const begins = mombasaIdeas.tasks?.['bonus'] ?? null
        const asked = askedGame({ game, heuristics, seat }, match.state, begins)
        const legal = asked.legal(match.state, seat)
        expect(new Set(legal.map(({ type }) => type))).toEqual(new Set(['bonus']))
        const { state } = game.apply(match.state, seat, legal[0])
        const [next] = game.deciders(state)
        expect(asked.legal(state, next)).toEqual(game.legal(state, next))
        return
      }
      match = play(game, match, seat, novice.choose(game.view(match.state, seat), seat, rng))
    }
  })
})

describe('what turns of Yokohama are about', () => {
  it('tells where one goes and what is taken there', () => {
    const { idea } = yokohamaIdeas
    const move = { type: 'move', to: 'church' }
    expect(idea([{ type: 'place', area: 'church' } as BaseCommand, move, { type: 'end' }])).toBe(
      'move church',
    )
    expect(idea([move, { type: 'put', space: 'church-1' } as BaseCommand])).not.toBe(idea([move]))
  })

  it.each([
    ['agent', [{ type: 'acted' }, { type: 'agentUsed' }, { type: 'putOnBoard', space: 'church-1' }]],
    ['achievement', [{ type: 'acted' }, { type: 'built' }, { type: 'achieved' }]],
    ['church', [{ type: 'acted' }, { type: 'putOnBoard', space: 'church-1' }]],
    ['customs', [{ type: 'acted' }, { type: 'putOnBoard', space: 'customs-1' }]],
    ['technology', [{ type: 'acted' }, { type: 'technologyAcquired' }]],
    ['orders', [{ type: 'acted' }, { type: 'built' }, { type: 'orderFulfilled' }]],
    ['building', [{ type: 'acted' }, { type: 'built' }]],
    ['goods', [{ type: 'acted' }]],
    ['president', [{ type: 'returned' }]],
    [null, [{ type: 'stayed' }]],
  ])('names the theme %s', (theme, events) => {
    expect(yokohamaIdeas.theme([], [{ type: 'moved' }, ...events])).toBe(theme)
    if (theme !== null) expect(yokohamaIdeas.themes).toContain(theme)
  })

  it('sees no turn in what ends before the president moves', () => {
    expect(yokohamaIdeas.theme([], [{ type: 'orderFulfilled' }])).toBe(null)
  })
})
