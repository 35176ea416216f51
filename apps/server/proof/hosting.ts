// Follows docs/hosting.md on this machine and plays through it: a clone, one process on SQLite, an upgrade and the way
// back, the move to PostgreSQL, two processes behind a proxy, a process that dies, a rolling restart, backup and restore.
//
//   npm run proof -- hosting [--proxy nginx|caddy] [--games 1000] [--plant proxy|mover]
//
// Needs the proxy, openssl and the PostgreSQL programs; touches nothing outside a folder of its own. A planted fault must be
// found: a proxy that asks nobody else, or a database that stores something else than it is given.

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { Person } from '../test/client.ts'
import { findPostgres, freePort, startPostgres } from '../test/postgres-server.ts'
import { CrashTable } from './crash-table.ts'
import { shell, started, tried, type Program, type Settings } from './hosting/host.ts'
import { multiplyGames } from './hosting/many-games.ts'
import { openProxy, type ProxyKind } from './hosting/proxy.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    proxy: { type: 'string', default: 'nginx' },
    plant: { type: 'string', default: '' },
  },
})
const root = fileURLToPath(new URL('../../..', import.meta.url))
/** With every sign that means something to a shell, an address or a file of settings. */
const PASSWORD = `p@ss:w/rd #%&'"$?=\\ ü`

const dir = mkdtempSync(join(tmpdir(), 'entrepot-hosting-'))
const cleanUp: (() => Promise<unknown> | void)[] = [() => rmSync(dir, { recursive: true, force: true })]
const site = join(dir, 'entrepot')
const DATA_DIR = join(dir, 'data')
const backups = (name: string): string => join(dir, name)

