import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BotPacing } from '../src/session/bot-pacing.ts'
import type { BotAnswer } from '../src/session/bot-protocol.ts'

// The moves of bots are shown after their time, and as the viewer wants it.

const move = (type: string): BotAnswer => ({ seat: 1, command: { type } }) as BotAnswer

let shown: string[]
let pacing: BotPacing
beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  pacing = new BotPacing(
    ({ command }) => shown.push(command.type),
    () => {},
  )
})
afterEach(() => vi.useRealTimers())

test('a move is shown after its time', () => {
  pacing.offer(move('first'), 600)
  vi.advanceTimersByTime(599)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['first'])
})

test('held moves wait, one step shows one of them, and going on shows the rest', () => {
  pacing.offer(move('first'), 600)
  pacing.hold(true)
  vi.advanceTimersByTime(10_000)
  expect(shown).toEqual([])
  pacing.step()
  expect(shown).toEqual(['first'])
  // The bot is still thinking when the next step is asked for.
  pacing.step()
  pacing.offer(move('second'), 600)
  expect(shown).toEqual(['first', 'second'])
  pacing.offer(move('third'), 0)
  expect(shown).toEqual(['first', 'second'])
  pacing.hold(false)
  expect(shown).toEqual(['first', 'second', 'third'])
})

test('skipping shows everything at once, until a person must decide', () => {
  pacing.offer(move('first'), 600)
  pacing.skip()
  pacing.offer(move('second'), 600)
  expect(shown).toEqual(['first', 'second'])
  pacing.arrive()
  pacing.offer(move('third'), 600)
  expect(shown).toEqual(['first', 'second'])
})

test('what is decided in secret is not held: nobody sees it, and others wait for it', () => {
  pacing.hold(true)
  pacing.offer(move('plan'), null)
  expect(shown).toEqual(['plan'])
})

test('a move that has become void is never shown', () => {
  pacing.offer(move('first'), 600)
  pacing.forget()
  vi.advanceTimersByTime(10_000)
  pacing.hold(false)
  expect(shown).toEqual([])
})
