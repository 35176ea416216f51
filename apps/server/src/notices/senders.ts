import type { Config } from '../config.ts'
import type { Metrics, Way } from '../metrics.ts'
import { signed } from '../secrets.ts'
import type { AccountRow, PushRow } from '../storage/schema.ts'
import { openMailSender, type Mail } from './mail-sender.ts'
import { openPushSender } from './push-sender.ts'
import { INTERNET, publicAddressOf, readEndpoint, type Reach } from './reach.ts'
import { mailText, noticeText, type AccountMail, type NoticeKind } from './texts.ts'

/** What a notice is about. */
export interface About {
  readonly kind: NoticeKind
  readonly table: { readonly id: string; readonly game: string }
  /** What has happened there, in sentences of the reader's language. */
  readonly news: readonly string[]
}

/** What the site sends to people. Each sending ends within its time, and at once when the senders are closed. */
export interface Senders {
  /** A mail about an account, with a link to a path of the site where there is one. Undefined where the site sends no mail. */
  readonly account:
    | ((to: string, language: string, mail: AccountMail, path?: string) => Promise<void>)
    | undefined
  /** A notice by mail. Undefined where the site sends no mail. */
  readonly mail: ((account: AccountRow, about: About) => Promise<void>) | undefined
  /** A notice to a browser. Undefined where the site wakes none. False when the browser is no longer there. */
  readonly push: ((subscription: PushRow, account: AccountRow, about: About) => Promise<boolean>) | undefined
  /** Throws BadEndpoint where nothing will ever be sent, or an error that may pass where the host is not found. */
  checkEndpoint(endpoint: string): Promise<void>
  close(): void
}

/** A mail server may take its time to look at a mail. */
const MAIL_MS = 20_000

export async function openSenders(
  config: Config,
  secret: string,
  delivered: Metrics['delivered'],
  reach: Reach = INTERNET,
): Promise<Senders> {
  const closing = new AbortController()
  const within = (ms: number): AbortSignal => AbortSignal.any([closing.signal, AbortSignal.timeout(ms)])
  const post = counted('mail', await openMailSender(config), delivered)
  const wake = counted('push', await openPushSender(config, reach), delivered)
  const { publicUrl } = config
  return {
    account:
      post &&
      (async (to, language, mail, path) => {
        const { subject, body } = mailText(language, mail)
        await post({ to, subject, text: `${body}\n\n${publicUrl}${path ?? '/'}\n` }, within(MAIL_MS))
      }),
    mail:
      post &&
      (async (account, about) => {
        if (account.email === null) return
        await post({ to: account.email, ...noticeMail(account, about, config, secret) }, within(MAIL_MS))
      }),
    push:
      wake &&
      (async (subscription, account, { kind, table }) => {
        const { subject, body } = noticeText(account.language, kind, table.game)
        const payload = JSON.stringify({ title: subject, body, url: `${publicUrl}/tables/${table.id}` })
        return wake(subscription, payload, within(reach.limitMs))
      }),
    async checkEndpoint(endpoint) {
      await publicAddressOf(reach, readEndpoint(endpoint).hostname, within(reach.limitMs))
    },
    close: () => closing.abort(),
  }
}

/** A sender whose sendings are counted. */
function counted<Arguments extends unknown[], Result>(
  way: Way,
  send: ((...parts: Arguments) => Promise<Result>) | undefined,
  delivered: Metrics['delivered'],
): ((...parts: Arguments) => Promise<Result>) | undefined {
  return (
    send &&
    (async (...parts) => {
      try {
        const result = await send(...parts)
        delivered(way, 'sent')
        return result
      } catch (error) {
        delivered(way, 'failed')
        throw error
      }
    })
  )
}

/** With a way out for people and one for their mail programs. */
function noticeMail(
  account: AccountRow,
  { kind, table, news }: About,
  { publicUrl }: Config,
  secret: string,
): Omit<Mail, 'to'> {
  const { subject, body, unsubscribe } = noticeText(account.language, kind, table.game)
  const stop = `${publicUrl}/unsubscribe?token=${signed(`unsubscribe:${account.id}`, secret)}`
  return {
    subject,
    text: `${[body, ...paragraph(news), `${publicUrl}/tables/${table.id}`, `${unsubscribe} ${stop}`].join('\n\n')}\n`,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

function paragraph(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [lines.join('\n')]
}
