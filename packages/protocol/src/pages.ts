/** The addresses of the client's pages. An address that is none of them is answered with 404, and a page that says so. */
const PAGES: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:new\/(?<game>[^/]+)(?:\/together)?)$/,
  /^\/learn(?:\/(?<game>[^/]+)(?:\/overview)?)?$/,
  /^\/(?:friends|components|gallery)\/(?<game>[^/]+)$/,
  /^\/rules\/(?<game>[^/]+)(?:\/[^/]+)?$/,
  /^\/(?:admin|components|profile|credits|settings|statistics)$/,
  /^\/people\/[^/]+$/,
  /^\/puzzles(?:\/(?<game>[^/]+)\/[^/]+(?:\/at\/\d{1,9})?)?$/,
  /^\/(?:local|table|tables)\/[^/]+(?:\/at\/\d{1,9})?$/,
]

/** Whether the client has a page at a path; `isGame` knows the games that are played here. */
export function isPage(path: string, isGame: (id: string) => boolean): boolean {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return PAGES.some((page) => {
    const found = page.exec(plain)
    return found !== null && (found.groups?.['game'] === undefined || isGame(found.groups['game']))
  })
}
