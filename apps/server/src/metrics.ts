import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, Summary } from 'prom-client'

/**
 * What is asked when the metrics are read. What every process of a site would answer alike, since it stands in the
 * database, is named `entrepot_site_…`: of that, who looks at several processes takes the largest and not the sum.
 */
export interface Measured {
  readonly sockets: () => number
  readonly residentGames: () => number
  readonly waitingBots: () => number
  /** Of the site, like all below: how many mails and notices to browsers are still to be sent. */
  readonly waitingNotices: () => Promise<{ way: Way; count: number }[]>
  /** How late the oldest thing is that should have been done, in seconds. */
  readonly jobLag: () => Promise<number>
  readonly tables: () => Promise<{ status: string; count: number }[]>
  /** The stored games that no rules here fit. */
  readonly withoutRules: () => readonly { game: string; version: string; count: number }[]
}

/** How something reaches people who are not there. */
export type Way = 'mail' | 'push'

export interface Metrics {
  /** The time from a command to its answer, in seconds. */
  readonly answered: (seconds: number) => void
  /** The time from when a bot was to move until it had, in seconds. */
  readonly botMoved: (seconds: number) => void
  /** A request was answered with a status. */
  readonly responded: (status: number) => void
  /** A mail or a notice to a browser was sent, or not taken. */
  readonly delivered: (way: Way, ending: 'sent' | 'failed') => void
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
  const lateness = new Summary({
    name: 'entrepot_bot_late_seconds',
    help: 'How long bots were waited for, in the last minute',
    percentiles: [0.5, 0.99],
    maxAgeSeconds: 60,
    ageBuckets: 6,
    pruneAgedBuckets: true,
    registers: [registry],
  })
  const responses = new Counter({
    name: 'entrepot_http_responses_total',
    help: 'Answers to requests, by status',
    labelNames: ['status'],
    registers: [registry],
  })
  const deliveries = new Counter({
    name: 'entrepot_deliveries_total',
    help: 'Mails and notices to browsers, by whether they were taken',
    labelNames: ['way', 'ending'],
    registers: [registry],
  })
  // There from the start, so that the first failure is seen as a rise.
  for (const way of ['mail', 'push'])
    for (const ending of ['sent', 'failed']) deliveries.inc({ way, ending }, 0)
  for (const status of [500, 503]) responses.inc({ status }, 0)
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
    botMoved: (seconds) => lateness.observe(seconds),
    responded: (status) => responses.inc({ status }),
    delivered: (way, ending) => deliveries.inc({ way, ending }),
    measure({ sockets, residentGames, waitingBots, waitingNotices, jobLag, tables, withoutRules }) {
      gauge('sockets', 'Open sockets', sockets)
      gauge('resident_games', 'Tables in memory', residentGames)
      gauge('waiting_bots', 'Bots that wait for a thread', waitingBots)
      gauge('site_job_lag_seconds', 'How late the oldest due work of the site is', jobLag)
      new Gauge({
        name: 'entrepot_site_waiting_notices',
        help: 'Mails and notices to browsers of the site that are still to be sent',
        labelNames: ['way'],
        registers: [registry],
        async collect() {
          for (const { way, count } of await waitingNotices()) this.set({ way }, count)
        },
      })
      new Gauge({
        name: 'entrepot_site_tables',
        help: 'Tables of the site by status',
        labelNames: ['status'],
        registers: [registry],
        async collect() {
          this.reset()
          for (const { status, count } of await tables()) this.set({ status }, count)
        },
      })
      new Gauge({
        name: 'entrepot_site_games_without_rules',
        help: 'Stored games of the site of versions that this server does not have',
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
