// What bots remember between the decisions of a turn.

import { knowledgeOf } from '@entrepot/bots/players'
import { yokohama } from '@entrepot/yokohama'
import { expect, test } from 'vitest'
import { PlayerCache, type SeatedBot } from '../src/bots/player-cache.ts'

const bot: SeatedBot = {
  rules: { game: yokohama, knowledge: knowledgeOf(yokohama) },
  table: 'a',
  seat: 0,
  level: '3',
}

test('a bot keeps its player at its seat, and shares it with no other', () => {
  const players = new PlayerCache(8)
  const player = players.of(bot)
  expect(players.of({ ...bot })).toBe(player)
  for (const other of [{ table: 'b' }, { seat: 1 }, { level: '4' } as const])
    expect(players.of({ ...bot, ...other })).not.toBe(player)
})

test('those that thought longest ago are forgotten first', () => {
  const players = new PlayerCache(2)
  const [first, second] = ['a', 'b'].map((table) => players.of({ ...bot, table }))
  expect(players.of({ ...bot, table: 'a' })).toBe(first)
  players.of({ ...bot, table: 'c' })
  expect(players.of({ ...bot, table: 'a' })).toBe(first)
  expect(players.of({ ...bot, table: 'b' })).not.toBe(second)
})
