import { execFile, execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const readmes = globSync('packages/*/README.md', { cwd: root }).toSorted()
let project: string

/** The example of a package, as its README shows it. */
function exampleOf(readme: string): string {
  const [, code] = /```ts\n([^]+?)```/.exec(readFileSync(join(root, readme), 'utf8')) ?? []
  return code ?? ''
}

function nameOf(readme: string): string {
  return readme.split('/')[1] as string
}

/** Every Node.js of the machine that the packages promise to run on, each version once. */
function nodes(): string[] {
  const found = new Map<string, string>()
  for (const folder of new Set((process.env['PATH'] ?? '').split(delimiter))) {
    const node = join(folder, 'node')
    if (!existsSync(node)) continue
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
    if (Number(/^v(\d+)/.exec(version)?.[1]) >= 20 && !found.has(version)) found.set(version, node)
  }
  return [...found.values()]
}

/** The environment of a stranger: none of npm's settings that this run came with. */
const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))

function run(command: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(command, args, { cwd: project, env: plain })
}

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'entrepot-packages-'))
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }')
  await run(process.execPath, join(root, 'scripts/pack.ts'), join(project, 'files'))
  const files = readdirSync(join(project, 'files')).map((file) => `./files/${file}`)
  // Nothing comes from a registry: the one foreign dependency is taken from where it is installed.
  const zod = join(root, 'node_modules/zod')
  await run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', zod, ...files)
  for (const readme of readmes) writeFileSync(join(project, `${nameOf(readme)}.ts`), exampleOf(readme))
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

test('the examples of all packages have the right types under strict settings, declarations checked too', async () => {
  expect(readmes.map(nameOf)).toEqual([
    'bots',
    'kernel',
    'mombasa',
    'protocol',
    'releases',
    'words',
    'yokohama',
  ])
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess']
  const settings = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023,dom', '--types', 'node']
  const typeRoots = ['--typeRoots', join(root, 'node_modules/@types')]
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const files = readmes.map((readme) => `${nameOf(readme)}.ts`)
  const { stdout } = await run(process.execPath, tsc, ...strict, ...settings, ...typeRoots, ...files).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
})

test('the examples run on every Node.js from 20 on that is here, without a warning', async () => {
  for (const node of nodes()) {
    const ran = readmes.map(async (readme) => {
      const { stdout, stderr } = await run(node, `${nameOf(readme)}.js`)
      return { readme, told: stdout.length > 0, stderr }
    })
    expect(await Promise.all(ran), node).toEqual(
      readmes.map((readme) => ({ readme, told: true, stderr: '' })),
    )
  }
})

test('an example is short enough to be read', () => {
  for (const readme of readmes)
    expect(exampleOf(readme).trimEnd().split('\n').length, readme).toBeLessThanOrEqual(22)
})
