// Starts the server with a client that is up to date.

await import('./build-web.ts')
await import(new URL('../apps/server/src/main.ts', import.meta.url).href)
