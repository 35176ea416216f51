// The flood: well-behaved players at their tables, and many more clients that behave as badly as they can, against a server
// process of its own with its limits as they are.
//
//   node apps/server/proof/flood.ts [--good 200] [--hostile 1000] [--seconds 20] [--rate 50] [--p99 100] [--plain 50] [--lifted]
//
// First without the hostile ones, then with them at addresses of their own, then at the addresses of the good ones. Prints
// the time from a command to its answer, and that of /healthz. Exits with 1 when the 99th percentile of the good ones is
// not under --p99 milliseconds, the median of /healthz not under --plain, or one of them was refused anything. With --lifted
// the limits are lifted: it must fail (the median of /healthz is then about 230 ms instead of 2).

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { Person } from '../test/client.ts'
import type { Deeds, Orders } from './flood-hostile.ts'
import { percentile, playAtRate } from './open-loop.ts'
import { newTally, ScriptedTable } from './scripted-table.ts'
import { startProcess } from './server-process.ts'

const { values } = parseArgs({
  options: {
    good: { type: 'string', default: '200' },
    hostile: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
    p99: { type: 'string', default: '100' },
    plain: { type: 'string', default: '50' },
    lifted: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const SEATS = 4
/** So many good tables are behind one address: a club of twenty. */
const TABLES_PER_CLUB = 5
const tableCount = Math.ceil(Number(values.good) / SEATS)
const clubs = addresses('127.0.1', Math.ceil(tableCount / TABLES_PER_CLUB))
const strangers = addresses('127.0.2', 20)

const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-flood-'))
const server = await startProcess(new URL('../src/main.ts', import.meta.url), {
  DATA_DIR: dataDir,
  RATE_SCALE: values.lifted ? '0' : '1',
})
const tally = newTally()
const tables: ScriptedTable[] = []
try {
  for (let i = 0; i < tableCount; i++) tables.push(await openTable(i))
  await playAtRate(tables, tally, Number(values.rate), 5)
  const held = [
    await measure('nobody hostile'),
    await measure(`${values.hostile} hostile at other addresses`, strangers),
    await measure(`${values.hostile} hostile at the same addresses`, clubs),
  ]
  process.exitCode = held.every(Boolean) ? 0 : 1
} finally {
  for (const table of tables) table.close()
  await server.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}

function addresses(net: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${net}.${i + 1}`)
}

async function openTable(number: number): Promise<ScriptedTable> {
  const club = clubs[Math.floor(number / TABLES_PER_CLUB)]
  const names = ['North', 'East', 'South', 'West']
  const people = await Promise.all(
    names.map((name) => Person.guest(server.address, `${name} ${number}`, club)),
  )
  const table = new ScriptedTable(people, number % 2 === 0 ? 'mombasa' : 'yokohama', tally)
  await table.open()
  return table
}

/** Whether the good ones played as if nothing were the matter. */
async function measure(what: string, hostileFrom?: readonly string[]): Promise<boolean> {
  const flood = hostileFrom && beHostile(hostileFrom)
  const health = probe()
  const cpuBefore = server.cpuMs()
  await playAtRate(tables, tally, Number(values.rate), seconds)
  const cpu = (server.cpuMs() - cpuBefore) / (seconds * 10)
  const healthTimes = await health.stop()
  const deeds = await flood
  const [p50, p99, max] = figures(tally.latencies)
  const [, late] = figures(tally.lateness)
  const [healthP50, healthP99] = figures(healthTimes)
  console.log(
    `${what}: ${tally.acknowledged} commands, p50 ${p50} ms, p99 ${p99} ms, max ${max} ms (p99 of being sent late ${late} ms); ` +
      `healthz p50 ${healthP50} ms, p99 ${healthP99} ms; server ${cpu.toFixed(0)} % of a core, ` +
      `resident ${server.residentMb().toFixed(0)} MB; ${tally.errors.length} errors, ${tally.lost.length} lost`,
  )
  if (deeds) {
    console.log(
      `  the hostile ones opened ${deeds.connections} connections, ${deeds.admitted} of them sockets, ` +
        `sent ${deeds.sent} messages and were sent ${(deeds.receivedBytes / 1e6).toFixed(1)} MB`,
    )
  }
  for (const error of [...tally.errors, ...tally.lost].slice(0, 5)) console.log(`  ${error}`)
  return (
    tally.acknowledged > 0 &&
    Number(p99) < Number(values.p99) &&
    Number(healthP50) < Number(values.plain) &&
    tally.errors.length === 0 &&
    tally.lost.length === 0
  )
}

/** Begins the flood; it ends by itself some seconds after the measurement. */
async function beHostile(from: readonly string[]): Promise<Deeds> {
  const workerData: Orders = {
    address: server.address,
    from,
    tables: tables.map(({ id }) => id),
    count: Number(values.hostile),
    seconds: seconds + 2,
  }
  const worker = new Worker(new URL('./flood-hostile.ts', import.meta.url), { workerData })
  const [deeds] = (await once(worker, 'message')) as [Deeds]
  await worker.terminate()
  return deeds
}

/** Asks after the server's health ten times a second. */
function probe(): { stop(): Promise<number[]> } {
  const asker = new Person(server.address)
  const times: number[] = []
  let stopped = false
  const asking = (async () => {
    while (!stopped) {
      const began = performance.now()
      await asker.ask('GET', '/healthz')
      times.push(performance.now() - began)
      await setTimeout(100)
    }
  })()
  return {
    async stop() {
      stopped = true
      await asking
      return times
    },
  }
}

function figures(times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1))
}
