import { modules } from '../modules/index.js'
import { hashFigures, type Edition } from '@entrepot/kernel'
import { openRelease, type Release, type ReleaseModule } from './release.ts'

export { openRelease, type Release, type ReleaseModule } from './release.ts'

const opened = new Map<string, Promise<Release>>()

/** Whether a version of a game was released and is kept here. */
export function isReleased(game: string, version: string): boolean {
  return Object.hasOwn(modules, game) && Object.hasOwn(modules[game] ?? {}, version)
}

/** A released version of a game; undefined where there is none of that name. Each is read once, when it is first needed. */
export function loadRelease(game: string, version: string): Promise<Release> | undefined {
  const load = loaderOf(game, version)
  return load && once(`${game} ${version}`, () => load().then((module) => openRelease(module)))
}

/** So many editions stay open: on a site people bring any number of them. */
const OPEN_EDITIONS = 32
/** The one that was asked for last stands last. */
const editions = new Map<string, Promise<Release>>()

/** A released version of a game with the figures of an edition. Rejects where the rules do not work with them. */
export function loadEdition(edition: Edition, version: string): Promise<Release> | undefined {
  const load = loaderOf(edition.game, version)
  if (load === undefined) return undefined
  const { game, id, name, figures } = edition
  const key = JSON.stringify([game, version, id, name, hashFigures(figures)])
  const release = editions.get(key) ?? load().then((module) => openRelease(module, edition))
  editions.delete(key)
  editions.set(key, release)
  release.catch(() => editions.delete(key))
  for (const oldest of editions.keys()) {
    if (editions.size <= OPEN_EDITIONS) break
    editions.delete(oldest)
  }
  return release
}

function loaderOf(game: string, version: string): (() => Promise<ReleaseModule>) | undefined {
  return isReleased(game, version) ? modules[game]?.[version] : undefined
}

function once(key: string, open: () => Promise<Release>): Promise<Release> {
  const release = opened.get(key) ?? open()
  opened.set(key, release)
  release.catch(() => opened.delete(key))
  return release
}
