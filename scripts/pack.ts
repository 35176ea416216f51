// Makes the packages that others may install, as files for npm: JavaScript and declarations for Node.js 20 and newer.
//
//   npm run pack [-- FOLDER]    into FOLDER, or .cache/packages/files

import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = dirname(import.meta.dirname)
const built = join(root, '.cache/packages/built')
const staged = join(root, '.cache/packages/staged')

/** In the order in which they need each other. */
const PACKAGES = ['kernel', 'mombasa', 'yokohama', 'bots', 'words', 'protocol', 'releases'] as const

interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

const out = resolve(process.argv[2] ?? join(root, '.cache/packages/files'))
compile()
mkdirSync(out, { recursive: true })
npm('pack', '--silent', '--pack-destination', out, ...PACKAGES.map(stage))

function compile(): void {
  rmSync(built, { recursive: true, force: true })
  rmSync(staged, { recursive: true, force: true })
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '--project', join(root, 'tsconfig.packages.json')], {
    stdio: 'inherit',
  })
  for (const file of globSync('**/*.{js,d.ts}', { cwd: built })) adapt(join(built, file))
  for (const file of globSync('**/*.json', { cwd: built })) writeModule(join(built, file))
}

/** Declarations name the files beside them as JavaScript does, and data are modules: Node.js 20 warns of imported JSON. */
function adapt(path: string): void {
  const text = readFileSync(path, 'utf8')
  const adapted = text
    .replaceAll(/(['"])(\.\.?\/[^'"]+)\.ts\1/g, path.endsWith('.d.ts') ? '$1$2.js$1' : '$&')
    .replaceAll(/(\.json')(?: with|, \{ with:) \{ type: 'json' \}(?: \})?/g, '$1')
    .replaceAll(/'(\.\.?\/[^']+\.json)'/g, "'$1.js'")
    .replaceAll(/'(@entrepot\/[^']+)\.json'/g, "'$1'")
  if (adapted !== text) writeFileSync(path, adapted)
}

/** Data as a module, and its type. */
function writeModule(path: string): void {
  const data = JSON.parse(readFileSync(path, 'utf8')) as unknown
  writeFileSync(`${path}.js`, `export default ${JSON.stringify(data)}\n`)
  writeFileSync(`${path}.d.ts`, `declare const data: ${typeOf(data)}\nexport default data\n`)
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return `(${[...new Set(value.map(typeOf))].join(' | ') || 'never'})[]`
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  const fields = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${typeOf(part)}`)
  return `{ ${fields.join('; ')} }`
}

/** The folder of a package as it is published. */
function stage(name: (typeof PACKAGES)[number]): string {
  const from = join(root, 'packages', name)
  const folder = join(staged, name)
  mkdirSync(folder, { recursive: true })
  renameSync(join(built, name), join(folder, 'dist'))
  // Already JavaScript, and never built again.
  if (name === 'releases') cpSync(join(from, 'modules'), join(folder, 'dist/modules'), { recursive: true })
  if (name === 'protocol') cpSync(join(from, 'schemas'), join(folder, 'schemas'), { recursive: true })
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  copyFileSync(join(from, 'README.md'), join(folder, 'README.md'))
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest
  writeFileSync(join(folder, 'package.json'), JSON.stringify(published(manifest), null, 2) + '\n')
  return folder
}

/** What a package says of itself elsewhere: what it exports from its built files, and on which packages it was built. */
function published({ name, version, description, license, exports, dependencies = {} }: Manifest): object {
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: Object.fromEntries(
      Object.entries(exports)
        .filter(([, file]) => /^\.\/(src|schemas)\//.test(file))
        .flatMap(([path, file]) => targets(path, file)),
    ),
    files: ['dist', 'schemas'],
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([other, wanted]) => [other, wanted === '*' ? version : wanted]),
    ),
  }
}

/** Where an entry leads to; data can be had as a module too. */
function targets(path: string, source: string): [path: string, target: unknown][] {
  if (source.startsWith('./schemas/')) return [[path, source]]
  const file = source.replace('./src/', './dist/src/')
  if (file.endsWith('.json')) {
    const module = { types: `${file}.d.ts`, default: `${file}.js` }
    return [
      [path, file],
      [path.replace(/\.json$/, ''), module],
    ]
  }
  return [[path, { types: file.replace(/\.ts$/, '.d.ts'), default: file.replace(/\.ts$/, '.js') }]]
}

function npm(...args: string[]): void {
  execFileSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}