try {
  await prove()
} catch (error) {
  process.stderr.write(`FAILED: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  for (const undo of cleanUp.toReversed()) await undo()
}

async function prove(): Promise<void> {
  const port = await freePort()
  const alone: Settings = { DATA_DIR, HOST: '127.0.0.1', PORT: String(port), RATE_SCALE: '0' }
  const address = `http://127.0.0.1:${port}`

  const begun = performance.now()
  shell(dir, `git clone --quiet ${root} entrepot`)
  let server = await npmStart(alone)
  tell(`from git clone to ready, on Node.js ${shell(dir, 'node --version')}`, begun)

  const people = [await Person.guest(address, 'Ada'), await Person.guest(address, 'Бен')]
  const table = new CrashTable(people, 'mombasa', 'hosting')
  const playOn = async (where: string, moves = 20): Promise<void> => {
    await table.connect(where)
    for (let i = 0; i < moves; i++) await moveSoon(table)
    table.close()
  }
  await playOn(address)
  const then = await positionOf(people[0] as Person, table.id)
  const played = table.promised.length
  say('played on SQLite')

  const upgraded = performance.now()
  const before = backups('before-upgrade')
  shell(site, `npm run --silent backup -- ${before}`, alone)
  await server.end('SIGTERM')
  makeNextVersion()
  server = await npmStart(alone)
  tell('upgrade with a new table: backup, stop, checkout, start', upgraded)
  await playOn(address)

  await server.end('SIGTERM')
  shell(site, 'git checkout --quiet -')
  requireSentence(
    tried(site, 'npm run --silent start', alone),
    /^The database has migration .* newer version/,
  )
  shell(site, `npm run --silent restore -- ${before}`, alone)
  server = await npmStart(alone)
  const now = await positionOf(people[0] as Person, table.id)
  if (now !== then) throw new Error(`after the way back the game stands at ${now}, not at ${then}`)
  say('went back to the version before and its backup')
  table.promised.splice(played)
  await playOn(address, 150)

  const link = shell(site, 'npm run --silent admin -- invite 2', alone)
  shell(site, 'npm run --silent admin -- guests invited', alone)
  if ((await new Person(address).ask('POST', '/api/guest', { name: 'Cem' })).status !== 403)
    throw new Error('a guest came in without an invitation')
  shell(site, 'npm run --silent admin -- guests open', alone)
  if (!link.startsWith('/invited/')) throw new Error(`no invitation: ${link}`)
  await server.end('SIGTERM')
  say('npm run admin opens and closes the door of a running site')

  const postgres = await startPostgres(findPostgres() as string, { durable: true, password: PASSWORD })
  cleanUp.push(() => postgres.stop())
  process.env['PGPASSWORD'] = PASSWORD
  const DATABASE_URL = await postgres.newDatabase()
  const both: Settings = { DATABASE_URL, PGPASSWORD: PASSWORD, HOST: '127.0.0.1', RATE_SCALE: '0' }
  const wrong = tried(site, 'npm run --silent start', { ...both, PGPASSWORD: 'wrong' })
  requireSentence(wrong, /^DATABASE_URL names a database that cannot be reached: .*$/)
  await move(alone, both)
  await behindProxy(people, table, both, playOn)
}

/** A version after this one, which needs one table more. */
function makeNextVersion(): void {
  const number = readdirSync(join(site, 'apps/server/migrations')).filter((name) =>
    name.endsWith('.sql'),
  ).length
  const name = `${String(number + 1).padStart(4, '0')}-next.sql`
  shell(site, 'git checkout --quiet -b next')
  writeFileSync(
    join(site, 'apps/server/migrations', name),
    'CREATE TABLE next_version (id TEXT PRIMARY KEY);',
  )
  shell(
    site,
    'git add --all && git -c user.name=host -c user.email=host@example.org commit --quiet --message next',
  )
}

function requireSentence({ status, output }: { status: number | null; output: string }, told: RegExp): void {
  const lines = output.split('\n').filter((line) => !line.startsWith('npm '))
  if (status === 0 || lines.length !== 1 || !told.test(lines[0] as string))
    throw new Error(`one sentence was expected, like ${told}, but it was ${status}: ${output}`)
}

async function move(alone: Settings, both: Settings): Promise<void> {
  const count = multiplyGames(DATA_DIR, Number(values.games))
  if (values.plant === 'mover') await plantInDatabase(both['DATABASE_URL'] as string)
  const begun = performance.now()
  const told = shell(site, 'npm run --silent move', { ...alone, ...both })
  tell(
    `moved ${count} games with ${told.match(/(\d+) rows/)?.[1]} rows to PostgreSQL, and compared them`,
    begun,
  )
  if (!told.startsWith(`Moved ${count} games`)) throw new Error(told)
}

/** A database that changes the moves that it is given. */
async function plantInDatabase(connectionString: string): Promise<void> {
  shell(site, `npm run --silent admin -- door`, { DATABASE_URL: connectionString, PGPASSWORD: PASSWORD })
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF NEW.number = 7 THEN NEW.made_at = NEW.made_at + 1; END IF; RETURN NEW; END $$`)
  await client.query('CREATE TRIGGER spoil BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION spoil()')
  await client.end()
}

async function behindProxy(
  people: Person[],
  table: CrashTable,
  both: Settings,
  playOn: (where: string, moves?: number) => Promise<void>,
): Promise<void> {
  const ports = [await freePort(), await freePort()] as const
  const wish = { kind: values.proxy as ProxyKind, ports, alone: values.plant === 'proxy' }
  const proxy = await openProxy(dir, join(root, 'docs/hosting'), wish)
  cleanUp.push(() => proxy.end())
  const settings = { ...both, PUBLIC_URL: 'https://play.example.org', TRUST_PROXY: '1' }
  const start = (port: number): Promise<Program> => npmStart({ ...settings, PORT: String(port) })
  const servers = [await start(ports[0]), await start(ports[1])]
  cleanUp.push(async () => {
    for (const server of servers) await server.end('SIGKILL')
  })
  await playOn(proxy.address)
  say(`played on PostgreSQL through ${wish.kind} with TLS, by the people of the SQLite file`)

  const visitors = visit(proxy.address, people[0] as Person)
  cleanUp.push(() => visitors.end())
  await pause(1000)
  const killed = performance.now()
  await servers[0]!.end('SIGKILL')
  visitors.excuse(killed, performance.now())
  await playOn(proxy.address, 1)
  tell('failover: from SIGKILL of a process to the next move, on new connections', killed)
  await pause(8000)
  servers[0] = await start(ports[0])
  await playOn(proxy.address)
  for (const [i, port] of ports.entries()) {
    await servers[i]!.end('SIGTERM')
    servers[i] = await start(port)
  }
  const { asked, refused, excused } = await visitors.end()
  if (refused.length > 0)
    throw new Error(`of ${asked} requests ${refused.length} failed: ${refused.join(', ')}`)
  say(
    `a killed process, its return and a rolling restart: ${asked} requests, none failed` +
      (excused === 0 ? '' : `, ${excused} under way in the process that was killed`),
  )

  const file = backups('backup')
  shell(site, `npm run --silent backup -- ${file}`, settings)
  const kept = table.promised.length
  await playOn(proxy.address)
  if (tried(site, `npm run --silent restore -- ${file}`, settings).status === 0)
    throw new Error('a restore was not refused under running servers')
  for (const server of servers) await server.end('SIGTERM')
  shell(site, `npm run --silent restore -- ${file}`, settings)
  servers[0] = await start(ports[0])
  servers[1] = await start(ports[1])
  table.promised.splice(kept)
  await playOn(proxy.address)
  say('backed up while it ran, restored, and played on from there')
}

/** Moves as soon as somebody can: what is played at one process is known at the other a moment later. */
async function moveSoon(table: CrashTable): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await table.move()
    } catch (error) {
      if ((error as Error).message !== 'nobody can move' || tries === 100) throw error
      await pause(50)
    }
  }
}

/** How far somebody sees that a game has come. */
async function positionOf(person: Person, table: string): Promise<number> {
  const socket = await person.connect()
  const { position } = await socket.join(table)
  socket.close()
  return position
}

/**
 * Somebody who asks without a pause, and what was not granted. A change that is being made in a process while it is killed
 * is excused: nobody can know whether it was made, and asking another process would perhaps make it twice.
 */
function visit(address: string, person: Person) {
  const failed: { readonly what: string; readonly from: number; readonly to: number }[] = []
  let excused = { from: Infinity, to: -Infinity }
  const begun = performance.now()
  let asked = 0
  let going = true
  const done = (async () => {
    for (; going; asked++) {
      const [method, path] = asked % 2 === 0 ? ['GET', '/api/me'] : ['PATCH', '/api/me']
      const visitor = Object.assign(new Person(address), { cookie: person.cookie })
      const from = performance.now()
      const { status } = await visitor
        .ask(method as string, path as string, method === 'PATCH' ? { turnMail: true } : undefined)
        .catch((error: unknown) => ({ status: String(error) }))
      if (status !== 200)
        failed.push({
          what: `${method} ${path} ${status} at ${((from - begun) / 1000).toFixed(1)} s`,
          from,
          to: performance.now(),
        })
      await pause(20)
    }
  })()
  return {
    excuse(from: number, to: number) {
      excused = { from, to }
    },
    async end() {
      going = false
      await done
      const refused = failed.filter(
        ({ what, from, to }) => !(what.startsWith('PATCH') && from <= excused.to && to >= excused.from),
      )
      return { asked, refused: refused.map(({ what }) => what), excused: failed.length - refused.length }
    },
  }
}

function npmStart(settings: Settings): Promise<Program> {
  return started(site, ['node', 'scripts/run.mjs', 'start'], settings, /is ready at/)
}

function tell(what: string, since: number): void {
  say(`${what}: ${((performance.now() - since) / 1000).toFixed(1)} s`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
