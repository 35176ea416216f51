// What the fuzzer attacks: a server process, two games under way, people with and without seats, and a look at the database
// that does not go through the server.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  begin,
  exportGame,
  pick,
  play,
  type BaseCommand,
  type BaseState,
  type ExportedGame,
  type Game,
  type Match,
  type Rng,
} from '@entrepot/kernel'
import type { NewTokenAnswer, Sight } from '@entrepot/protocol'
import pg from 'pg'
import { games } from '../src/offered-games.ts'
import { gameOf, Person, type Socket } from '../test/client.ts'
import type { ServerProcess } from './server-process.ts'

/** Where the attacker sits, as they see it. */
export interface AttackedTable {
  readonly id: string
  readonly seat: number
  readonly position: number
  readonly sight: Sight
  /** A command of theirs that has been acknowledged, as it was sent. */
  readonly played: { id: string; at: number; command: BaseCommand; position: number }
}

export interface Scene {
  readonly server: ServerProcess
  /** Sits at the tables. */
  readonly attacker: Person
  /** Sits with the attacker. */
  readonly victim: Person
  /** Has no seat anywhere. */
  readonly stranger: Person
  readonly token: string
  readonly tables: readonly AttackedTable[]
  /** A sound game, as a file. */
  readonly file: ExportedGame
}

export async function openScene(server: ServerProcess, rng: Rng): Promise<Scene> {
  const { address } = server
  const names = ['Mallory', 'Ada', 'Wim']
  const people = await Promise.all(names.map((name) => Person.guest(address, name)))
  const [attacker, victim, stranger] = people as [Person, Person, Person]
  const { token } = await attacker.must<NewTokenAnswer>('POST', '/api/tokens', { name: 'fuzz' })
  const tables: AttackedTable[] = []
  for (const game of ['mombasa', 'yokohama']) tables.push(await openTable(rng, [attacker, victim], game))
  return { server, attacker, victim, stranger, token, tables, file: soundGame(rng) }
}

function soundGame(rng: Rng): ExportedGame {
  const game = games.offered[0] as Game
  let match: Match<BaseState, BaseCommand> = begin(game, {}, 2, 'fuzz')
  for (let count = 0; count < 30; count++) {
    const [seat = 0] = game.deciders(match.state)
    match = play(game, match, seat, pick(rng, game.legal(match.state, seat)))
  }
  return exportGame(game, match)
}

/** A game in which some commands have been played, and the attacker has to decide. */
async function openTable(rng: Rng, people: readonly Person[], game: string): Promise<AttackedTable> {
  const id = await gameOf(people, game)
  const sockets = await Promise.all(people.map((person) => person.connect()))
  for (const socket of sockets) await socket.join(id)
  let played: AttackedTable['played'] | undefined
  for (let count = 1; ; count++) {
    const own = now(sockets[0] as Socket, id)
    if (count > 25 && played && own.sight.deciders.includes(0)) {
      for (const socket of sockets) socket.close()
      return { id, seat: 0, ...own, played }
    }
    const seat = own.sight.deciders[0] as number
    const socket = sockets[seat] as Socket
    const { sight, position: at } = now(socket, id)
    const wish = { id: `before-${count}`, at, command: pick(rng, sight.legal) }
    const answer = await socket.play(id, wish.at, wish.command, wish.id)
    if (answer.type !== 'ack')
      throw new Error(`the scene was refused: ${JSON.stringify(answer).slice(0, 300)}`)
    if (seat === 0) played = { ...wish, position: answer.position }
    await Promise.all(sockets.map((each) => each.settled()))
  }
}

function now(socket: Socket, id: string): { sight: Sight; position: number } {
  const latest = socket.latest(id)
  const position = latest.type === 'sync' ? latest.position : latest.to
  return { sight: latest.sight as Sight, position }
}

/** Everything that a person could change; questions to passkeys are asked and forgotten, the site's own settings beat. */
const KEPT =
  'account session passkey mute push game_table seat entry snapshot proposal former_holder chat notice'.split(
    ' ',
  )

/** Who comes and goes is written down, as it should be. */
function lasting(row: Record<string, unknown>): object {
  return { ...row, seen_at: null }
}

/** A hash of all rows, read beside the server. */
export async function hashDatabase(dataDir: string, databaseUrl: string | undefined): Promise<string> {
  const hash = createHash('sha256')
  for (const rows of databaseUrl === undefined ? sqliteRows(dataDir) : await postgresRows(databaseUrl)) {
    hash.update(JSON.stringify(rows.map((row) => JSON.stringify(lasting(row))).toSorted()))
  }
  return hash.digest('hex')
}

type Row = Record<string, unknown>

function sqliteRows(dataDir: string): Row[][] {
  const sql = new DatabaseSync(join(dataDir, 'entrepot.sqlite'), { readOnly: true })
  try {
    return KEPT.map((table) => sql.prepare(`SELECT * FROM ${table}`).all())
  } finally {
    sql.close()
  }
}

async function postgresRows(databaseUrl: string): Promise<Row[][]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const rows: Row[][] = []
    for (const table of KEPT) rows.push((await client.query<Row>(`SELECT * FROM ${table}`)).rows)
    return rows
  } finally {
    await client.end()
  }
}
