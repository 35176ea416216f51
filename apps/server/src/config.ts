import { resolve } from 'node:path'

export interface Config {
  /** The TCP port; 0 lets the system choose a free one. */
  port: number
  /** The address to listen on. */
  host: string
  /** The folder that holds the database. */
  dataDir: string
}

/** A setting the server cannot start with. Its message tells the person what to change. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the settings from environment variables; a relative DATA_DIR starts at `cwd`. */
export function readConfig(env: Record<string, string | undefined>, cwd: string): Config {
  if (env['DATABASE_URL']) {
    throw new ConfigError(
      'DATABASE_URL is set, but this version keeps its data in a SQLite file only and would ignore it. ' +
        'Unset DATABASE_URL; DATA_DIR chooses the folder of the file.',
    )
  }
  return {
    port: readPort(env['PORT'] || '3000'),
    host: env['HOST'] || '0.0.0.0',
    dataDir: resolve(cwd, env['DATA_DIR'] || 'data'),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new ConfigError(`PORT is "${text}"; it must be a whole number from 0 to 65535, for example 3000.`)
  }
  return port
}
