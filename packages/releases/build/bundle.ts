import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameId } from '@entrepot/bots/games'
import { canonicalJson } from '@entrepot/kernel'
import { build, minifySync, rolldownVersion, type Plugin, type Rolldown } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = fileURLToPath(new URL('../..', import.meta.url))

/** What the present source of a game amounts to: equal for equal rules and figures, whatever names and comments say. */
export interface Fingerprint {
  /** The SHA-256 of the rules, with the kernel's code that they use, as the bundler's minifier writes them. */
  readonly code: string
  /** The SHA-256 of the component figures. */
  readonly figures: string
  /** Another bundler may write the same rules otherwise. */
  readonly bundler: string
}

export const BUNDLER = `rolldown ${rolldownVersion}`

const ENTRY = 'release'

/** Gives the entry of a bundle, and the figures as a free name, so that the same code opens with any figures. */
function parts(game: GameId, entry: string, change: (code: string, file: string) => string): Plugin {
  return {
    name: 'release',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load(id) {
      if (id === `\0${ENTRY}`) return entry
      return id === figuresFile(game) ? { code: 'export default FIGURES', moduleType: 'js' } : null
    },
    transform: (code, id) => change(code, id),
  }
}

function figuresFile(game: GameId): string {
  return `${packages}${game}/src/components/${game}.json`
}

/** A script that puts what the entry exports into `release`. `change` is there for tests that plant a change. */
async function bundle(
  game: GameId,
  entry: string,
  change: (code: string, file: string) => string = (code) => code,
): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [parts(game, entry, change)],
    build: {
      write: false,
      target: 'es2024',
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'release', comments: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.replaceAll(/\t*\/\/#(end)?region.*\n/g, '').trim()
}

/** The fingerprint of a game's present source. Players' knowledge is not in it: it changes nothing of a stored game. */
export async function fingerprintOf(
  game: GameId,
  change?: (code: string, file: string) => string,
): Promise<Fingerprint> {
  const code = await bundle(game, `export { game } from '@entrepot/${game}/rules'`, change)
  return {
    code: sha256(minifySync('release.js', code, { module: false }).code),
    figures: sha256(canonicalJson(readJson(figuresFile(game)))),
    bundler: BUNDLER,
  }
}

/** The module of a game's present source. */
export async function releaseModule(game: GameId): Promise<string> {
  const code = await bundle(
    game,
    [
      `export { game, heuristics } from '@entrepot/${game}/rules'`,
      `export { tally } from '@entrepot/${game}/tally'`,
      `export { ladder, weights } from '@entrepot/bots/ladders/${game}'`,
      `export { fastRngFromWords as rngFromWords } from '@entrepot/kernel'`,
    ].join('\n'),
  )
  const figures = JSON.stringify(readJson(figuresFile(game)))
  return `export const figures = ${figures};\nexport function open(FIGURES) {\n${code}\nreturn release;\n}\n`
}

/** A module that opens the facts of a game (`@entrepot/GAME/facts`) with any figures. */
export async function factsModule(game: GameId): Promise<string> {
  const code = await bundle(game, `export * from '@entrepot/${game}/facts'`)
  return `export function open(FIGURES) {\n${code}\nreturn release;\n}\n`
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8')) as unknown
}
