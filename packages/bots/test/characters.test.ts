import { botNamed } from '@entrepot/bots'
import { nameOfBot } from '@entrepot/bots/names'
import { knowledgeOf } from '@entrepot/bots/players'
import { fastRng, type Game } from '@entrepot/kernel'
import { describe, expect, it } from 'vitest'
import { bentOf, priorsOf } from '../src/characters.ts'
import { judgeBy } from '../src/search/judge.ts'
import { playerWith } from '../src/levels.ts'
import { SUBJECTS } from './subjects.ts'

describe('the name of a bot', () => {
  it('is its level, and its character after a dash', () => {
    expect(botNamed('3')).toEqual({ level: '3', character: null })
    expect(botNamed('3-ledger')).toEqual({ level: '3', character: 'ledger' })
    for (const name of ['3', '1-church', 'random']) {
      const bot = botNamed(name)
      expect(bot === null ? null : nameOfBot(bot)).toBe(name)
    }
    for (const name of ['5', '3-', '3-Ledger', 'strong-1', '', 'ledger', '3-ledger-2'])
      expect(botNamed(name)).toBeNull()
  })
})

/** Plays a game between Steadies, of which one has a character; what the seats did. */
function habitsOf(game: Game, names: readonly string[], seed: string): { readonly [name: string]: number }[] {
  const knowledge = knowledgeOf(game)
  const players = names.map((name) => playerWith(knowledge, game, name, {}))
  const rng = fastRng(`${seed}/bots`)
  const state = game.setup({}, names.length, seed)
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state))
    game.step(state, seat, players[seat].choose(game.view(state, seat), seat, rng), null)
  return names.map((_, seat) => knowledge.heuristics.perception?.habits(state, seat) ?? {})
}

describe.each(SUBJECTS.filter(([name]) => name !== 'caravan'))('characters of %s', (_name, { game }) => {
  const knowledge = knowledgeOf(game)
  const { heuristics } = knowledge
  const characters = Object.entries(knowledge.characters ?? {})

  it('are two or three, each with strategies and classes that exist', () => {
    expect(characters.length).toBeGreaterThanOrEqual(2)
    expect(characters.length).toBeLessThanOrEqual(3)
    for (const [name, character] of characters) {
      expect(botNamed(`3-${name}`)?.character).toBe(name)
      expect(bentOf(heuristics, character, 0).inputs.length).toBeGreaterThan(0)
      for (const beginning of character.likes)
        expect(heuristics.perception?.classNames.some((kind) => kind.startsWith(beginning))).toBe(true)
    }
  })

  it.each(characters)('%s finds something to like in a game, for its own seat', (_character, character) => {
    const state = game.setup({}, 2, 'characters')
    const [bent, plain] = [new Float64Array(8), new Float64Array(8)]
    const judge = judgeBy(heuristics, knowledge.judged)
    const fond = judgeBy(heuristics, knowledge.judged, bentOf(heuristics, character, 1))
    const priors = priorsOf(heuristics, character)
    const weights = new Float64Array(1024)
    const rng = fastRng('characters')
    const novice = playerWith(knowledge, game, '1', {})
    let likes = 0
    for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
      judge(state, plain)
      fond(state, bent)
      if (bent[1] > plain[1]) likes++
      const legal = game.legal(state, seat)
      priors.weigh(state, seat, legal, weights)
      expect(weights.subarray(0, legal.length).every((weight) => weight > 0)).toBe(true)
      game.step(state, seat, novice.choose(game.view(state, seat), seat, rng), null)
    }
    expect(likes).toBeGreaterThan(0)
  })

  it('play by their names, and one that nobody knows as one of its level', () => {
    const view = (state: ReturnType<Game['setup']>): object => game.view(state, game.deciders(state)[0])
    const state = game.setup({}, 3, 'names')
    const [seat] = game.deciders(state)
    const chosen = (name: string): unknown =>
      playerWith(knowledge, game, name, { iterations: 16 }).choose(view(state), seat, fastRng('names'))
    for (const level of ['1', '2', '3', '4']) {
      expect(chosen(`${level}-nobody`)).toEqual(chosen(level))
      for (const [name] of characters)
        expect(game.legal(state, seat)).toContainEqual(chosen(`${level}-${name}`))
    }
  })
})

describe('a character of a Steady', () => {
  it.each([
    ['mombasa', 'ledger', 'inkwell'],
    ['yokohama', 'church', 'church'],
  ])('of %s is seen in what it does: %s', (id, character, habit) => {
    const game = SUBJECTS.find(([name]) => name === id)?.[1].game as Game
    let [own, others] = [0, 0]
    for (let deal = 0; deal < 8; deal++) {
      const seat = deal % 2
      const names = ['2', '2'].with(seat, `2-${character}`)
      const habits = habitsOf(game, names, `${character}/${Math.floor(deal / 2)}`)
      own += habits[seat][habit]
      others += habits[1 - seat][habit]
    }
    expect(own).toBeGreaterThan(others)
  })
})
