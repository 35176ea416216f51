import type { Config } from '../config.ts'
import { signed } from '../secrets.ts'
import type { AccountRow, Schema } from '../storage/schema.ts'
import { mailText, type AccountMail } from './mail-texts.ts'
import { noticeText } from './texts.ts'

/** What the site sends to people. */
export interface Senders {
  /** A mail about an account, with a link to a path of the site where there is one. Undefined where the site sends no mail. */
  readonly account:
    | ((to: string, language: string, mail: AccountMail, path?: string) => Promise<void>)
    | undefined
  /** A your-turn mail. Undefined where the site sends no mail. */
  readonly mail: ((account: AccountRow, table: { id: string; game: string }) => Promise<void>) | undefined
  /** A your-turn notice to a browser. Undefined where the site wakes none. False when the browser is no longer there. */
  readonly push:
    | ((
        subscription: Schema['push'],
        account: AccountRow,
        table: { id: string; game: string },
      ) => Promise<boolean>)
    | undefined
}

/** What a site does not send it does not load either. */
export async function openSenders(config: Config, secret: string): Promise<Senders> {
  return { ...(await mailSenders(config, secret)), push: await pushSender(config) }
}

async function mailSenders(
  { smtpUrl, mailFrom, publicUrl }: Config,
  secret: string,
): Promise<Pick<Senders, 'mail' | 'account'>> {
  if (smtpUrl === undefined) return { mail: undefined, account: undefined }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(smtpUrl)
  // Most languages here are not written in Latin letters; addresses in the text stay whole.
  const common = { from: mailFrom, textEncoding: 'base64' } as const
  return {
    async mail(account, { id, game }) {
      if (account.email === null) return
      const text = noticeText(account.language, game)
      const stop = `${publicUrl}/unsubscribe?token=${signed(`unsubscribe:${account.id}`, secret)}`
      await transport.sendMail({
        ...common,
        to: account.email,
        subject: text.subject,
        text: `${text.body}\n\n${publicUrl}/tables/${id}\n\n${text.unsubscribe} ${stop}\n`,
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      })
    },
    async account(to, language, mail, path) {
      const { subject, body } = mailText(language, mail)
      const text = `${body}\n\n${publicUrl}${path ?? '/'}\n`
      await transport.sendMail({ ...common, to, subject, text })
    },
  }
}

/** A browser that has gone away is not asked again. */
const GONE = [404, 410]

async function pushSender({ vapid, publicUrl }: Config): Promise<Senders['push']> {
  if (vapid === undefined) return undefined
  const { default: webPush } = await import('web-push')
  const vapidDetails = { subject: publicUrl as string, ...vapid }
  return async ({ endpoint, p256dh, auth }, account, { id, game }) => {
    const { subject, body } = noticeText(account.language, game)
    const payload = JSON.stringify({ title: subject, body, url: `${publicUrl}/tables/${id}` })
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails,
        TTL: 86_400,
      })
      return true
    } catch (error) {
      if (error instanceof webPush.WebPushError && GONE.includes(error.statusCode)) return false
      throw error
    }
  }
}
