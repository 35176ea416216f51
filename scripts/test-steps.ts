// The steps of `npm test`: each runs one tool, keeps its output for the case of failure, and counts.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withQuickFolder } from './quick-folder.ts'

export interface StepResult {
  name: string
  /** Tests that passed; a step that runs no tests has none. */
  passed: number
  /** Tests that failed; a step that runs no tests counts as one. */
  failed: number
  /** Tests that could not run here, such as those of a database that is not installed. */
  skipped: number
  ms: number
  output: string
  note?: string
}

interface Count {
  passed: number
  failed: number
  skipped: number
}

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, '.cache/reports')

/** The command line of a tool among the packages, run by this Node.js. */
export function tool(file: string, ...args: string[]): string[] {
  return [join(root, 'node_modules', file), ...args]
}

/** A step without tests: it holds or it does not. */
export async function runStep(name: string, command: string[]): Promise<StepResult> {
  const { status, output, ms } = await execute(command)
  return { name, passed: 0, failed: status === 0 ? 0 : 1, skipped: 0, ms, output }
}

/** The unit and property tests. */
export function vitest(...args: string[]): Promise<StepResult> {
  const file = join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return runTests('unit', tool('vitest/vitest.mjs', 'run', ...reporters, ...args), file, {}, (report) => ({
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests'),
    skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
  }))
}

/** The tests in a real browser. */
export function playwright(): Promise<StepResult> {
  const file = join(reports, 'browser.json')
  const command = tool('@playwright/test/cli.js', 'test', '--config=e2e', '--reporter=list,json')
  return runTests('browser', command, file, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, (report) => ({
    passed: number(report, 'stats', 'expected'),
    failed: number(report, 'stats', 'unexpected') + number(report, 'stats', 'flaky'),
    skipped: number(report, 'stats', 'skipped'),
  }))
}

async function runTests(
  name: string,
  command: string[],
  reportFile: string,
  env: Record<string, string>,
  count: (report: unknown) => Count,
): Promise<StepResult> {
  mkdirSync(reports, { recursive: true })
  rmSync(reportFile, { force: true })
  const { status, output, ms } = await withQuickFolder((folder) => execute(command, { ...env, ...folder }))
  const { passed, failed, skipped } = countReport(reportFile, count)
  // A runner can fail without a failed test: a file that does not load, an error after the last test.
  const allFailed = status === 0 ? failed : Math.max(failed, 1)
  const note = `${passed} tests${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return { name, passed, failed: allFailed, skipped, ms, output, note }
}

function countReport(file: string, count: (report: unknown) => Count): Count {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    // The runner ended before it could write one; its status tells.
    return { passed: 0, failed: 0, skipped: 0 }
  }
  return count(JSON.parse(text))
}

function number(report: unknown, ...path: string[]): number {
  let value = report
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key]
  if (typeof value !== 'number') throw new Error(`The test report has no number at ${path.join('.')}.`)
  return value
}

async function execute(
  command: string[],
  env: Record<string, string> = {},
): Promise<{ status: number; output: string; ms: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...colourEnvironment(), ...env },
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { status: code ?? 1, output: Buffer.concat(chunks).toString(), ms: performance.now() - started }
}

/** The tools write into a pipe, so they cannot see for themselves whether a person will read it in a terminal. */
function colourEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _force, NO_COLOR: _no, ...env } = process.env
  return process.stdout.isTTY ? { ...env, FORCE_COLOR: '1' } : { ...env, NO_COLOR: '1' }
}
