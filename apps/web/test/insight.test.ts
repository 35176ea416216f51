import { fastRng, pick, type Game } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { expect, test } from 'vitest'
import { Insight } from '../src/insight/insight.ts'
import { worker } from './insight-worker.ts'

const game = mombasa as unknown as Game

const asked = { game: 'mombasa', version: game.version, seat: 0 } as const

test('a position is explained bit by bit, and no further when called off', async () => {
  const insight = new Insight(worker)
  const view = game.view(game.setup({}, 2, 'insight'), 0)
  const whole = await insight.explain({ ...asked, view, iterations: 64 })
  expect(whole.iterations).toBe(64)
  expect(whole.best.length).toBeGreaterThan(1)
  const off = new AbortController()
  const parts: number[] = []
  const part = await insight.explain({ ...asked, view, iterations: 1_000_000 }, off.signal, (soFar) => {
    parts.push(soFar.iterations)
    if (parts.length === 2) off.abort()
  })
  expect(part.iterations).toBeLessThan(1000)
  expect(parts[1]).toBeGreaterThan(parts[0] as number)
  insight.close()
})

test('a turn is judged', async () => {
  const insight = new Insight(worker)
  const state = game.setup({}, 2, 'insight')
  const command = pick(fastRng('turn'), game.legal(state, 0))
  const judged = await insight.judge({
    ...asked,
    turn: [{ view: game.view(state, 0), command }],
    iterations: 64,
  })
  expect(judged.stretches[0]?.played).toEqual([command])
  insight.close()
})

test('what goes wrong is told to those who wait', async () => {
  const insight = new Insight(worker)
  const view = game.view(game.setup({}, 2, 'insight'), 0)
  await expect(insight.explain({ ...asked, version: '0.0', view })).rejects.toThrow('no rules of mombasa 0.0')
  const waiting = insight.explain({ ...asked, view })
  insight.close()
  await expect(waiting).rejects.toThrow('ended')
})
