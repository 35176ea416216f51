// Starts the server with a client that is up to date.

await import('./build-web.ts')
await import('../apps/server/src/main.ts')
