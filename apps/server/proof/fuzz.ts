// The long fuzz of the edge: malformed, oversized, foreign, replayed and out-of-order messages and requests over real
// sockets, by several clients at once, against a server process of its own. Each must be refused clearly; none may end the
// process or change a row.
//
//   node apps/server/proof/fuzz.ts [--rounds 5000] [--clients 8] [--seed 1] [--database sqlite|postgres] [--limits] [--plant]
//
// Prints what was tried how often, and exits with 1 when something was found. The same seed tries the same things. With
// --limits the site's limits hold, and being told to wait is a right answer; without, nothing stands between an attack and
// the code behind. With --plant the server stores what it refuses; then something must be found.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { below, fastRng, type Rng } from '@entrepot/kernel'
import { findPostgres, startPostgres } from '../test/postgres-server.ts'
import { attackByBytes, attackByRequest } from './fuzz-http.ts'
import { hashDatabase, openScene, type Scene } from './fuzz-scene.ts'
import {
  attackByFrame,
  attackBySocket,
  one,
  openSockets,
  type Finding,
  type FuzzSockets,
  type Tried,
} from './fuzz-socket.ts'
import { startProcess } from './server-process.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    clients: { type: 'string', default: '8' },
    database: { type: 'string', default: 'sqlite' },
    limits: { type: 'boolean', default: false },
    plant: { type: 'boolean', default: false },
  },
})
/** So often the whole database is compared. */
const COMPARE_EVERY = 1000
/** After so many findings there is no need to go on. */
const ENOUGH = 20
const CUT_OFF = 'cut off for haste'
/** How long to wait before the next try to come in again. */
const PATIENCE_MS = 2000

const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-fuzz-'))
const bin = values.database === 'postgres' ? findPostgres() : undefined
if (values.database === 'postgres' && !bin) throw new Error('PostgreSQL is not installed.')
const postgres = bin === undefined ? undefined : await startPostgres(bin, { durable: false })
const databaseUrl = await postgres?.newDatabase()
const env: Record<string, string> = {
  DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  ...(values.limits ? { RATE_SCALE: '1' } : {}),
  ...(values.plant
    ? { NODE_OPTIONS: `--import=${new URL('planted/kept-refusals.ts', import.meta.url).href}` }
    : {}),
}
const server = await startProcess(new URL('../src/main.ts', import.meta.url), env)
try {
  const rng = fastRng(`fuzz ${values.seed}`)
  process.exitCode = (await fuzz(await openScene(server, rng))) ? 0 : 1
} finally {
  await server.kill('SIGTERM')
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function fuzz(scene: Scene): Promise<boolean> {
  const tried = new Map<string, number>()
  const findings: Finding[] = []
  let sent = 0
  const before = await hashDatabase(dataDir, databaseUrl)
  const clients = Number(values.clients)
  const each = Math.ceil(Number(values.rounds) / clients)
  await Promise.all(
    Array.from({ length: clients }, (_, client) =>
      attackOnAndOn(fastRng(`${values.seed}/${client}`), client, each),
    ),
  )
  findings.push(...(await damage(scene, before, 'the end')))
  for (const kind of [...tried.keys()].toSorted())
    console.log(`${String(tried.get(kind)).padStart(7)}  ${kind}`)
  for (const { tried: what, wrong } of findings.slice(0, 20)) console.log(`FOUND ${what}\n      ${wrong}`)
  console.log(
    `${values.database}, seed ${values.seed}, ${clients} clients${values.limits ? ' within the limits' : ''}: ` +
      `${each * clients} rounds, ${sent} messages and requests, ${tried.size} kinds, ${findings.length} findings; ` +
      `the log and every other row are ${findings.length === 0 ? 'as they were' : 'to be looked at'}`,
  )
  return findings.length === 0

  async function attackOnAndOn(own: Rng, client: number, rounds: number): Promise<void> {
    let sockets = await comeIn(scene)
    for (let round = 1; round <= rounds && findings.length < ENOUGH; round++) {
      const {
        kinds,
        messages,
        findings: found,
      } = await attack(own, scene, sockets, `fuzz-${client}-${round}`).catch(closedForHaste)
      for (const kind of kinds) tried.set(kind, (tried.get(kind) ?? 0) + 1)
      sent += messages
      findings.push(...found)
      if (kinds[0] === CUT_OFF) {
        for (const socket of [sockets.seated, sockets.outside]) socket.terminate()
        sockets = await comeIn(scene)
      }
      if (round % COMPARE_EVERY === 0) findings.push(...(await damage(scene, before, `round ${round}`)))
    }
  }
}

/** Where limits hold, who goes on too fast is cut off. */
function closedForHaste(error: unknown): Tried {
  if (
    values.limits &&
    error instanceof Error &&
    /socket was closed: (1008|1013)|not open/.test(error.message)
  )
    return one(CUT_OFF)
  throw error
}

/** Comes in, as soon as the server lets it. */
async function comeIn(scene: Scene): Promise<FuzzSockets> {
  for (;;) {
    try {
      return await openSockets(scene)
    } catch {
      await setTimeout(PATIENCE_MS)
    }
  }
}

function attack(rng: Rng, scene: Scene, sockets: FuzzSockets, name: string): Promise<Tried> {
  // Broken bytes need a new connection each: where limits hold, most would end at the door.
  const way = below(rng, values.limits ? 8 : 10)
  if (way < 5) return attackBySocket(rng, scene, sockets, name)
  if (way < 8) return attackByRequest(rng, scene)
  return way < 9 ? attackByBytes(rng, scene) : attackByFrame(rng, scene)
}

/** Whether the server is well, and all rows are as they were. */
async function damage(
  { server: { address, child } }: Scene,
  before: string,
  moment: string,
): Promise<Finding[]> {
  const tried = `up to ${moment}`
  if (child.exitCode !== null) return [{ tried, wrong: `the server ended with ${child.exitCode}` }]
  const health = await fetch(`${address}/healthz`)
  if (!health.ok) return [{ tried, wrong: `the server is not well: ${await health.text()}` }]
  const after = await hashDatabase(dataDir, databaseUrl)
  return after === before ? [] : [{ tried, wrong: 'rows of the database have changed' }]
}
