// The load test: tables with four seats played by scripted clients at a given rate, against a server process of its own.
//
//   node apps/server/proof/load.ts [--tables 250] [--rate 1000] [--seconds 60] [--game mombasa,yokohama]
//                                  [--database sqlite|postgres] [--bots 0] [--p99 40] [--climb] [--profile FOLDER]
//
// Prints throughput, latency from the moment a command was due to its acknowledgement, memory, errors and lost messages.
// With --bots, so many further tables are played by searching bots meanwhile. With --climb it goes on to find the highest
// rate held, which is one with its 99th percentile under --p99 milliseconds. With --rate 0 the tables only stand there.
// With --profile, Node.js writes there what the server's processor did.
// Exits with 1 on any error or lost message, or when the rate was not held.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Person } from '../test/client.ts'
import { findPostgres, startPostgres } from '../test/postgres-server.ts'
import { climb, percentile, playAtRate } from './open-loop.ts'
import { ScriptedTable, newTally, type Tally } from './scripted-table.ts'
import { startProcess, type ServerProcess } from './server-process.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '250' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    game: { type: 'string', default: 'mombasa,yokohama' },
    database: { type: 'string', default: 'sqlite' },
    bots: { type: 'string', default: '0' },
    p99: { type: 'string', default: '40' },
    climb: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
})
const games = values.game.split(',')
const seconds = Number(values.seconds)
const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-load-'))
const postgres =
  values.database === 'postgres'
    ? await startPostgres(findPostgres() ?? missing(), { durable: true })
    : undefined
const env = {
  DATA_DIR: dataDir,
  ...(postgres ? { DATABASE_URL: await postgres.newDatabase() } : {}),
  ...(values.profile === undefined
    ? {}
    : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${resolve(values.profile)}` }),
}
const server = await startProcess(new URL('../src/main.ts', import.meta.url), env)
let held = false
try {
  held = await measure(server)
} finally {
  await server.kill('SIGTERM')
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exitCode = held ? 0 : 1

async function measure(server: ServerProcess): Promise<boolean> {
  const { address, residentMb, startedInMs } = server
  console.log(`${values.database}, ${games.join(' and ')}: server ready in ${startedInMs.toFixed(0)} ms`)
  const tally = newTally()
  const tables = await openTables(address, tally)
  console.log(`${tables.length} tables, ${tables.length * 4} sockets, resident ${residentMb().toFixed(0)} MB`)
  await startBots(address, Number(values.bots))
  try {
    if (Number(values.rate) === 0) return await standIdle(server, tally)
    // The first commands pay for compiling what all later ones use.
    await playAtRate(tables, tally, Math.min(Number(values.rate), 200), 5)
    return await play(server, tables, tally)
  } finally {
    for (const table of tables) table.close()
  }
}

async function standIdle({ residentMb }: ServerProcess, { errors, lost }: Tally): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  console.log(`idle for ${seconds} s: resident ${residentMb().toFixed(0)} MB`)
  return report(errors, lost)
}

async function play(server: ServerProcess, tables: ScriptedTable[], tally: Tally): Promise<boolean> {
  let sound = true
  const holds = async (rate: number, duration: number): Promise<boolean> => {
    const held = await runAndReport(server, tables, tally, rate, duration)
    sound &&= report(tally.errors, tally.lost)
    return held
  }
  const rate = Number(values.rate)
  const held = await holds(rate, seconds)
  if (values.climb && sound) {
    const shorter = Math.min(seconds, 20)
    // The first rate has been tried already, for longer.
    const highest = await climb(rate, (next) =>
      next === rate ? Promise.resolve(held) : holds(next, shorter),
    )
    console.log(`highest rate held: ${highest} commands/s`)
  }
  return sound && held
}

/** Whether nothing went wrong; what did is printed. */
function report(errors: readonly string[], lost: readonly string[]): boolean {
  for (const error of errors.slice(0, 5)) console.log(`  error: ${error}`)
  for (const what of lost.slice(0, 5)) console.log(`  lost: ${what}`)
  return errors.length === 0 && lost.length === 0
}

async function openTables(address: string, tally: Tally): Promise<ScriptedTable[]> {
  const tables: ScriptedTable[] = []
  for (let i = 0; i < Number(values.tables); i++) {
    const names = ['North', 'East', 'South', 'West']
    const people = await Promise.all(names.map((name) => Person.guest(address, `${name} ${i}`)))
    const table = new ScriptedTable(people, games[i % games.length] as string, tally)
    await table.open()
    tables.push(table)
  }
  return tables
}

/** Tables at which bots think all the time, to keep the other core busy. */
async function startBots(address: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const host = await Person.guest(address, `Bots ${i}`)
    const seats = ['3', '3', '3'].map((level) => ({ kind: 'bot', level }))
    const table = {
      game: games[i % games.length],
      seats,
      visibility: 'private',
      pace: { kind: 'untimed' },
      timeOut: 'bot',
    }
    const { id } = await host.must<{ id: string }>('POST', '/api/tables', table)
    await host.must('POST', `/api/tables/${id}/start`)
  }
}

async function runAndReport(
  server: ServerProcess,
  tables: ScriptedTable[],
  tally: Tally,
  rate: number,
  duration: number,
): Promise<boolean> {
  const before = server.cpuMs()
  const own = process.cpuUsage()
  await playAtRate(tables, tally, rate, duration)
  const cpu = (server.cpuMs() - before) / Math.max(1, tally.acknowledged)
  const { user, system } = process.cpuUsage(own)
  const clients = (user + system) / 1000 / Math.max(1, tally.acknowledged)
  const sorted = tally.latencies.toSorted((a, b) => a - b)
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1))
  const late = percentile(
    tally.lateness.toSorted((a, b) => a - b),
    0.99,
  )
  console.log(
    `${rate} commands/s for ${duration} s: ${tally.acknowledged} acknowledged ` +
      `(${(tally.acknowledged / duration).toFixed(1)}/s), ` +
      `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, max ${max} ms (p99 of being sent late ${late.toFixed(1)} ms); ` +
      `${cpu.toFixed(2)} ms of the server's processor each, ${clients.toFixed(2)} of the clients'; ` +
      `${tally.updates} updates of ${(tally.updateBytes / Math.max(1, tally.updates)).toFixed(0)} bytes, ` +
      `${(tally.bytes / 1e6).toFixed(0)} MB, ${tally.finished} games finished; ` +
      `resident ${server.residentMb().toFixed(0)} MB; ${tally.errors.length} errors, ${tally.lost.length} lost`,
  )
  return Number(p99) < Number(values.p99) && tally.acknowledged > rate * duration * 0.99
}

function missing(): never {
  throw new Error('PostgreSQL is not installed. Debian: apt-get install postgresql')
}
