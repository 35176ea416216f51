import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from '../src/http/turns.ts'

test('those who come alone do not wait, and of a crowd a few go at a time, those with a name first', async () => {
  const turns = new Turns()
  expect(turns.take(false)).toBeUndefined()
  await setImmediate()
  const order: string[] = []
  const come = async (who: string): Promise<void> => {
    await turns.take(who === 'named')
    order.push(who)
  }
  const all = [...Array<string>(40).fill('stranger'), 'named'].map(come)
  await Promise.resolve()
  expect(order).toHaveLength(4)
  await setImmediate()
  expect(order.slice(4)).toEqual(['named', 'stranger', 'stranger', 'stranger'])
  await Promise.all(all)
  expect(order).toHaveLength(41)
  await setImmediate()
  expect(turns.take(false)).toBeUndefined()
})
