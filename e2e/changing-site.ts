// A copy of the built client behind a plain server of its own, so that a test can put a newer version there.

import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export interface ChangingSite {
  readonly address: string
  /** Puts another document there; `whole` also tells the service worker of it, as a build does. */
  change(mark: string, whole?: boolean): void
  /** Takes away what only the older version needs. */
  remove(file: RegExp): void
  close(): void
}

export async function changingSite(): Promise<ChangingSite> {
  const folder = mkdtempSync(join(tmpdir(), 'entrepot-site-'))
  cpSync(built, folder, { recursive: true })
  const gone: RegExp[] = []
  const server = createServer(({ url }, response) => {
    const path = new URL(url ?? '/', 'http://site').pathname
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!existsSync(file) || gone.some((pattern) => pattern.test(path))) return response.writeHead(404).end()
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    return response
      .writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' })
      .end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const document = join(folder, 'index.html')
  const worker = join(folder, 'service-worker.js')
  const hashOf = (): string => createHash('sha256').update(readFileSync(document)).digest('hex')
  let listed = hashOf()
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change(mark, whole = true) {
      const text = readFileSync(document, 'utf8').replace(/ data-mark="\w+"/, '')
      writeFileSync(document, text.replace('<body', `<body data-mark="${mark}"`))
      const list = readFileSync(worker, 'utf8').replace(/"version":"\w+"/, `"version":"${mark}"`)
      writeFileSync(worker, whole ? list.replace(listed, hashOf()) : list)
      if (whole) listed = hashOf()
    },
    remove: (file) => void gone.push(file),
    close() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
