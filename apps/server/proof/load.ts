// The load test: tables with four seats played by scripted clients at a given rate, against a server process of its own.
//
//   node apps/server/proof/load.ts [--tables 250] [--rate 1000] [--seconds 60] [--game mombasa,yokohama]
//                                  [--database sqlite|postgres] [--bots 0] [--climb]
//
// Prints throughput, latency from the intended moment of a command to its acknowledgement, and memory. With --bots,
// so many further tables are played by searching bots meanwhile. With --climb the rate is raised until it no longer
// holds. Exits with 1 on any error or lost message.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Person } from '../test/client.ts'
import { findPostgres, startPostgres } from '../test/postgres-server.ts'
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
    climb: { type: 'boolean', default: false },
  },
})
const games = values.game.split(',')
const seconds = Number(values.seconds)
const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-load-'))
const postgres =
  values.database === 'postgres'
    ? await startPostgres(findPostgres() ?? missing(), { durable: true })
    : undefined
const env = { DATA_DIR: dataDir, ...(postgres ? { DATABASE_URL: await postgres.newDatabase() } : {}) }
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
  const rest = residentMb()
  console.log(`${tables.length} tables, ${tables.length * 4} sockets, resident ${rest.toFixed(0)} MB`)
  await startBots(address, Number(values.bots))
  await run(tables, tally, Math.min(Number(values.rate), 200), 5)
  let rate = Number(values.rate)
  let ok = await runAndReport(server, tables, tally, rate, seconds)
  while (values.climb && ok) {
    rate = Math.round(rate * 1.25)
    ok = await runAndReport(server, tables, tally, rate, Math.min(seconds, 20))
    if (!ok) console.log(`highest rate held: ${Math.round(rate / 1.25)} commands/s`)
  }
  for (const table of tables) table.close()
  return tally.faults.length === 0
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

/** Open loop: commands are due at fixed moments, and a late one counts from when it was due. */
async function run(tables: ScriptedTable[], tally: Tally, rate: number, duration: number): Promise<Tally> {
  Object.assign(tally, { ...newTally(), faults: tally.faults })
  const began = performance.now()
  const end = began + duration * 1000
  let due = 0
  let next = 0
  while (performance.now() < end) {
    const elapsed = performance.now() - began
    const target = Math.floor((elapsed / 1000) * rate)
    for (let tried = 0; due < target && tried < tables.length; tried++) {
      const table = tables[next++ % tables.length]
      if (!table?.ready) continue
      table.move(began + (due / rate) * 1000)
      due++
      tried = 0
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  while (tally.acknowledged < tally.sent && performance.now() < end + 5_000) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  if (tally.acknowledged < tally.sent)
    tally.faults.push(`${tally.sent - tally.acknowledged} commands unanswered`)
  return tally
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
  await run(tables, tally, rate, duration)
  const sorted = tally.latencies.toSorted((a, b) => a - b)
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  const cpu = (server.cpuMs() - before) / Math.max(1, tally.acknowledged)
  const { user, system } = process.cpuUsage(own)
  const clients = (user + system) / 1000 / Math.max(1, tally.acknowledged)
  console.log(
    `${rate} commands/s for ${duration} s: ${tally.acknowledged} acknowledged, ` +
      `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms; ` +
      `${cpu.toFixed(2)} ms of the server's processor each, ${clients.toFixed(2)} of the clients'; ${tally.updates} updates, ` +
      `${(tally.bytes / 1e6).toFixed(0)} MB, ${tally.finished} games finished, ` +
      `resident ${server.residentMb().toFixed(0)} MB, ${tally.faults.length} faults`,
  )
  for (const fault of tally.faults.slice(0, 5)) console.log(`  ${fault}`)
  const wanted = rate * duration
  return tally.faults.length === 0 && Number(at(0.99)) < 40 && tally.acknowledged > wanted * 0.99
}

function missing(): never {
  throw new Error('PostgreSQL is not installed. Debian: apt-get install postgresql')
}
