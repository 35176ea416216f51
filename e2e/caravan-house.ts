// The house with a third game in it: a copy of ours, the folders of Caravan laid over it, and one line in the list.

import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const house = join(root, '.cache/caravan')

const ROOMS = [
  'apps',
  'packages',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.rules.json',
]
const LIST = 'packages/bots/src/games/list.ts'
const LINE = `export { caravan } from './caravan/index.ts'\n`

/** Where the client of the house is kept while the house is copied anew: it is built again only if something changed. */
const client = join(house, 'apps/web/dist')
const shelf = join(root, '.cache/caravan-client')

/** Builds the house, its client too, and returns where it stands. */
export function buildHouse(): string {
  if (existsSync(client)) {
    rmSync(shelf, { recursive: true, force: true })
    renameSync(client, shelf)
  }
  rmSync(house, { recursive: true, force: true })
  const isSource = (path: string): boolean => !['node_modules', 'dist'].includes(basename(path))
  for (const room of ROOMS) cpSync(join(root, room), join(house, room), { recursive: true, filter: isSource })
  cpSync(join(root, 'e2e/caravan'), house, { recursive: true })
  appendFileSync(join(house, LIST), LINE)
  install()
  if (existsSync(shelf)) renameSync(shelf, client)
  runInHouse('scripts/build-web.ts')
  return house
}

/** What `npm install` does: links to the packages from elsewhere, and to the workspaces of this house. */
function install(): void {
  const modules = join(house, 'node_modules')
  mkdirSync(join(modules, '@entrepot'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@entrepot') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const rooms of ['packages', 'apps'])
    for (const name of readdirSync(join(house, rooms)))
      symlinkSync(join(house, rooms, name), join(modules, '@entrepot', name))
}

/** Runs a program of the house to its end and returns what it printed. */
export function runInHouse(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: house,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}
