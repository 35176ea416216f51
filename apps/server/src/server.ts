import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database.ts'

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  address: string
  stop(): Promise<void>
}

/** The port is taken by another program. */
export class PortInUse extends Error {
  override name = 'PortInUse'
}

/** Opens the data, starts listening, and returns once the first request can be answered. */
export async function startServer({ port, host, dataDir }: Config): Promise<RunningServer> {
  const database = openDatabase(dataDir, fileURLToPath(new URL('../migrations', import.meta.url)))
  const app = buildApp({ database, version: manifest.version })
  try {
    await app.listen({ port, host })
  } catch (error) {
    await app.close()
    database.close()
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new PortInUse(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
      { cause: error },
    )
  }
  const bound = app.addresses()[0]?.port ?? port
  return {
    address: `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${bound}`,
    async stop() {
      await app.close()
      database.close()
    },
  }
}
