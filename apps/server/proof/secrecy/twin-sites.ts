// Two servers with the same data, secrets, people and time, whose tables are in worlds that differ in something hidden.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, type Config } from '../../src/config.ts'
import { gamesOf } from '../../src/games.ts'
import { startServer, type RunningServer } from '../../src/server.ts'
import type { Game } from '@entrepot/kernel'

export interface TwinSites {
  readonly sites: readonly [RunningServer, RunningServer]
  /** Moves the time of both on. */
  pass(ms: number): void
  stop(): Promise<void>
}

/** The bots' threads see views alone: for them the games as they are will do. */
const gamesModule = new URL('../../src/offered-games.ts', import.meta.url).href

/**
 * Tables are made by `prepare` at one server; then its data are copied, and two servers go on with the same data, one in
 * each world. So all ids, tokens, seeds and times are the same, and whatever still differs comes from what is hidden.
 */
export async function openTwins(
  worlds: readonly [readonly Game[], readonly Game[]],
  prepare: (site: RunningServer) => Promise<void>,
): Promise<TwinSites> {
  const folder = mkdtempSync(join(tmpdir(), 'entrepot-twins-'))
  let now = Date.now()
  const open = (name: string, games: readonly Game[]): Promise<RunningServer> =>
    startServer(configOf(join(folder, name)), { games: gamesOf(games), gamesModule }, () => now)

  const first = await open('0', worlds[0])
  try {
    await prepare(first)
  } finally {
    await first.stop()
  }
  cpSync(join(folder, '0'), join(folder, '1'), { recursive: true })
  const sites = [await open('0', worlds[0]), await open('1', worlds[1])] as const
  return {
    sites,
    pass: (ms) => void (now += ms),
    async stop() {
      await Promise.all(sites.map((site) => site.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configOf(dataDir: string): Config {
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_SCALE: '0' }, '/')
  return { ...config, dataDir }
}
