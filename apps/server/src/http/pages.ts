import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const client = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const plain = fileURLToPath(new URL('../../public', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * Serves the files of the browser client as it was built, or a page that says so where it was not. Only files that were
 * there at the start are known, so no address leads out of the folder.
 */
export function servePages(app: FastifyInstance): void {
  const dir = pagesDir()
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(file)]
    if (type === undefined) continue
    const path = file === 'index.html' ? '/' : `/${file.replaceAll('\\', '/')}`
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      sendFile(request, reply, join(dir, file), type),
    )
  }
  // The client's own addresses, such as /tables/ID, are pages of the same document.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    return wantsPage(request) ? sendDocument(request, reply) : reply.callNotFound()
  })
}

function pagesDir(): string {
  return existsSync(join(client, 'index.html')) ? client : plain
}

/** Whether somebody has opened an address in a browser, and not a program asked for data. */
export function wantsPage({ headers, url }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true && !url.startsWith('/api/')
}

export function sendDocument(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFile(request, reply, join(pagesDir(), 'index.html'), TYPES['.html'] as string)
}

/** The compressed form is sent where the build has left one and the browser takes it. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: string, type: string): FastifyReply {
  // Built files carry a hash of their content in their name.
  const lasting = file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  reply.type(type).header('cache-control', lasting).header('vary', 'accept-encoding')
  if (request.headers['accept-encoding']?.includes('gzip') && existsSync(`${file}.gz`))
    return reply.header('content-encoding', 'gzip').send(createReadStream(`${file}.gz`))
  return reply.send(createReadStream(file))
}
