import { resolve } from 'node:path'

export interface Config {
  /** The TCP port; 0 lets the system choose a free one. */
  port: number
  /** The address to listen on. */
  host: string
  /** The folder that holds the SQLite database. */
  dataDir: string
  /** A PostgreSQL database to use instead of the SQLite file. */
  databaseUrl: string | undefined
  /** Where people find the site, without a slash at the end; needed for links in mails and behind a proxy. */
  publicUrl: string | undefined
  /** Whether the address of a client is read from the header of a proxy in front of the server. */
  trustProxy: boolean
  /** How detailed the log is. */
  logLevel: string
  /** Multiplies the rate limits; 0 lifts them, for tests and measurements. */
  rateScale: number
  /** How long a bot may think about one command. */
  botLimitMs: number
}

/** A setting the server cannot start with. Its message tells the person what to change. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Environment = Record<string, string | undefined>

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

/** Reads the settings from environment variables; a relative DATA_DIR starts at `cwd`. */
export function readConfig(env: Environment, cwd: string): Config {
  return {
    port: readNumber(env, 'PORT', 3000, 65535),
    host: env['HOST'] || '0.0.0.0',
    dataDir: resolve(cwd, env['DATA_DIR'] || 'data'),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl: readUrl(env, 'PUBLIC_URL', ['https:', 'http:'])?.replace(/\/$/, ''),
    trustProxy: readSwitch(env, 'TRUST_PROXY'),
    logLevel: readChoice(env, 'LOG_LEVEL', 'warn', LOG_LEVELS),
    rateScale: readNumber(env, 'RATE_SCALE', 1, 1_000_000),
    botLimitMs: readNumber(env, 'BOT_LIMIT_MS', 20_000, 600_000),
  }
}

function readNumber(env: Environment, name: string, fallback: number, max: number): number {
  const text = env[name] || String(fallback)
  if (!/^\d+$/.test(text) || Number(text) > max) {
    throw new ConfigError(
      `${name} is "${text}"; it must be a whole number from 0 to ${max}, for example ${fallback}.`,
    )
  }
  return Number(text)
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  throw new ConfigError(`${name} must be an address that begins with ${protocols.join('// or ')}//.`)
}

function readSwitch(env: Environment, name: string): boolean {
  return readChoice(env, name, 'false', ['true', 'false']) === 'true'
}

function readChoice(env: Environment, name: string, fallback: string, values: readonly string[]): string {
  const text = env[name] || fallback
  if (values.includes(text)) return text
  throw new ConfigError(`${name} is "${text}"; it must be one of ${values.join(', ')}.`)
}
