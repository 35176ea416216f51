import { rngFromSeed } from '@entrepot/kernel'
import { randomDecision } from '@entrepot/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { describeCommand, describeEvent, yokohama } from '../src/index.ts'

describe('messages', () => {
  it('have a key and the members of the command or event as parameters', () => {
    expect(describeCommand({ type: 'place', area: 'bank' }, 'placement')).toEqual({
      key: 'yokohama.command.place',
      params: { area: 'bank' },
    })
    expect(describeEvent({ type: 'placed', seat: 1, area: 'bank' })).toEqual({
      key: 'yokohama.event.placed',
      params: { seat: 1, area: 'bank' },
    })
  })

  it('have a key of their own where another sentence is needed', () => {
    const keys = [
      describeCommand({ type: 'pass' }, 'church'),
      describeCommand({ type: 'done' }, 'placement'),
      describeCommand({ type: 'done' }, null),
      describeCommand({ type: 'move', to: 'bank', paying: ['canal'] }, 'movement'),
      describeCommand({ type: 'take', order: 'order-en01', pay: 'import' }, 'port'),
      describeEvent({ type: 'paid', seat: 0, what: 'yen', amount: 1, to: null, source: 'canal' }),
      describeEvent({ type: 'paid', seat: 0, what: 'yen', amount: 1, to: 2, source: 'bank' }),
      describeEvent({ type: 'moved', seat: 0, by: 'tram', path: ['bank'] }),
      describeEvent({ type: 'traded', seat: 0, trade: 'sell', what: 'tea' }),
      describeEvent({ type: 'acted', seat: 0, area: 'bank', power: 3, agent: true }),
      describeEvent({ type: 'endTriggered', seat: 0, reason: 'shops', lastRound: 9 }),
    ].map(({ key }) => key.replace('yokohama.', ''))
    expect(keys).toEqual([
      'command.pass.church',
      'command.done.placement',
      'command.done',
      'command.move.paying',
      'command.take.import',
      'event.paid.bank',
      'event.paid.player',
      'event.moved.tram',
      'event.traded.sell',
      'event.acted.agent',
      'event.endTriggered.shops',
    ])
  })

  it('are there for everything that happens in a game', () => {
    const rng = rngFromSeed('messages')
    let state = yokohama.setup({}, 3, 'messages')
    for (
      let decision = randomDecision(yokohama, state, rng);
      decision;
      decision = randomDecision(yokohama, state, rng)
    ) {
      const command = describeCommand(decision.command, state.frames.at(-1)?.kind ?? null)
      expect(command.key).toMatch(/^yokohama\.command\.[a-zA-Z.]+$/)
      const applied = yokohama.apply(state, decision.seat, decision.command)
      for (const { event } of applied.events) {
        const { key, params } = describeEvent(event)
        expect(key).toMatch(/^yokohama\.event\.[a-zA-Z.]+$/)
        expect(params).not.toHaveProperty('type')
      }
      state = applied.state
    }
  })
})
