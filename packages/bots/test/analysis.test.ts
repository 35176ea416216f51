import { accuracyOf, judge, luckIn, toldIn, turnsOf } from '@entrepot/bots'
import { knowledgeOf, playerOf } from '@entrepot/bots/players'
import {
  beginHistory,
  fastRng,
  sittingAfter,
  withEntries,
  type BaseCommand,
  type Game,
  type History,
} from '@entrepot/kernel'
import { caravanSubject } from '@entrepot/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { luckOfDraw } from '../src/explain/luck.ts'
import { SUBJECTS } from './subjects.ts'

/** A game for three between Novices. */
function playedGame(game: Game): History {
  const rng = fastRng('novices')
  const novice = playerOf(game, '1')
  let history = beginHistory({ game, options: {}, seats: 3, seed: 'analysis' })
  for (;;) {
    const { state } = history.sitting
    const [seat] = game.deciders(state)
    if (seat === undefined) return history
    const command: BaseCommand = novice.choose(game.view(state, seat), seat, rng)
    history = withEntries(history, [
      { number: history.length + 1, kind: 'command', seat, command, madeAt: 0 },
    ])
  }
}

describe.each(SUBJECTS)('the analysis of %s', (_name, { game }) => {
  const history = playedGame(game)
  const knowledge = knowledgeOf(game)
  const turns = turnsOf(history, knowledge)

  it('counts every command to one turn of its seat', () => {
    for (const { number, seat } of history.lines) {
      const own = turns.filter(({ seat: other, from, to }) => other === seat && number > from && number <= to)
      expect(own).toHaveLength(1)
    }
  })

  it('goes on with a turn until it is over: what a card or marker leads to is no turn of its own', () => {
    for (const { from, seat } of turns) {
      const began = knowledge.heuristics.turn(sittingAfter(history, from).own[seat])
      const previous = history.lines[from - 1]
      if (began < 0) expect(previous?.seat).not.toBe(seat)
    }
  })

  it('shows a decision as its seat saw it, and leaves out what was forced', () => {
    for (const { seat, decisions } of turns) {
      for (const { view, command, position } of decisions) {
        const own = sittingAfter(history, position).own[seat]
        expect(view).toEqual(game.view(own, seat))
        expect(game.legal(own, seat).length).toBeGreaterThan(1)
        expect(game.legal(own, seat)).toContainEqual(command)
      }
    }
  })

  it('judges a turn by a chance lost, and names a better line only where something was lost', async () => {
    const some = turns.filter(({ decisions }) => decisions.length > 0).slice(0, 4)
    for (const turn of some) {
      const found = await judge({ game, knowledge, players: 3 }, turn, { iterations: 24 })
      expect(found.loss).toBeGreaterThanOrEqual(0)
      expect(found.winAfter).toBeCloseTo(Math.max(0, found.winBefore - found.loss), 9)
      expect(found.better !== null).toBe(found.loss > 0)
      if (found.loss === 0) expect(found.verdict).toBe('best')
    }
  })

  it('tells a better line from the decision on that went wrong, as it can be played at the table', async () => {
    const some = turns.filter(({ decisions }) => decisions.length > 1).slice(-5)
    for (const turn of some) {
      const { better } = await judge({ game, knowledge, players: 3 }, turn, { iterations: 32 })
      if (better === null) continue
      const { position, line } = better
      const wrong = turn.decisions.find((decision) => decision.position === position)
      expect(line[0]).not.toEqual(wrong?.command)
      let state = sittingAfter(history, position).own[turn.seat]
      const { revealed } = state
      for (const command of line) {
        if (state.revealed !== revealed) break
        expect(game.legal(state, turn.seat)).toContainEqual(command)
        state = game.apply(state, turn.seat, command).state
      }
    }
  })

  it('calls luck only what was drawn, and gives to some what it takes from others', () => {
    const told = turns.map((turn) => toldIn(history, knowledge, turn))
    const luck = turns.map((turn) => luckIn(history, knowledge, turn))
    for (const [place, changes] of luck.entries()) {
      expect(changes.reduce((sum, change) => sum + change, 0)).toBeCloseTo(0, 9)
      if (told[place] !== 'draw') expect(changes).toEqual([0, 0, 0])
    }
    expect(luck.flat().some((change) => change !== 0)).toBe(told.includes('draw'))
  })
})

it('finds as much good luck as bad where a draw is made again and again', () => {
  const game: Game = caravanSubject.game as unknown as Game
  const knowledge = knowledgeOf(game)
  const history = playedGame(game)
  const draws = history.lines.filter(({ number }) => {
    const [before, after] = [number - 1, number].map((at) => sittingAfter(history, at).state)
    return before.revealed !== after.revealed && game.deciders(after).length > 0
  })
  expect(draws.length).toBeGreaterThan(3)
  for (const draw of draws) {
    const { seat, number } = draw
    const rng = fastRng('drawn again')
    const view = game.view(sittingAfter(history, number - 1).state, seat)
    const again = Array.from({ length: 32 }, () => game.resample(view, seat, rng))
    const found = again.map((world) => luckOfDraw(game, knowledge, world, draw)[seat])
    const mean = found.reduce((sum, luck) => sum + luck, 0) / found.length
    const error = Math.sqrt(found.reduce((sum, luck) => sum + luck ** 2, 0)) / found.length
    expect(Math.abs(mean)).toBeLessThanOrEqual(3 * error + 1e-9)
  }
})

it('accuracy is 100 where nothing was lost, falls with every loss, and does not count what was forced', () => {
  const turn = { seat: 0, from: 0, to: 1, winBefore: 0.5, winAfter: 0.5, better: null } as const
  const chosen = [{ view: {}, command: { type: 'any' }, position: 0 }]
  const lossless = { ...turn, decisions: chosen, loss: 0, verdict: 'best' } as const
  const costly = { ...turn, decisions: chosen, loss: 0.2, verdict: 'mistake' } as const
  const forced = { ...costly, decisions: [] }
  expect(accuracyOf([lossless, forced], 0, 2)).toBe(100)
  const [half, all] = [accuracyOf([lossless, costly], 0, 2), accuracyOf([costly], 0, 2)]
  expect(half).toBeLessThan(100)
  expect(all).toBeLessThan(half as number)
  expect(accuracyOf([forced], 0, 2)).toBeNull()
})
