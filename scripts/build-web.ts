// Builds the browser client into apps/web/dist if something it is made of has changed since the last time.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'apps/web/dist/.stamp')

const sources = [
  'package-lock.json',
  'apps/web/build',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/public',
  'apps/web/service-worker',
  'apps/web/src',
  'apps/web/vite.config.ts',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`),
  'packages/releases/modules',
]

const stamp = hashOf(sources)
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) build()

function build(): void {
  process.stderr.write('entrepot: building the client …\n')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: join(root, 'apps/web'),
    encoding: 'utf8',
  })
  if (status !== 0) {
    process.stderr.write(`${stdout}\n${stderr}\nentrepot: building the client failed; the reason is above.\n`)
    process.exit(1)
  }
  compress(join(root, 'apps/web/dist'))
  writeFileSync(stampFile, stamp)
}

/** Texts lie beside their compressed form, so that the server need not compress anything while it answers. */
function compress(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(css|html|js|svg)$/.test(file)) continue
    const path = join(folder, file)
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }))
  }
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  const entries = readdirSync(full, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
}
