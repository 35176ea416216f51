import { connect } from 'node:net'
import type { Config } from '../config.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

export type MailSender = (mail: Mail, signal: AbortSignal) => Promise<void>

/** What a site does not send it does not load either. */
export async function openMailSender({ smtpUrl, mailFrom }: Config): Promise<MailSender | undefined> {
  if (smtpUrl === undefined) return undefined
  const { createTransport } = await import('nodemailer')
  return async ({ headers, ...mail }, signal) => {
    signal.throwIfAborted()
    const transport = createTransport({
      url: smtpUrl,
      // A line of our own, which the signal cuts: a mail server that says nothing keeps nobody.
      getSocket({ host = 'localhost', port, secure }, done) {
        const socket = connect({ host, port: Number(port) || (secure === true ? 465 : 587), signal })
        socket.once('error', done)
        socket.once('connect', () => {
          socket.off('error', done)
          done(null, { connection: socket })
        })
      },
    })
    // Most languages here are not written in Latin letters; addresses in the text stay whole.
    const form = {
      from: mailFrom,
      textEncoding: 'base64',
      ...(headers ? { headers: { ...headers } } : {}),
    } as const
    await transport.sendMail({ ...form, ...mail })
  }
}
