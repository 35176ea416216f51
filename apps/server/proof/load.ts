// The load test: tables with four seats played by scripted clients at a given rate, against a server process of its own.
//
//   node apps/server/proof/load.ts [--tables 250] [--rate 1000] [--seconds 60] [--warm-up 10] [--game mombasa,yokohama]
//                                  [--database sqlite|postgres] [--bots 0] [--level 3] [--p99 40] [--climb] [--profile FOLDER] [--json]
//
// Prints throughput, latency from the moment a command was due to its acknowledgement, memory, errors and lost messages.
// Before that it plays for --warm-up seconds at the same rate. Those commands are checked like all others, but not measured:
// while they are played, what plays them is compiled.
// With --bots, so many further tables are played by three bots of a level meanwhile. With --climb it goes on to find the highest
// rate held, which is one with its 99th percentile under --p99 milliseconds. With --rate 0 the tables only stand there.
// With --profile, Node.js writes there what the server's processor did. With --json the last line has the figures.
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
    'warm-up': { type: 'string', default: '10' },
    game: { type: 'string', default: 'mombasa,yokohama' },
    database: { type: 'string', default: 'sqlite' },
    bots: { type: 'string', default: '0' },
    level: { type: 'string', default: '3' },
    p99: { type: 'string', default: '40' },
    climb: { type: 'boolean', default: false },
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const games = values.game.split(',')
const seconds = Number(values.seconds)
const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-load-'))
const postgres =
  values.database === 'postgres'
    ? await startPostgres(findPostgres() ?? missing(), { durable: true })
    : undefined
/** With which the server's own figures are asked for. */
const TOKEN = 'for-the-figures-of-the-load'
const env = {
  DATA_DIR: dataDir,
  METRICS_TOKEN: TOKEN,
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
    const rate = Number(values.rate)
    const warmUp = Number(values['warm-up'])
    await playAtRate(tables, tally, rate, warmUp)
    const slow = percentile(
      tally.latencies.toSorted((a, b) => a - b),
      0.99,
    )
    console.log(
      `warmed up for ${warmUp} s: ${tally.acknowledged} acknowledged, p99 ${slow.toFixed(1)} ms; not counted below`,
    )
    const sound = report(tally.errors, tally.lost)
    return (await play(server, tables, tally)) && sound
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
    const seats = new Array(3).fill({ kind: 'bot', level: values.level })
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
  const each = (total: number): number => total / Math.max(1, tally.acknowledged)
  const { user, system } = process.cpuUsage(own)
  const latencies = tally.latencies.toSorted((a, b) => a - b)
  const lateness = tally.lateness.toSorted((a, b) => a - b)
  const figures = {
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    max: percentile(latencies, 1),
    sentLate: percentile(lateness, 0.99),
    cpu: each(server.cpuMs() - before),
    clientCpu: each((user + system) / 1000),
    updateBytes: tally.updateBytes / Math.max(1, tally.updates),
    residentMb: server.residentMb(),
    ...(await botFigures(server)),
  }
  const ms = (value: number): string => `${value.toFixed(1)} ms`
  console.log(
    `${rate} commands/s for ${duration} s: ${tally.acknowledged} acknowledged ` +
      `(${(tally.acknowledged / duration).toFixed(1)}/s), ` +
      `p50 ${ms(figures.p50)}, p95 ${ms(figures.p95)}, p99 ${ms(figures.p99)}, max ${ms(figures.max)} ` +
      `(p99 of being sent late ${ms(figures.sentLate)}); ` +
      `${figures.cpu.toFixed(2)} ms of the server's processor each, ${figures.clientCpu.toFixed(2)} of the clients'; ` +
      `${tally.updates} updates of ${figures.updateBytes.toFixed(0)} bytes, ` +
      `${(tally.bytes / 1e6).toFixed(0)} MB, ${tally.finished} games finished; ` +
      `${figures.botMoves} moves of bots, p99 ${figures.botLate.toFixed(2)} s after they were due; ` +
      `resident ${figures.residentMb.toFixed(0)} MB; ${tally.errors.length} errors, ${tally.lost.length} lost`,
  )
  if (values.json) console.log(JSON.stringify(figures))
  return figures.p99 < Number(values.p99) && tally.acknowledged > rate * duration * 0.99
}

/** How many moves bots have made, and how late, in seconds, were all but one of a hundred of the last minute. */
async function botFigures({ address }: ServerProcess): Promise<{ botMoves: number; botLate: number }> {
  const person = Object.assign(new Person(address), { token: TOKEN })
  const text = await person.must<string>('GET', '/metrics')
  const read = (name: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    )
  return {
    botMoves: read('entrepot_bot_late_seconds_count'),
    botLate: read('entrepot_bot_late_seconds{quantile="0.99"}'),
  }
}

function missing(): never {
  throw new Error('PostgreSQL is not installed. Debian: apt-get install postgresql')
}
