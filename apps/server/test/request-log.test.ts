// The log of a whole session, as detailed as it gets, holds nothing that lets its reader in somewhere.

import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MeAnswer, NewTokenAnswer } from '@entrepot/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { gameOf, Person } from './client.ts'
import { onBothDatabases, type Where } from './databases.ts'
import { PROGRAM_ENV } from './program-env.ts'
import { startSmtp } from './smtp-server.ts'

const entry = fileURLToPath(new URL('./caravan-server.ts', import.meta.url))

async function start({ dataDir, databaseUrl }: Where, smtpUrl: string) {
  const env = {
    ...PROGRAM_ENV,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_SCALE: '0',
    LOG_LEVEL: 'trace',
    DATA_DIR: dataDir,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'games@example.org',
    PUBLIC_URL: 'https://play.example.org',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const log = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log.text += chunk.toString()))
  const address = (): string | undefined => /ready at (\S+)/.exec(log.text)?.[1]
  while (address() === undefined) await once(child.stdout, 'data')
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  return { address: address() as string, log, stop }
}

onBothDatabases((where) => {
  test('no token, cookie, password, address or table id of a session stands in the log', async () => {
    const smtp = await startSmtp()
    const { address, log, stop } = await start(await where(), smtp.url)
    const email = 'ada.secret@example.org'
    const [password, better] = ['a long enough password', 'a better password than that']
    const ada = new Person(address)
    const ben = await Person.guest(address, 'Ben')
    await ada.must('POST', '/api/account', { email, password, name: 'Ada' })
    const { token } = await ada.must<NewTokenAnswer>('POST', '/api/tokens', { name: 'bot' })
    const { account } = await ada.must<MeAnswer>('GET', '/api/me')
    const id = await gameOf([ada, ben], 'caravan')
    const socket = await ada.connect()
    await socket.join(id)
    await socket.play(id, 0, { type: 'bid', amount: 1 } as never)
    await ben.must('GET', `/api/tables/${id}/history`)
    await ben.ask('POST', `/api/tables/${id}/rematch`)
    await ben.ask('GET', `/api/tables/${id}/nothing/here`)
    await fetch(`${address}/tables/${id}`, { headers: { accept: 'text/html' } })
    await fetch(`${address}/tables/${id}/%zz`)
    await ada.must('POST', '/api/password/forgotten', { email })
    const linkOf = (kind: string): string | undefined =>
      smtp.mails
        .map((mail) => Buffer.from(mail.split('\r\n\r\n')[1] as string, 'base64').toString())
        .flatMap((text) => new RegExp(`/${kind}\\?token=(\\S+)`).exec(text)?.[1] ?? [])[0]
    await expect.poll(() => linkOf('reset-password')).toBeDefined()
    const reset = linkOf('reset-password') as string
    await fetch(`${address}/reset-password?token=${reset}`)
    await fetch(`${address}/reset-password?token=${reset}`, {
      method: 'POST',
      body: new URLSearchParams({ password: better }),
    })
    await fetch(`${address}/unsubscribe?token=unsubscribe:x.y`)
    await new Person(address).must('POST', '/api/session', { email, password: better })
    await stop()
    const requests = log.text.split('\n').filter((line) => line.includes('"req"'))
    expect(requests.length).toBeGreaterThan(15)
    expect(log.text).toContain('/api/tables/:id')
    const secrets = { email, password, better, token, id, reset, cookie: ada.cookie.split('=')[1] as string }
    for (const [name, secret] of Object.entries(secrets)) {
      const found = log.text.split('\n').filter((line) => line.includes(secret))
      expect(found, name).toEqual([])
    }
    expect(account?.emailUnconfirmed).toBe(true)
  })
})
