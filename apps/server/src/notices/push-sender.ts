import { request } from 'node:https'
import type { Config } from '../config.ts'
import type { PushRow } from '../storage/schema.ts'
import { publicAddressOf, readEndpoint, type Reach } from './reach.ts'

/** Sends a text to a browser; false when the browser is no longer there. */
export type PushSender = (
  subscription: Pick<PushRow, 'endpoint' | 'p256dh' | 'auth'>,
  payload: string,
  signal: AbortSignal,
) => Promise<boolean>

/** A browser that has gone away is not asked again. */
const GONE: readonly number[] = [404, 410]
const DAY_S = 86_400

export async function openPushSender(
  { vapid, publicUrl }: Config,
  reach: Reach,
): Promise<PushSender | undefined> {
  if (vapid === undefined) return undefined
  const { default: webPush } = await import('web-push')
  const vapidDetails = { subject: publicUrl as string, ...vapid }
  return async ({ endpoint, p256dh, auth }, payload, signal) => {
    const url = readEndpoint(endpoint)
    const address = await publicAddressOf(reach, url.hostname, signal)
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      { vapidDetails, TTL: DAY_S },
    )
    const status = await post(url, { method, headers, signal }, body, () =>
      reach.connect(address, url.hostname),
    )
    if (GONE.includes(status)) return false
    if (status < 200 || status > 299) throw new Error(`${url.hostname} answered ${status}.`)
    return true
  }
}

/** The status of the answer; what else it says nobody reads, and where it leads to nobody follows. */
function post(
  url: URL,
  options: { method: string; headers: Record<string, string | number>; signal: AbortSignal },
  body: Buffer | null,
  createConnection: () => ReturnType<Reach['connect']>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = url.pathname + url.search
    // Without an agent, which would make a connection of its own.
    const sent = request({ ...options, hostname: url.hostname, path, defaultPort: 443, createConnection })
    sent.on('error', reject)
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      // An answer without end would be one more way to keep us.
      response.destroy()
    })
    sent.end(body)
  })
}
