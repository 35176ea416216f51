import { expect, test } from 'vitest'
import type { Append, Database, PlayColumns } from '../src/storage/database.ts'
import type { SeatRow, TableRow } from '../src/storage/schema.ts'
import { insertAccount } from '../src/storage/accounts.ts'
import { insertChat, lastChat } from '../src/storage/chat.ts'
import { entriesAfter, readSnapshot } from '../src/storage/log.ts'
import { changeTable, insertTable, readTable, setTable } from '../src/storage/tables.ts'
import { onBothDatabases, open } from './databases.ts'

const playing: PlayColumns = {
  status: 'playing',
  deciding: '[1]',
  clocks: '[]',
  clock_due_at: 5_000_000_000_000,
  bot_due_at: null,
  notice_due_at: null,
  outcome: null,
  ended_at: null,
}

function entry(number: number, change: Partial<Append['entry']> = {}): Append {
  const rest = { kind: 'command' as const, seat: 0, body: '{"type":"rest"}', made_at: 1_800_000_000_000 }
  return {
    entry: { table_id: 't', number, command_id: `c${number}`, ...rest, ...change },
    play: playing,
    revision: 0,
    snapshot: null,
  }
}

async function withTable(database: Database): Promise<void> {
  await insertAccount(database.db, {
    id: 'a',
    name: 'Ada',
    email: null,
    password_hash: null,
    email_confirmed_at: null,
    language: 'en',
    turn_mail: 1,
    created_at: 1,
    banned_at: null,
    deleted_at: null,
  })
  await insertTable(database.db, tableRow('t'), [
    { ...botSeat('t'), seat: 0, kind: 'person', account_id: 'a', level: null },
    botSeat('t'),
  ])
}

function botSeat(id: string): SeatRow {
  return {
    table_id: id,
    seat: 1,
    kind: 'bot',
    account_id: null,
    level: 'random',
    presence: 'here',
    seen_at: null,
    contribution: null,
  }
}

function tableRow(id: string): TableRow {
  return {
    id,
    game: 'caravan',
    version: '1',
    options: '{}',
    visibility: 'open',
    pace: '{"kind":"untimed"}',
    time_out: 'bot',
    host_id: 'a',
    created_at: 1,
    started_at: 2,
    deal_secret: null,
    seed: 'secret',
    length: 0,
    revision: 0,
    rematch_id: null,
    ...playing,
  }
}

onBothDatabases((where) => {
  test('an entry is stored with what it changes at the table', async () => {
    const database = await open(await where())
    await withTable(database)
    expect(await database.append(entry(1))).toBe('stored')
    expect(await entriesAfter(database.db, 't', 0)).toEqual([entry(1).entry])
    const whole = await readTable(database.db, 't')
    expect(whole?.table).toMatchObject({ length: 1, deciding: '[1]', clock_due_at: 5_000_000_000_000 })
    expect(whole?.seats.map(({ name }) => name)).toEqual(['Ada', null])
  })

  test('of two writers who know the same log, one is stored and the other is behind', async () => {
    const database = await open(await where())
    await withTable(database)
    const results = await Promise.all([
      database.append(entry(1, { command_id: 'mine' })),
      database.append(entry(1, { command_id: 'yours', seat: 1 })),
    ])
    expect(results.toSorted()).toEqual(['behind', 'stored'])
    expect(await entriesAfter(database.db, 't', 0)).toHaveLength(1)
  })

  test('a command id is used once by a seat', async () => {
    const database = await open(await where())
    await withTable(database)
    await database.append(entry(1, { command_id: 'same' }))
    expect(await database.append(entry(2, { command_id: 'same' }))).toBe('repeat')
    expect(await database.append(entry(2, { command_id: 'same', seat: 1 }))).toBe('stored')
  })

  test('a writer who does not know of a change of the seats is behind', async () => {
    const database = await open(await where())
    await withTable(database)
    await changeTable(database.db, 't', async () => {})
    expect(await database.append(entry(1))).toBe('behind')
    expect(await database.append({ ...entry(1), revision: 1 })).toBe('stored')
  })

  test('a snapshot is stored with its entry, and not without it', async () => {
    const database = await open(await where())
    await withTable(database)
    await database.append({ ...entry(1), snapshot: '{"first":1}' })
    await database.append({ ...entry(1, { command_id: 'late' }), snapshot: '{"late":1}' })
    expect(await readSnapshot(database.db, 't')).toEqual({ table_id: 't', number: 1, state: '{"first":1}' })
    await database.append({ ...entry(2), snapshot: '{"second":1}' })
    await database.append(entry(3))
    expect(await readSnapshot(database.db, 't')).toMatchObject({ number: 2, state: '{"second":1}' })
  })

  test('nothing is added to a game that is over', async () => {
    const database = await open(await where())
    await withTable(database)
    await setTable(database.db, 't', { status: 'cancelled' })
    expect(await database.append(entry(1))).toBe('behind')
  })

  test('a hundred entries at once to many tables are all stored', async () => {
    const database = await open(await where())
    await withTable(database)
    const ids = Array.from({ length: 100 }, (_, i) => `t${i}`)
    for (const id of ids) await insertTable(database.db, tableRow(id), [botSeat(id)])
    const results = await Promise.all(ids.map((table_id) => database.append(entry(1, { table_id }))))
    expect(new Set(results)).toEqual(new Set(['stored']))
  })

  test('a change that fails leaves the table as it was', async () => {
    const database = await open(await where())
    await withTable(database)
    const change = changeTable(database.db, 't', async (trx) => {
      await setTable(trx, 't', { status: 'cancelled' })
      throw new Error('no')
    })
    await expect(change).rejects.toThrow('no')
    expect((await readTable(database.db, 't'))?.table).toMatchObject({ status: 'playing', revision: 0 })
  })

  test('what is said twice under one id is said once, and lines are numbered', async () => {
    const database = await open(await where())
    await withTable(database)
    const line = { table_id: 't', account_id: 'a', said_at: 3, text: 'hello' }
    const said = await Promise.all(
      ['x', 'x', 'y'].map((say_id) => insertChat(database.db, { ...line, say_id })),
    )
    expect(said.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 1, 2])
    expect((await lastChat(database.db, 't', 0, 50)).map(({ number, name }) => [number, name])).toEqual([
      [1, 'Ada'],
      [2, 'Ada'],
    ])
  })
})
