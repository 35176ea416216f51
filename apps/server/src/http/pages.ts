import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findGame } from '@entrepot/bots/games'
import { isPage } from '@entrepot/protocol'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const client = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const plain = fileURLToPath(new URL('../../public', import.meta.url))

/**
 * Serves the files of the browser client as it was built, or a page that says so where it was not. Only files that were
 * there at the start are known, so no address leads out of the folder. The compressed form is sent where the build has
 * left one and the browser takes it.
 */
export async function servePages(app: FastifyInstance): Promise<void> {
  const root = pagesDir()
  // A route for each of the hundreds of files would take as long as all the rest of a start.
  const files = new Set(filesIn(root))
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      // Built files carry a hash of their content in their name.
      const lasting = file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      reply.header('cache-control', lasting).header('vary', 'accept-encoding')
    },
  })
  app.route<{ Params: { '*': string } }>({
    method: ['HEAD', 'GET'],
    url: '/*',
    schema: { hide: true },
    handler(request, reply) {
      const file = request.params['*'] || 'index.html'
      if (files.has(file)) return reply.sendFile(file)
      // The client's own addresses, such as /tables/ID, are pages of the same document; so is the one that knows no other.
      if (!wantsPage(request)) return reply.callNotFound()
      const [path = '/'] = request.url.split('?')
      return reply.code(isPage(path, (id) => findGame(id) !== undefined) ? 200 : 404).sendFile('index.html')
    },
    errorHandler(error, request, reply) {
      // Whoever has gone meanwhile needs no answer.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy()
      else return app.errorHandler(error, request, reply)
    },
  })
}

/**
 * The files that are served from a folder, by their paths in it: not the compressed forms, nor what is hidden. Folder by folder:
 * told to go deeper by itself, Node.js asks the disk once more about every file.
 */
function filesIn(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(root, path)
    return entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.gz') ? [path] : []
  })
}

function pagesDir(): string {
  return existsSync(join(client, 'index.html')) ? client : plain
}

/** Whether somebody has opened an address in a browser, and not a program asked for data. */
export function wantsPage({ headers, url }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true && !url.startsWith('/api/')
}

/** The document in answer to an address that cannot be read: such a request comes by no route and knows no plugin. */
export function sendDocument(reply: FastifyReply): FastifyReply {
  const document = createReadStream(join(pagesDir(), 'index.html'))
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(document)
}
