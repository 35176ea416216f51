// Measures everything that has a bar, one thing after the other, and prints one table: what it is now, what it was in the
// kept run of this machine, and the bar. docs/performance.md says what the figures mean.
//
//   npm run bench:all -- [--runs 1] [--only TEXT] [--keep]
//
// --runs repeats each measurement and takes the medians; --only measures what has TEXT in the name of its part; --keep
// makes this run the one that later ones are compared with. The first run of a machine is kept in any case.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES } from '@entrepot/bots/games'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
  },
})

/** What was measured, by its name, with its unit: `mombasa, decisions/s`. */
type Figures = Readonly<Record<string, number>>

interface Part {
  readonly name: string
  measure(): Figures
}

interface Bar {
  readonly most?: number
  readonly least?: number
}

/** By the name of the part and of the figure. */
const BARS: Readonly<Record<string, Bar>> = {
  'engine mombasa: decisions/s': { least: 1_000_000 },
  'engine mombasa: games/s': { least: 3_000 },
  'engine mombasa: apply with four views, µs': { most: 20 },
  'engine yokohama: decisions/s': { least: 1_800_000 },
  'engine yokohama: games/s': { least: 1_700 },
  'engine yokohama: apply with four views, µs': { most: 20 },
  'server on sqlite, 2000/s: p99, ms': { most: 15 },
  'server on sqlite, 2000/s: processor a command, ms': { most: 0.25 },
  'server on sqlite, 2000/s: bytes an update': { most: 1500 },
  'server on postgres, 1000/s: p99, ms': { most: 15 },
  'server on postgres, 2000/s: p99, ms': { most: 30 },
  'bots at 1000 tables: p99 of lateness, s': { most: 0.5 },
  'bots at 1000 tables: p99 of people, ms': { most: 40 },
  '1000 tables, 4000 sockets: resident, MB': { most: 200 },
}

const PARTS: readonly Part[] = [
  ...GAMES.map(({ id }) => ({ name: `engine ${id}`, measure: () => engine(id) })),
  ...['sqlite', 'postgres'].flatMap((database) =>
    [1000, 2000].map((rate) => ({
      name: `server on ${database}, ${rate}/s`,
      measure: () => server(['--database', database, '--rate', String(rate), '--tables', '250']),
    })),
  ),
  { name: 'bots at 1000 tables', measure: bots },
  { name: '1000 tables, 4000 sockets', measure: idle },
  { name: 'client', measure: client },
]

const before = readKept()
const now: Record<string, number> = {}
for (const { name, measure } of PARTS.filter((part) => part.name.includes(values.only))) {
  process.stderr.write(`${name} …\n`)
  const runs = Array.from({ length: Number(values.runs) }, measure)
  for (const figure of Object.keys(runs[0] ?? {}))
    now[`${name}: ${figure}`] = median(runs.map((run) => run[figure] ?? Number.NaN))
}
printTable()
if (values.keep || before === undefined) keep({ ...before, ...now })

function engine(game: string): Figures {
  const said = run('apps/cli/src/main.ts', ['bench', '--game', game, '--json'])
  const { decisionsPerSecond, playoutsPerSecond, applyWithViewsMicros } = lastJson(said)
  return {
    'decisions/s': decisionsPerSecond as number,
    'games/s': playoutsPerSecond as number,
    'apply with four views, µs': applyWithViewsMicros as number,
  }
}

function server(options: readonly string[]): Figures {
  const { p50, p99, cpu, updateBytes } = load([...options, '--seconds', '20'])
  return {
    'p50, ms': p50 as number,
    'p99, ms': p99 as number,
    'processor a command, ms': cpu as number,
    'bytes an update': updateBytes as number,
  }
}

/** Bots at a thousand tables who are never done, and people at fifty. */
function bots(): Figures {
  const options = ['--bots', '1000', '--level', '2', '--tables', '50', '--rate', '100', '--seconds', '60']
  const { botLate, botMoves, p99 } = load(options)
  return {
    'p99 of lateness, s': botLate as number,
    'moves so far': botMoves as number,
    'p99 of people, ms': p99 as number,
  }
}

function idle(): Figures {
  const { residentMb } = load(['--tables', '1000', '--rate', '50', '--seconds', '10'])
  return { 'resident, MB': residentMb as number }
}

/** What the browser's bench prints, a figure a line. */
function client(): Figures {
  const script = 'e2e/bench-client.ts'
  if (!existsSync(join(root, script))) return {}
  const lines = run(script, []).matchAll(/^(.*): ([\d.]+) (\w+)$/gm)
  return Object.fromEntries(Array.from(lines, ([, name, value, unit]) => [`${name}, ${unit}`, Number(value)]))
}

function load(options: readonly string[]): Figures {
  return lastJson(run('apps/server/proof/load.ts', [...options, '--json']))
}

/** What a script prints; a bar that it does not hold is no failure here. */
function run(script: string, options: readonly string[]): string {
  const { stdout, error } = spawnSync(process.execPath, [join(root, script), ...options], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (error) throw error
  return stdout
}

function lastJson(text: string): Figures {
  const line = text
    .trim()
    .split('\n')
    .findLast((each) => each.startsWith('{'))
  if (line === undefined) throw new Error(`no figures were printed: ${text.slice(-500)}`)
  return JSON.parse(line) as Figures
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** A file for each kind of machine: figures of others say nothing here. */
function keptFile(): string {
  const machine = `${cpus()[0]?.model} ${availableParallelism()}`
  return join(root, `.cache/bench/${createHash('sha256').update(machine).digest('hex').slice(0, 12)}.json`)
}

function readKept(): Figures | undefined {
  return existsSync(keptFile()) ? (JSON.parse(readFileSync(keptFile(), 'utf8')) as Figures) : undefined
}

function keep(figures: Figures): void {
  mkdirSync(join(keptFile(), '..'), { recursive: true })
  writeFileSync(keptFile(), `${JSON.stringify(figures, null, 1)}\n`)
}

function printTable(): void {
  const rows = Object.entries(now).map(([name, value]) => {
    const was = before?.[name]
    const change = was === undefined || was === 0 ? '' : `${((value / was - 1) * 100).toFixed(0)} %`
    return [name, shown(value), was === undefined ? '' : shown(was), change, barText(name, value)]
  })
  const table = [['', 'now', 'kept', 'change', 'bar'], ...rows]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  process.stdout.write(
    `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node.js ${process.version}\n`,
  )
  for (const row of table) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`)
  }
}

function barText(name: string, value: number): string {
  const { most, least } = BARS[name] ?? {}
  if (most !== undefined) return `≤ ${most}${value <= most ? '' : ' missed'}`
  if (least !== undefined) return `≥ ${least}${value >= least ? '' : ' missed'}`
  return ''
}

function shown(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3)
}
