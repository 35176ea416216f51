import { expect, test } from 'vitest'
import type { BaseState } from '@entrepot/kernel'
import type { CommandEntry, Progress, TableFacts, TableSeat } from '../src/play/table.ts'
import type { Append, Database } from '../src/storage/database.ts'
import { insertAccount } from '../src/storage/accounts.ts'
import { insertChat, lastChat } from '../src/storage/chat.ts'
import { entriesAfter, readSnapshot } from '../src/storage/log.ts'
import { changeTable, insertTable, readTable, setTable } from '../src/storage/tables.ts'
import { onBothDatabases, onPostgres, open } from './databases.ts'

const playing: Progress = {
  status: 'playing',
  deciders: [1],
  clocks: [{ bankMs: 60_000, since: null }],
  clockDueAt: 5_000_000_000_000,
  botDueAt: null,
  noticeDueAt: null,
  outcome: null,
  endedAt: null,
}

function entry(number: number, change: Partial<Omit<CommandEntry, 'kind'>> = {}): Append {
  const rest = { seat: 0, command: { type: 'rest' }, madeAt: 1_800_000_000_000 }
  return {
    table: 't',
    entry: { kind: 'command', number, commandId: `c${number}`, ...rest, ...change },
    progress: playing,
    revision: 0,
    snapshot: null,
  }
}

function state(revealed: number): BaseState {
  return { revealed }
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
  await insertTable(database.db, tableOf('t'), [
    { ...botSeat, seat: 0, kind: 'person', accountId: 'a', level: null },
    botSeat,
  ])
}

const botSeat: TableSeat = {
  seat: 1,
  kind: 'bot',
  accountId: null,
  level: 'random',
  presence: 'here',
  seenAt: null,
  contribution: null,
}

function tableOf(id: string): TableFacts {
  return {
    id,
    game: 'caravan',
    version: '1',
    edition: null,
    options: { night: true },
    visibility: 'open',
    pace: { kind: 'untimed' },
    timeOut: 'bot',
    hostId: 'a',
    createdAt: 1,
    startedAt: 2,
    dealSecret: null,
    seed: 'secret',
    length: 0,
    revision: 0,
    rematchId: null,
    ...playing,
  }
}

onBothDatabases((where) => {
  test('an entry is stored with what it changes at the table', async () => {
    const database = await open(await where())
    await withTable(database)
    expect(await database.append(entry(1))).toBe('stored')
    expect(await entriesAfter(database.db, 't', 0)).toEqual([entry(1).entry])
    const table = await readTable(database.db, 't')
    expect(table).toMatchObject({ ...tableOf('t'), length: 1 })
    expect(table?.seats.map(({ name }) => name)).toEqual(['Ada', null])
  })

  test('of two writers who know the same log, one is stored and the other is behind', async () => {
    const database = await open(await where())
    await withTable(database)
    const results = await Promise.all([
      database.append(entry(1, { commandId: 'mine' })),
      database.append(entry(1, { commandId: 'yours', seat: 1 })),
    ])
    expect(results.toSorted()).toEqual(['behind', 'stored'])
    expect(await entriesAfter(database.db, 't', 0)).toHaveLength(1)
  })

  test('a command id is used once by a seat', async () => {
    const database = await open(await where())
    await withTable(database)
    await database.append(entry(1, { commandId: 'same' }))
    expect(await database.append(entry(2, { commandId: 'same' }))).toBe('repeat')
    expect(await database.append(entry(2, { commandId: 'same', seat: 1 }))).toBe('stored')
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
    await database.append({ ...entry(1), snapshot: state(1) })
    await database.append({ ...entry(1, { commandId: 'late' }), snapshot: state(9) })
    expect(await readSnapshot(database.db, 't')).toEqual({ number: 1, state: state(1) })
    await database.append({ ...entry(2), snapshot: state(2) })
    await database.append(entry(3))
    expect(await readSnapshot(database.db, 't')).toEqual({ number: 2, state: state(2) })
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
    for (const id of ids) await insertTable(database.db, tableOf(id), [botSeat])
    const results = await Promise.all(ids.map((table) => database.append({ ...entry(1), table })))
    expect(new Set(results)).toEqual(new Set(['stored']))
  })

  test('of entries that arrive together, each is stored or not by itself', async () => {
    const database = await open(await where())
    await withTable(database)
    const ids = ['fresh', 'behind', 'used', 'changed', 'also fresh']
    for (const id of ids) await insertTable(database.db, tableOf(id), [botSeat])
    await database.append({ ...entry(1), table: 'used' })
    await changeTable(database.db, 'changed', async () => {})
    const appends = [
      { ...entry(1), table: 'fresh', snapshot: state(1) },
      { ...entry(2), table: 'behind', snapshot: state(2) },
      { ...entry(2, { commandId: 'c1' }), table: 'used' },
      { ...entry(1), table: 'changed' },
      { ...entry(1), table: 'nowhere' },
      { ...entry(1), table: 'also fresh' },
    ]
    const results = await Promise.all(appends.map((append) => database.append(append)))
    expect(results).toEqual(['stored', 'behind', 'repeat', 'behind', 'behind', 'stored'])
    expect(await readSnapshot(database.db, 'fresh')).toEqual({ number: 1, state: state(1) })
    expect(await readSnapshot(database.db, 'behind')).toBeUndefined()
    for (const [i, id] of ids.entries())
      expect(await entriesAfter(database.db, id, 0)).toHaveLength([1, 0, 1, 0, 1][i] as number)
  })

  test('a change that fails leaves the table as it was', async () => {
    const database = await open(await where())
    await withTable(database)
    const change = changeTable(database.db, 't', async (trx) => {
      await setTable(trx, 't', { status: 'cancelled' })
      throw new Error('no')
    })
    await expect(change).rejects.toThrow('no')
    expect(await readTable(database.db, 't')).toMatchObject({ status: 'playing', revision: 0 })
  })

  test('what is said twice under one id is said once, and lines are numbered', async () => {
    const database = await open(await where())
    await withTable(database)
    const line = { table_id: 't', account_id: 'a', said_at: 3, text: 'hello' }
    const said = await Promise.all(
      ['x', 'x', 'y'].map((say_id) => insertChat(database.db, { ...line, say_id })),
    )
    const [first, again, other] = said.map(({ number }) => number)
    expect(again).toBe(first)
    // Said at the same time: either may come first.
    expect(new Set([first, other])).toEqual(new Set([1, 2]))
    expect((await lastChat(database.db, 't', 0, 50)).map(({ number, name }) => [number, name])).toEqual([
      [1, 'Ada'],
      [2, 'Ada'],
    ])
  })
})

onPostgres((where) => {
  test('a table that somebody holds keeps no other waiting', async () => {
    const database = await open(await where())
    await withTable(database)
    await insertTable(database.db, tableOf('other'), [botSeat])
    let late: Promise<string> | undefined
    await changeTable(database.db, 't', async () => {
      late = database.append(entry(1))
      expect(await database.append({ ...entry(1), table: 'other' })).toBe('stored')
      expect(await database.append({ ...entry(2), table: 'other' })).toBe('stored')
    })
    expect(await late).toBe('behind')
  })
})
