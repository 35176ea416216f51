import { modules } from '../modules/index.js'
import { openRelease, type Release } from './release.ts'

export { openRelease, type Release, type ReleaseModule } from './release.ts'

const opened = new Map<string, Promise<Release>>()

/** Whether a version of a game was released and is kept here. */
export function isReleased(game: string, version: string): boolean {
  return Object.hasOwn(modules, game) && Object.hasOwn(modules[game] ?? {}, version)
}

/** A released version of a game; undefined where there is none of that name. Each is read once, when it is first needed. */
export function loadRelease(game: string, version: string): Promise<Release> | undefined {
  const load = isReleased(game, version) ? modules[game]?.[version] : undefined
  if (load === undefined) return undefined
  const key = `${game} ${version}`
  const release = opened.get(key) ?? load().then(openRelease)
  opened.set(key, release)
  release.catch(() => opened.delete(key))
  return release
}
