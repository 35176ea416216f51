// The long fuzz of the edge: malformed, oversized, foreign, replayed and out-of-order messages and requests over real
// sockets, against a server process of its own. Each must be refused clearly; none may end the process or change a row.
//
//   node apps/server/proof/fuzz.ts [--rounds 5000] [--seed 1] [--database sqlite|postgres]
//
// Prints what was tried how often, and exits with 1 when something was found. The same seed tries the same things.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { below, fastRng, type Rng } from '@entrepot/kernel'
import { findPostgres, startPostgres } from '../test/postgres-server.ts'
import { attackByBytes, attackByRequest } from './fuzz-http.ts'
import { hashDatabase, openScene, type Scene } from './fuzz-scene.ts'
import { attackByFrame, attackBySocket, type Finding } from './fuzz-socket.ts'
import { startProcess } from './server-process.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
  },
})
/** So often the whole database is compared. */
const COMPARE_EVERY = 100

const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-fuzz-'))
const bin = values.database === 'postgres' ? findPostgres() : undefined
if (values.database === 'postgres' && !bin) throw new Error('PostgreSQL is not installed.')
const postgres = bin === undefined ? undefined : await startPostgres(bin, { durable: false })
const databaseUrl = await postgres?.newDatabase()
const env = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) }
const server = await startProcess(new URL('../src/main.ts', import.meta.url), env)
try {
  const rng = fastRng(`fuzz ${values.seed}`)
  process.exitCode = (await fuzz(rng, await openScene(server, rng))) ? 0 : 1
} finally {
  await server.kill('SIGTERM')
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function fuzz(rng: Rng, scene: Scene): Promise<boolean> {
  const tried = new Map<string, number>()
  const findings: Finding[] = []
  const before = await hashDatabase(dataDir, databaseUrl)
  const sockets = { seated: await scene.attacker.connect(), outside: await scene.stranger.connect() }
  for (const { id } of scene.tables) await sockets.seated.join(id)
  for (let round = 1; round <= Number(values.rounds); round++) {
    const { kind, finding } = await attack(rng, scene, sockets, round)
    tried.set(kind, (tried.get(kind) ?? 0) + 1)
    if (finding) findings.push(finding)
    if (round % COMPARE_EVERY === 0) findings.push(...(await damage(scene, before, round)))
  }
  findings.push(...(await damage(scene, before, Number(values.rounds))))
  for (const kind of [...tried.keys()].toSorted())
    console.log(`${String(tried.get(kind)).padStart(7)}  ${kind}`)
  for (const { tried: what, wrong } of findings.slice(0, 20)) console.log(`FOUND ${what}\n      ${wrong}`)
  console.log(
    `${values.database}, seed ${values.seed}: ${values.rounds} rounds, ${tried.size} kinds, ${findings.length} findings; ` +
      `the log and every other row are ${findings.length === 0 ? 'as they were' : 'to be looked at'}`,
  )
  return findings.length === 0
}

function attack(
  rng: Rng,
  scene: Scene,
  sockets: Parameters<typeof attackBySocket>[2],
  round: number,
): Promise<{ kind: string; finding?: Finding }> {
  const way = below(rng, 10)
  if (way < 5) return attackBySocket(rng, scene, sockets, round)
  if (way < 8) return attackByRequest(rng, scene)
  return way < 9 ? attackByBytes(rng, scene) : attackByFrame(rng, scene)
}

/** Whether the server is well, and all rows are as they were. */
async function damage(
  { server: { address, child } }: Scene,
  before: string,
  round: number,
): Promise<Finding[]> {
  const tried = `up to round ${round}`
  if (child.exitCode !== null) return [{ tried, wrong: `the server ended with ${child.exitCode}` }]
  const health = await fetch(`${address}/healthz`)
  if (!health.ok) return [{ tried, wrong: `the server is not well: ${await health.text()}` }]
  const after = await hashDatabase(dataDir, databaseUrl)
  return after === before ? [] : [{ tried, wrong: 'rows of the database have changed' }]
}
