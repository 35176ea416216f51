// Starts the server and keeps it until SIGINT or SIGTERM.

import { ConfigError, readConfig } from './config.ts'
import { games } from './offered-games.ts'
import { PortInUse, type RunningServer, startServer } from './server.ts'
import { DataInUse } from './storage/data-lock.ts'
import { DatabaseUnreachable } from './storage/postgres.ts'
import { welcome } from './welcome.ts'

const offer = { games, gamesModule: new URL('./offered-games.ts', import.meta.url).href }
const foreseen = [ConfigError, DataInUse, DatabaseUnreachable, PortInUse]

// What is written here is for its owner only.
process.umask(0o077)

/** How long open requests may take to finish after the signal to stop. */
const patienceMs = 10_000

try {
  const server = await startServer(readConfig(process.env, process.cwd()), offer)
  stopOnSignal(server)
  process.stdout.write(welcome(server.address, server.reachable, process.stdout.isTTY))
} catch (error) {
  const known = foreseen.some((kind) => error instanceof kind)
  process.stderr.write(`${known ? (error as Error).message : describe(error)}\n`)
  process.exitCode = 1
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false
  const stop = (signal: NodeJS.Signals): void => {
    // Ctrl-C reaches this process twice: from the terminal, and passed on by npm.
    if (stopping) return
    stopping = true
    process.stdout.write(`Entrepôt stops (${signal}).\n`)
    setTimeout(() => {
      process.stderr.write(`Requests were still open after ${patienceMs / 1000} s and have been cut off.\n`)
      process.exit(1)
    }, patienceMs).unref()
    server.stop().catch((error: unknown) => {
      process.stderr.write(`Stopping failed: ${describe(error)}\n`)
      process.exit(1)
    })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
