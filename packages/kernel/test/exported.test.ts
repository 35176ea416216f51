import { describe, expect, it } from 'vitest'
import {
  begin,
  exportGame,
  fastRng,
  pick,
  play,
  Refusal,
  verifyExport,
  type ExportedGame,
} from '../src/index.ts'
import { caravan } from '../testkit/caravan.ts'

function whole(): ExportedGame {
  const rng = fastRng('exported')
  let match = begin(caravan, {}, 2, 'exported')
  for (let [seat] = caravan.deciders(match.state); seat !== undefined; [seat] = caravan.deciders(match.state))
    match = play(caravan, match, seat, pick(rng, caravan.legal(match.state, seat)))
  const moves = match.record.log.map((_, i) => 1000 + i)
  return exportGame(caravan, match, null, {
    table: 'a-table',
    players: ['Ada', 'Ben'].map((name) => ({
      name,
      account: null,
      level: null,
      character: null,
      author: null,
    })),
    times: { startedAt: 1000, endedAt: 2000, moves },
  })
}

/** What the refusal of a file says. */
function refusalOf(file: ExportedGame): Refusal {
  try {
    verifyExport(caravan, file)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('the file was found sound')
}

describe('an exported game with those who played it', () => {
  it('is of version 4 and sound', () => {
    const file = JSON.parse(JSON.stringify(whole())) as ExportedGame
    expect(file.formatVersion).toBe(4)
    expect(verifyExport(caravan, file).record.log).toEqual(file.log)
  })

  it('is refused by the number, seat and rule of the command that the rules forbid', () => {
    const file = whole()
    const log = file.log.with(3, { ...file.log[3], command: { type: 'take', amount: 99 } as never })
    const { rule, params } = refusalOf({ ...file, log })
    expect(rule).toBe('K.record')
    expect(params).toMatchObject({ field: 'log', command: 4, seat: file.log[3].seat })
    expect(params['rule']).toMatch(/^[CK]\d*\./)
  })

  it('is refused by the number of the command that is marked otherwise than it was', () => {
    const file = whole()
    const log = file.log.with(5, { ...file.log[5], barrier: !file.log[5].barrier })
    expect(refusalOf({ ...file, log }).params).toMatchObject({ field: 'log', command: 6 })
  })

  it.each([
    ['players', { players: [] }],
    ['times', { times: { startedAt: 0, endedAt: 1, moves: [1] } }],
  ])('is refused where %s do not fit its seats and commands', (field, change) => {
    expect(refusalOf({ ...whole(), ...change }).params).toMatchObject({ field })
  })
})
