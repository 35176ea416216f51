// A PostgreSQL server from Debian's packages, started for the tests on a free port with data of its own.

import { execFileSync, spawn, type SpawnOptions } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import pg from 'pg'

export interface PostgresServer {
  /** The address of the database that it begins with. */
  readonly address: string
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>
  /** Goes away as in an outage, with its data and address kept. */
  halt(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

const VERSIONS = '/usr/lib/postgresql'

/** The folder of the newest installed server's programs; undefined where none is installed. */
export function findPostgres(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined
  const newest = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a))
  return newest
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')))
}

/** The server refuses to run as root; then it runs as the user that Debian made for it, or as nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { stdio: 'pipe' })),
      )
      return { uid: uid as number, gid: gid as number }
    } catch {
      // No such user: the next one.
    }
  }
  return undefined
}

export interface PostgresOptions {
  /** False: it does not wait for the disk: right for tests that do not pull the plug, and much faster. */
  readonly durable: boolean
  /** A program that runs it, as its own process, such as a tracer. */
  readonly under?: readonly string[]
  /** What everybody must know who comes in, by PGPASSWORD; nothing where there is none. */
  readonly password?: string
}

export async function startPostgres(
  bin: string,
  { durable, under = [], password }: PostgresOptions,
): Promise<PostgresServer> {
  const user = unprivileged()
  const dir = mkdtempSync(join(tmpdir(), 'entrepot-pg-'))
  if (user) chownSync(dir, user.uid, user.gid)
  const data = join(dir, 'data')
  const options = { ...user, cwd: dir, stdio: 'pipe' as const }
  const secret = join(dir, 'password')
  if (password !== undefined) writeFileSync(secret, password)
  const entry = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${secret}`]
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'entrepot', ...entry, '-E', 'UTF8', '-N'], options)
  const port = await freePort()
  const settings = ['-c', 'max_connections=200', '-c', `fsync=${durable ? 'on' : 'off'}`]
  const where = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', dir]
  const start = (): Promise<Running> =>
    started([...under, join(bin, 'postgres'), ...where, ...settings], { ...user, cwd: dir })
  let running = await start()
  const address = `postgres://entrepot@127.0.0.1:${port}/postgres`
  return {
    address,
    newDatabase: () => newDatabase(address),
    halt: () => running.stop(),
    async resume() {
      running = await start()
    },
    async stop() {
      await running.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Makes a new database on the server of this address, empty or a copy of another there; returns its own. */
export async function newDatabase(server: string, model?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}${model === undefined ? '' : ` TEMPLATE ${model}`}`)
  await client.end()
  return new URL(`/${name}`, server).href
}

interface Running {
  /** Cuts off whoever is still connected. */
  stop(): Promise<void>
}

async function started(words: readonly string[], options: SpawnOptions): Promise<Running> {
  const server = spawn(words[0] as string, words.slice(1), {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const closed = once(server, 'close')
  let log = ''
  for await (const chunk of server.stderr as Readable) {
    log += String(chunk)
    if (log.includes('ready to accept connections')) break
  }
  if (!log.includes('ready to accept connections')) throw new Error(`PostgreSQL did not start: ${log}`)
  return {
    async stop() {
      server.kill('SIGQUIT')
      await closed
    },
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
