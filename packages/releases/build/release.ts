// npm run release -- --game GAME: keeps the present rules of a game as the module of its version.

import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findGame, GAMES, type GameId } from '@entrepot/bots/games'
import { openRelease, type ReleaseModule } from '../src/index.ts'
import { BUNDLER, fingerprintOf, releaseModule, sha256 } from './bundle.ts'
import { writeGoldens } from './golden.ts'
import { folder, readManifest, withRelease, writeManifest, type Manifest, type Recorded } from './manifest.ts'

const USAGE = `npm run release -- --game GAME [--again]

Keeps the present rules of GAME (${GAMES.map(({ id }) => id).join(', ')}) as the module of its version, and plays its golden games.

  --again    builds a version anew that has not landed on the main branch yet`

class Refused extends Error {}

try {
  const { values } = parseArgs({ options: { game: { type: 'string' }, again: { type: 'boolean' } } })
  const entry = findGame(values.game ?? '')
  if (entry === undefined) throw new Refused(USAGE)
  process.stdout.write(`${await release(entry.id, values.again === true)}\n`)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

/** What was done, in a sentence. */
async function release(game: GameId, again: boolean): Promise<string> {
  const manifest = readManifest()
  const text = await releaseModule(game)
  const opened = openRelease(
    (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as ReleaseModule,
  )
  const { version } = opened.game
  const before = manifest[game]?.[version]
  const source = await fingerprintOf(game)
  if (before && before.source.bundler !== BUNDLER && !again) {
    writeManifest(withRelease(manifest, game, version, { ...before, source }))
    return `${game} ${version} keeps its module; its fingerprint is that of ${BUNDLER} now. Do this with nothing else changed.`
  }
  if (before && before.source.code === source.code && before.source.figures === source.figures)
    return `${game} ${version} is kept already.`
  if (before) refuseUnless(again, manifest, game, version)
  if (before) rmSync(new URL(before.file, folder('modules')))
  const hash = sha256(text)
  const kept: Recorded = { file: `${game}-${version}-${hash.slice(0, 8)}.js`, sha256: hash, source }
  writeFileSync(new URL(kept.file, folder('modules')), text)
  writeManifest(withRelease(manifest, game, version, kept))
  writeGoldens(opened)
  return `${game} ${version} is kept in ${kept.file}. Commit it with its golden games.`
}

function refuseUnless(again: boolean, manifest: Manifest, game: GameId, version: string): void {
  const newest = Object.keys(manifest[game] ?? {}).at(-1)
  const raise = `Raise \`version\` in packages/${game}/src/game.ts (the newest release is ${newest}).`
  if (!again)
    throw new Refused(
      `${game} ${version} is recorded with other rules or figures, and stored games rely on them. ${raise} ` +
        'Only where this version has never landed: --again.',
    )
  if (landed()[game]?.[version])
    throw new Refused(`${game} ${version} has landed: games may have begun on it. ${raise}`)
}

/** The manifest of the main branch: what others may have. */
function landed(): Manifest {
  for (const branch of ['origin/main', 'main']) {
    try {
      const path = `${branch}:packages/releases/manifest.json`
      return JSON.parse(execFileSync('git', ['show', path], { stdio: 'pipe' }).toString()) as Manifest
    } catch {
      // There is no such branch, or it has no releases yet.
    }
  }
  return {}
}
