import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { paced } from '../src/play/paced.ts'

function* busy(steps: number, done: string[], name: string): Generator<void, string> {
  for (let step = 0; step < steps; step++) {
    const until = performance.now() + 1
    while (performance.now() < until);
    yield
  }
  done.push(name)
  return name
}

test('long work lets others have their turn, is done one after the other, and goes on after a failure', async () => {
  const order: string[] = []
  const first = paced.run(() => busy(60, order, 'first'))
  const broken = paced.run(function* () {
    yield
    throw new Error('broken')
  })
  const second = paced.run(() => busy(20, order, 'second'))
  for (let i = 0; i < 5; i++) await setImmediate()
  order.push('somebody else')
  await expect(broken).rejects.toThrow('broken')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(order).toEqual(['somebody else', 'first', 'second'])
})
