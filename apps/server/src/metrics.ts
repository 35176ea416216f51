import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is asked when the metrics are read. */
export interface Measured {
  readonly sockets: () => number
  readonly residentGames: () => number
  readonly waitingBots: () => number
  /** How late the oldest thing is that should have been done, in seconds. */
  readonly jobLag: () => Promise<number>
  readonly tables: () => Promise<{ status: string; count: number }[]>
  /** The stored games that no rules here fit. */
  readonly withoutRules: () => readonly { game: string; version: string; count: number }[]
}

export interface Metrics {
  /** The time from a command to its answer, in seconds. */
  readonly answered: (seconds: number) => void
  readonly measure: (measured: Measured) => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

export function newMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'entrepot_' })
  const latency = new Histogram({
    name: 'entrepot_command_seconds',
    help: 'From a command to its answer',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.2, 0.5, 1, 5],
    registers: [registry],
  })
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    new Gauge({
      name: `entrepot_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  }
  return {
    answered: (seconds) => latency.observe(seconds),
    measure({ sockets, residentGames, waitingBots, jobLag, tables, withoutRules }) {
      gauge('sockets', 'Open sockets', sockets)
      gauge('resident_games', 'Tables in memory', residentGames)
      gauge('waiting_bots', 'Bots that wait for a thread', waitingBots)
      gauge('job_lag_seconds', 'How late the oldest due work is', jobLag)
      new Gauge({
        name: 'entrepot_tables',
        help: 'Tables by status',
        labelNames: ['status'],
        registers: [registry],
        async collect() {
          this.reset()
          for (const { status, count } of await tables()) this.set({ status }, count)
        },
      })
      new Gauge({
        name: 'entrepot_games_without_rules',
        help: 'Stored games of versions that this server does not have',
        labelNames: ['game', 'version'],
        registers: [registry],
        collect() {
          this.reset()
          for (const { game, version, count } of withoutRules()) this.set({ game, version }, count)
        },
      })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
