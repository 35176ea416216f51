import { mombasa } from '@entrepot/mombasa'
import { expect, test } from 'vitest'
import { planCommands } from '../src/mombasa/plan.ts'

test('a plan that was interrupted on its way goes on from where it stopped', () => {
  const dealt = mombasa.setup({ setup: 'first' }, 2, 'interrupted')
  const [first] = mombasa.legal(dealt, 0)
  if (first?.type !== 'plan') throw new Error('The game begins with a plan.')
  let state = mombasa.apply(dealt, 0, first).state
  for (const command of planCommands(mombasa.view(state, 0), 0, {}))
    state = mombasa.apply(state, 0, command).state
  expect(mombasa.view(state, 0).players[0]?.planning).toBeNull()
})
