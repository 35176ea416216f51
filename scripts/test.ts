// Runs the checks and tests and closes with the line `N passed, N failed`.
//
//   all [--record-floor]   everything; with the option, writes the numbers of tests to tests.floor.json
//   quick [FILTER…]        the inner loop: types, format, lint, and the unit tests that depend on uncommitted
//                          changes, or those of the workspaces named, or those whose path contains another FILTER

import { existsSync, writeFileSync } from 'node:fs'
import floor from '../tests.floor.json' with { type: 'json' }
import { playwright, runStep, type StepResult, tool, vitest } from './test-steps.ts'

const [mode, ...args] = process.argv.slice(2)
const started = performance.now()
const results: StepResult[] = []

await inParallel(
  () => runStep('types', tool('typescript/bin/tsc', '--build')),
  () => runStep('format', tool('oxfmt/bin/oxfmt', '--check', '.')),
  () => runStep('lint', tool('oxlint/bin/oxlint', '--type-aware')),
)
if (mode === 'quick') {
  await inParallel(() => vitest('--passWithNoTests', ...(args.length > 0 ? args.map(chosen) : ['--changed'])))
} else {
  await inParallel(
    () => runStep('unused', tool('knip/bin/knip.js', '--no-progress')),
    () => runStep('build', ['scripts/build-web.ts']),
  )
  await inParallel(() => vitest('--allowOnly=false'))
  await inParallel(() => playwright())
  if (!args.includes('--record-floor')) checkFloor()
  else if (results.every((result) => result.failed === 0)) recordFloor()
  else console.log('tests.floor.json is as it was: it is recorded only when everything passes.')
}

const passed = sum(results.map((result) => result.passed))
const failed = sum(results.map((result) => result.failed))
console.log(`\n${mode === 'quick' ? 'Checked' : 'Tested'} in ${seconds(performance.now() - started)}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** What vitest is told: the projects of a workspace (`web`, `web:alone`), or a part of the path of its files. */
function chosen(filter: string): string {
  const isWorkspace = ['packages', 'apps'].some((rooms) =>
    existsSync(new URL(`../${rooms}/${filter}`, import.meta.url)),
  )
  return isWorkspace ? `--project=${filter}*` : filter
}

async function inParallel(...steps: (() => Promise<StepResult>)[]): Promise<void> {
  await Promise.all(steps.map(async (step) => report(await step())))
}

function report(result: StepResult): void {
  results.push(result)
  const note = result.note ? `  ${result.note}` : ''
  console.log(
    `${result.failed === 0 ? '✓' : '✗'} ${result.name.padEnd(8)} ${seconds(result.ms).padStart(7)}${note}`,
  )
  if (result.failed > 0 && result.output) console.log(`\n${result.output.trimEnd()}\n`)
  else for (const line of new Set(loudLines(result.output))) console.log(line)
}

/** What a test wants to be read even if all is well, such as why some could not run here. */
function loudLines(output: string): string[] {
  return output.split('\n').filter((line) => line.startsWith('!!!'))
}

/**
 * A test that is lost, for example in a file that no pattern matches any more, would otherwise go unnoticed. Skipped ones
 * are not lost.
 */
function checkFloor(): void {
  for (const [name, least] of Object.entries(floor)) {
    const actual = testsFound(name)
    if (actual < least) {
      const output =
        `${actual} tests passed or were skipped in "${name}", but tests.floor.json expects at least ${least}. Find out which tests no ` +
        'longer run. If they were removed on purpose, lower the number in the same commit: npm test -- --record-floor'
      report({ name: 'floor', passed: 0, failed: 1, skipped: 0, ms: 0, output })
    }
  }
}

function recordFloor(): void {
  const recorded = Object.fromEntries(Object.keys(floor).map((name) => [name, testsFound(name)]))
  writeFileSync(new URL('../tests.floor.json', import.meta.url), JSON.stringify(recorded, null, 2) + '\n')
}

function testsFound(name: string): number {
  const { passed, skipped } = results.find((result) => result.name === name) ?? { passed: 0, skipped: 0 }
  return passed + skipped
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
