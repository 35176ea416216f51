import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteFile, SiteFiles } from '../service-worker/site-files.ts'

const WORKER = 'service-worker.js'

/** Letters that the four languages need but for Japanese, whose fonts are large: those are kept when they are used. */
const FREQUENT_LETTERS = /\/(eb-garamond|source-sans-3)-(latin|latin-ext|cyrillic)-wght-/

/** Rules of earlier releases lie here: few games need them, and those that do keep them from then on. */
const RELEASES = 'assets/releases/'

/** Where a chunk of the site is written. */
export function chunkName({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const isRelease = facadeModuleId?.includes('/packages/releases/modules/') === true
  return `${isRelease ? RELEASES : 'assets/'}[name]-[hash].js`
}

/** Writes the list of all files of the site into the service worker. */
export function keepSite(publicDir: string): Plugin {
  return {
    name: 'keep-site',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') throw new Error(`The build has no ${WORKER} to write the files into.`)
        const built = Object.entries(bundle)
          .filter(([name]) => name !== WORKER)
          .map(([name, file]): [string, string | Uint8Array] => [
            name,
            file.type === 'chunk' ? file.code : file.source,
          ])
        const whole = filesUnder(publicDir).map((name): [string, Uint8Array] => [
          name,
          readFileSync(join(publicDir, name)),
        ])
        const list = JSON.stringify(siteFiles([...built, ...whole]))
        worker.code = worker.code.replace('__SITE_FILES__', () => list)
      },
    },
  }
}

/** What is to be kept, from the names and contents of all files. */
export function siteFiles(contents: readonly (readonly [string, string | Uint8Array])[]): SiteFiles {
  const files = contents
    .map(([name, content]): SiteFile => ({
      path: name === 'index.html' ? '/' : `/${name}`,
      hash: name.startsWith('assets/') ? null : createHash('sha256').update(content).digest('hex'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const isRare = ({ path }: SiteFile): boolean =>
    path.startsWith(`/${RELEASES}`) || (path.endsWith('.woff2') && !FREQUENT_LETTERS.test(path))
  return {
    version: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12),
    kept: files.filter((file) => !isRare(file)),
    onUse: files.filter(isRare).map(({ path }) => path),
  }
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}
