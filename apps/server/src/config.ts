import { createECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { Foreseen } from './foreseen.ts'

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
  /** How many proxies stand in front, or which: only what these add to the header is believed of a client's address. */
  trustProxy: false | number | string[]
  /** How detailed the log is. */
  logLevel: string
  /** Multiplies the rate limits; 0 lifts them, for tests and measurements. */
  rateScale: number
  /** How long a bot may think about one command. */
  botLimitMs: number
  /** The mail server for your-turn mails; without it none are sent. */
  smtpUrl: string | undefined
  /** Whom mails come from; of use only where there is a mail server. */
  mailFrom: string
  /** The keys for your-turn notices to browsers; without them none are sent. */
  vapid: { publicKey: string; privateKey: string } | undefined
  /** What the one who runs the site proves themselves with; without it nobody is. */
  adminToken: string | undefined
  /** What the reader of the figures proves itself with. */
  metricsToken: string | undefined
}

/** A setting the server cannot start with. Its message tells the person what to change. */
export class ConfigError extends Foreseen {
  override name = 'ConfigError'
}

type Environment = Record<string, string | undefined>

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

/** Reads the settings from environment variables; a relative DATA_DIR starts at `cwd`. */
export function readConfig(env: Environment, cwd: string): Config {
  const config = {
    port: readNumber(env, 'PORT', 3000, 65535),
    host: env['HOST'] || '0.0.0.0',
    dataDir: resolve(cwd, env['DATA_DIR'] || 'data'),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl: readOrigin(env, 'PUBLIC_URL'),
    trustProxy: readProxies(env, 'TRUST_PROXY'),
    logLevel: readChoice(env, 'LOG_LEVEL', 'warn', LOG_LEVELS),
    rateScale: readNumber(env, 'RATE_SCALE', 1, 1_000_000),
    botLimitMs: readNumber(env, 'BOT_LIMIT_MS', 20_000, 600_000),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readSender(env),
    vapid: readVapid(env),
    adminToken: readToken(env, 'ADMIN_TOKEN'),
    metricsToken: readToken(env, 'METRICS_TOKEN'),
  }
  if (config.publicUrl === undefined && (config.smtpUrl !== undefined || config.vapid !== undefined)) {
    throw new ConfigError('Notices need links: set PUBLIC_URL to the address where people find the site.')
  }
  return config
}

/** Cookies, links and the origin that browsers must come from belong to a whole host: the site has no room under a path. */
function readOrigin(env: Environment, name: string): string | undefined {
  const text = readUrl(env, name, ['https:', 'http:'])
  if (text === undefined) return undefined
  const { origin, href } = new URL(text)
  if (href === `${origin}/`) return origin
  throw new ConfigError(
    `${name} is more than the address of a host; the site needs one of its own, for example ${origin}.`,
  )
}

/** Mail servers refuse what comes from nowhere. */
function readSender(env: Environment): string {
  const sender = env['MAIL_FROM'] || undefined
  if (sender !== undefined && !/^[^<>]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/.test(sender))
    throw new ConfigError(
      'MAIL_FROM must be an e-mail address, for example: Our club <games@example.org>, in quotes where a shell reads it.',
    )
  if (env['SMTP_URL'] && sender === undefined)
    throw new ConfigError('SMTP_URL needs MAIL_FROM: set it to the e-mail address that mails come from.')
  return sender ?? 'Entrepôt <noreply@localhost>'
}

function readVapid(env: Environment): Config['vapid'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  if (!publicKey && !privateKey) return undefined
  if (!publicKey || !privateKey)
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together; set both or none.')
  if (publicKeyOf(privateKey) !== publicKey)
    throw new ConfigError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair of keys; make one with: npm run admin -- push-keys',
    )
  return { publicKey, privateKey }
}

/** The other half of a key for notices to browsers, in base64url; undefined where it is no such key. */
function publicKeyOf(privateKey: string): string | undefined {
  const bytes = Buffer.from(privateKey, 'base64url')
  if (bytes.length !== 32 || bytes.toString('base64url') !== privateKey) return undefined
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(bytes)
    return pair.getPublicKey('base64url')
  } catch {
    return undefined
  }
}

/** Short ones could be guessed. */
function readToken(env: Environment, name: string): string | undefined {
  const token = env[name] || undefined
  if (token === undefined || /^\S{24,}$/.test(token)) return token
  throw new ConfigError(
    `${name} must have at least 24 characters and no spaces, for example from: openssl rand -hex 24`,
  )
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

/** Never all: then whoever asks could pretend to come from anywhere. */
function readProxies(env: Environment, name: string): Config['trustProxy'] {
  const text = env[name]?.trim() || 'false'
  if (text === 'false') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const proxies = text.split(',').map((proxy) => proxy.trim())
  if (proxies.every(isProxy)) return proxies
  throw new ConfigError(
    `${name} is "${text}"; write how many proxies stand in front of the server, for example 1, ` +
      'or their addresses, for example loopback or 10.0.0.0/8, 192.0.2.7.',
  )
}

/** An address, a network of them, or a name for those nearby. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', prefix, more] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (bits === 0 || more !== undefined) return false
  return prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= bits)
}

function readChoice(env: Environment, name: string, fallback: string, values: readonly string[]): string {
  const text = env[name] || fallback
  if (values.includes(text)) return text
  throw new ConfigError(`${name} is "${text}"; it must be one of ${values.join(', ')}.`)
}
