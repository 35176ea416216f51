// Keeps the whole site on the device, so that it starts and plays without a network. A version is kept as a whole or not
// at all, and a page is served by one version from its start to its end (docs/decisions/0019-without-a-server.md).

import { sourceOf, type SiteFile, type SiteFiles } from './site-files.ts'
import { tellTurns } from './your-turn.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build. */
declare const __SITE_FILES__: SiteFiles

const files = __SITE_FILES__
const PREFIX = 'entrepot-site-'
const OWN = PREFIX + files.version
const ON_USE = 'entrepot-letters'

tellTurns(self)

self.addEventListener('install', (event) => event.waitUntil(keepAll()))

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), sweep(), forgetUnused()])),
)

// A new version waits until every page of the old one is closed, unless a visitor asks for it.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.waitUntil(sweep())
  switch (sourceOf(request, self.location.origin, files)) {
    case 'document':
      return event.respondWith(fromKept('/', request))
    case 'kept':
      return event.respondWith(fromKept(new URL(request.url).pathname, request))
    case 'on-use':
      return event.respondWith(keptOnUse(request))
    case 'older':
      return event.respondWith(fromAnyVersion(request))
    default:
    // The browser asks the network by itself.
  }
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(OWN)
  try {
    await Promise.all(files.kept.map((file) => keep(cache, file)))
  } catch (error) {
    await caches.delete(OWN)
    throw error
  }
}

async function keep(cache: Cache, { path, hash }: SiteFile): Promise<void> {
  const known = hash === null ? await caches.match(path) : undefined
  const response = known ?? (await fetch(path, hash === null ? {} : { cache: 'no-cache' }))
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
  // The server may have been given a newer version between two requests.
  if (hash !== null && (await sha256(response.clone())) !== hash)
    throw new Error(`${path} belongs to another version.`)
  await cache.put(path, response)
}

async function sha256(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The browser may have thrown away what was kept; then the network has it. */
async function fromKept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(OWN)
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request)
}

async function fromAnyVersion(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function keptOnUse(request: Request): Promise<Response> {
  const cache = await caches.open(ON_USE)
  const known = await cache.match(request, { ignoreVary: true })
  if (known !== undefined) return known
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

/** Throws away other versions once no page is open that could still need one. */
async function sweep(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length > 0) return
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== OWN).map((name) => caches.delete(name)),
  )
}

async function forgetUnused(): Promise<void> {
  const cache = await caches.open(ON_USE)
  const requests = await cache.keys()
  await Promise.all(
    requests
      .filter(({ url }) => !files.onUse.includes(new URL(url).pathname))
      .map((request) => cache.delete(request)),
  )
}
