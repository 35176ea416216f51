import { readFileSync, writeFileSync } from 'node:fs'
import type { Fingerprint } from './bundle.ts'

/** One release of a game. */
export interface Recorded {
  /** Its module in `modules`. */
  readonly file: string
  readonly sha256: string
  /** Of the source that it was built from. */
  readonly source: Fingerprint
}

/** By game and version. */
export type Manifest = { readonly [game: string]: { readonly [version: string]: Recorded } }

export const folder = (name: string): URL => new URL(`../${name}/`, import.meta.url)

const file = new URL('../manifest.json', import.meta.url)

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

export function withRelease(manifest: Manifest, game: string, version: string, release: Recorded): Manifest {
  return { ...manifest, [game]: { ...manifest[game], [version]: release } }
}

/** Writes the manifest, and the list from which programs import the modules. */
export function writeManifest(manifest: Manifest): void {
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
  const games = Object.entries(manifest).map(([game, versions]) => {
    const lines = Object.entries(versions).map(
      ([version, { file: module }]) => `    ${JSON.stringify(version)}: () => import('./${module}'),\n`,
    )
    return `  ${game}: {\n${lines.join('')}  },\n`
  })
  writeFileSync(new URL('index.js', folder('modules')), `export const modules = {\n${games.join('')}}\n`)
}
