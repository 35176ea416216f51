// Starts the server and keeps it until SIGINT or SIGTERM.

import { readConfig } from './config.ts'
import { tellingOf } from './foreseen.ts'
import { closeDoor } from './http/closing.ts'
import { games } from './offered-games.ts'
import { type RunningServer, startServer } from './server.ts'
import { welcome } from './welcome.ts'

const offer = { games, gamesModule: new URL('./offered-games.ts', import.meta.url).href }

// What is written here is for its owner only.
process.umask(0o077)

/** How long open requests may take to finish after the signal to stop. */
const patienceMs = 10_000

try {
  const server = await startServer(readConfig(process.env, process.cwd()), offer)
  keepLog(server)
  stopOnSignal(server)
  say(server, welcome(server.address, server.reachable, process.stdout.isTTY))
} catch (error) {
  // There may be no log yet: why it did not start is told where the one who starts it looks.
  process.stderr.write(`${tellingOf(error)}\n`)
  process.exitCode = 1
}

/** To a person in a terminal as it is; elsewhere standard output is the log, which has one form. However quiet that is. */
function say({ app }: RunningServer, text: string): void {
  if (process.stdout.isTTY) process.stdout.write(text)
  else for (const line of text.trim().split('\n')) app.log.child({}, { level: 'info' }).info(line)
}

function keepLog({ app }: RunningServer): void {
  process.on('uncaughtException', (error) => {
    app.log.fatal(error, 'the server failed')
    process.exit(1)
  })
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false
  const stop = (signal: NodeJS.Signals): void => {
    // Ctrl-C reaches this process twice: from the terminal, and passed on by npm.
    if (stopping) return
    stopping = true
    say(server, `Entrepôt stops (${signal}).\n`)
    setTimeout(() => {
      server.app.log.fatal(`requests were still open after ${patienceMs / 1000} s and have been cut off`)
      process.exit(1)
    }, patienceMs).unref()
    stopGently(server).catch((error: unknown) => {
      server.app.log.fatal(error, 'stopping failed')
      process.exit(1)
    })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

async function stopGently(server: RunningServer): Promise<void> {
  await closeDoor(server.app.server)
  await server.stop()
}
