/** A file of the site. The build gives most files a name that changes with their content; the others come with a hash. */
export interface SiteFile {
  readonly path: string
  /** The SHA-256 of its content, in hexadecimal; null where the name says as much. */
  readonly hash: string | null
}

/** What one version of the site is made of. The build writes it into the service worker. */
export interface SiteFiles {
  readonly version: string
  /** Kept as soon as the site is visited. */
  readonly kept: readonly SiteFile[]
  /** Kept when they are first needed: letters of scripts that few visitors read, and rules of earlier releases. */
  readonly onUse: readonly string[]
}

/**
 * Where a request is answered from: the document of the site, the kept files, those kept on use, what is kept of an older
 * version for the pages that still need it, or the network.
 */
export type Source = 'document' | 'kept' | 'on-use' | 'older' | 'network'

/** Addresses that only the server can answer. */
const SERVER = /^\/(api|confirm-email|healthz|invited|metrics|readyz|reset-password|unsubscribe)(\/|$)/

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Every address of the client is a page of the one document, so that a deep link opens without a network too. */
export function sourceOf({ method, mode, url }: Asked, origin: string, files: SiteFiles): Source {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin || SERVER.test(pathname)) return 'network'
  if (files.kept.some(({ path }) => path === pathname)) return 'kept'
  if (files.onUse.includes(pathname)) return 'on-use'
  if (pathname.startsWith('/assets/')) return 'older'
  return mode === 'navigate' ? 'document' : 'network'
}
