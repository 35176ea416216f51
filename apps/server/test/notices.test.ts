// Notices: each recipient and each way by itself, sent once, tried again by itself, and to nobody who did not ask.

import { createServer } from 'node:net'
import { once } from 'node:events'
import type { MeAnswer } from '@entrepot/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { notePresence, sendNotices } from '../src/due/notices.ts'
import { notify } from '../src/notices/notify.ts'
import { claimNotice, dueNotices } from '../src/storage/notices.ts'
import type { NoticeRow } from '../src/storage/schema.ts'
import { gameOf, Person, type Socket } from './client.ts'
import { onBothDatabases, onPostgres, type Where } from './databases.ts'
import { startPushServer, subscription, vapidKeys } from './push-server.ts'
import { linkIn, startSmtp } from './smtp-server.ts'
import { tempDir } from './temp-dir.ts'
import { testSite, type TestSite } from './test-site.ts'

const MINUTE = 60_000
const days = { pace: { kind: 'days', bankMs: 0, turnMs: 24 * 60 * MINUTE } }

/** Ada has bid and Ben, who has an account with a confirmed address, is waited for. */
async function waitingForBen(
  where: Where,
  { smtpUrl, confirmed = true }: { smtpUrl?: string; confirmed?: boolean } = {},
) {
  const smtp = await startSmtp()
  const push = await startPushServer()
  const settings = { publicUrl: 'https://play.example.org', vapid: vapidKeys() }
  const site = await testSite(
    { ...where, ...settings, smtpUrl: smtpUrl ?? smtp.url },
    undefined,
    undefined,
    push,
  )
  const ada = await site.guest('Ada')
  const ben = new Person(site.address)
  await ben.must('POST', '/api/account', {
    name: 'Ben',
    email: 'ben@example.org',
    password: 'long enough for all',
  })
  await ben.must('PATCH', '/api/me', { language: 'ja' })
  if (smtpUrl === undefined) {
    await expect.poll(() => smtp.mails.length).toBe(1)
    const link = linkIn(smtp.mails.pop() as string)
    if (confirmed) await fetch(site.address + link, { method: 'POST' })
  } else if (confirmed) await confirmByHand(site)
  const id = await gameOf([ada, ben], 'caravan', days)
  const adas = await ada.connect()
  await adas.join(id)
  await adas.play(id, 0, { type: 'bid', amount: 1 } as never)
  const rows = (): Promise<NoticeRow[]> =>
    site.context.database.db.selectFrom('notice').selectAll().orderBy('way').execute()
  /** Time goes on, and what is due then comes to its end. */
  const after = async (ms: number): Promise<void> => {
    site.time.now += ms
    await sendNotices(site.context)
    await site.context.outbox.drained()
  }
  return { site, smtp, push, ada, ben, adas, id, rows, after }
}

async function confirmByHand({ context }: TestSite): Promise<void> {
  const confirmed = { email_confirmed_at: context.now() }
  await context.database.db.updateTable('account').set(confirmed).where('email', 'is not', null).execute()
}

onBothDatabases((where) => {
  test('who is waited for over days gets one mail in a turn, in their language, with a way out', async () => {
    const { site, smtp, ben, id, after } = await waitingForBen(await where())
    await after(0)
    expect(smtp.mails).toEqual([])
    await after(3 * MINUTE)
    await after(0)
    expect(smtp.mails).toHaveLength(1)
    const [mail] = smtp.mails as [string]
    expect(mail).toContain('To: ben@example.org')
    expect(mail).toMatch(/Subject: =\?UTF-8\?/)
    const body = Buffer.from(mail.split('\r\n\r\n')[1] as string, 'base64').toString()
    expect(body).toContain(`https://play.example.org/tables/${id}`)
    expect(body).toContain('手番')

    const path = /https:\/\/play\.example\.org(\/unsubscribe\S+)/.exec(
      mail.replaceAll('\r\n ', ''),
    )?.[1] as string
    const address = site.address + path.replace('>', '')
    expect(await (await fetch(address)).text()).toContain('<form method="post">')
    expect(await ben.must('GET', '/api/me')).toMatchObject({ account: { turnMail: true } })
    await fetch(address, { method: 'POST' })
    expect(await ben.must('GET', '/api/me')).toMatchObject({ account: { turnMail: false } })
    expect((await fetch(`${site.address}/unsubscribe?token=unsubscribe:x.y`)).status).toBe(404)
  })

  test('an address gets no notice before it is confirmed, and a confirmation when asked for', async () => {
    const { site, smtp, ben, after } = await waitingForBen(await where(), { confirmed: false })
    expect((await ben.must<MeAnswer>('GET', '/api/me')).account?.emailUnconfirmed).toBe(true)
    await after(3 * MINUTE)
    expect(smtp.mails).toEqual([])
    await ben.must('POST', '/api/me/email/confirmation')
    await expect.poll(() => smtp.mails.length).toBe(1)
    expect((await fetch(site.address + linkIn(smtp.mails[0] as string), { method: 'POST' })).status).toBe(200)
    expect((await ben.must<MeAnswer>('GET', '/api/me')).account?.emailUnconfirmed).toBe(false)
    expect((await ben.ask('POST', '/api/me/email/confirmation')).status).toBe(409)
  })

  test('a push that fails is tried again by itself, and repeats neither the mail nor the other push', async () => {
    const { smtp, push, ben, rows, after } = await waitingForBen(await where())
    push.answers['fails.example.org'] = 500
    for (const host of ['fails', 'works'])
      await ben.must('POST', '/api/push', subscription(`https://${host}.example.org/x`))
    await after(3 * MINUTE)
    expect(push.woken.toSorted()).toEqual(['fails.example.org', 'works.example.org'])
    for (let i = 0; i < 4; i++) await after(5 * MINUTE)
    expect(smtp.mails).toHaveLength(1)
    expect(push.woken.filter((host) => host === 'works.example.org')).toHaveLength(1)
    expect(push.woken.filter((host) => host === 'fails.example.org').length).toBeGreaterThan(1)
    await after(7 * 60 * MINUTE)
    const endings = (await rows()).map(({ way, ending, due_at }) => [way, ending, due_at])
    expect(endings).toEqual([
      ['https://fails.example.org/x', 'given-up', null],
      ['https://works.example.org/x', 'sent', null],
      ['mail', 'sent', null],
    ])
  })

  test('a browser that is gone, or has moved into a private network, is forgotten', async () => {
    const { site, push, ben, rows, after } = await waitingForBen(await where())
    push.answers['gone.example.org'] = 410
    for (const host of ['gone', 'moved'])
      await ben.must('POST', '/api/push', subscription(`https://${host}.example.org/x`))
    push.names['moved.example.org'] = ['93.184.216.34', '10.0.0.1']
    await after(3 * MINUTE)
    expect((await rows()).map(({ ending }) => ending)).toEqual(['gone', 'given-up', 'sent'])
    expect(push.dialled).toHaveLength(1)
    expect(await site.context.database.db.selectFrom('push').selectAll().execute()).toEqual([])
  })

  test('a silent endpoint holds up no other notice and no shutdown, and is tried again', async () => {
    const { site, smtp, push, ben, rows } = await waitingForBen(await where())
    push.answers['silent.example.org'] = 'silent'
    for (const host of ['silent', 'works'])
      await ben.must('POST', '/api/push', subscription(`https://${host}.example.org/x`))
    site.time.now += 3 * MINUTE
    await sendNotices(site.context)
    const ended = async () => (await rows()).map(({ ending }) => ending)
    await expect.poll(ended).toEqual([null, 'sent', 'sent'])
    expect(smtp.mails).toHaveLength(1)
    const [waiting] = (await rows()) as [NoticeRow]
    expect(waiting.due_at).toBeGreaterThan(site.time.now)
    const began = performance.now()
    await site.stop()
    expect(performance.now() - began).toBeLessThan(25_000)
  })

  test('an endpoint that takes too long is given up for now', async () => {
    const { push, ben, rows, after } = await waitingForBen(await where())
    push.answers['silent.example.org'] = 'silent'
    push.limitMs = 50
    await ben.must('POST', '/api/push', subscription('https://silent.example.org/x'))
    await after(3 * MINUTE)
    expect((await rows())[0]).toMatchObject({ ending: null, tries: 1, fault: expect.any(String) as string })
  })

  test('a notice whose sender died before it was sent is sent by the next, and by one only', async () => {
    const { site, smtp, after, rows } = await waitingForBen(await where(), {})
    const { db } = site.context.database
    site.time.now += 3 * MINUTE
    const [turn] = await db
      .selectFrom('seat')
      .select(['table_id', 'account_id'])
      .where('seat', '=', 1)
      .execute()
    const { clocks } = await db.selectFrom('game_table').select('clocks').executeTakeFirstOrThrow()
    const occasion = `1:${(JSON.parse(clocks) as { since: number }[])[1]?.since}`
    const about = { account: turn?.account_id as string, table: turn?.table_id as string, occasion }
    await notify(db, { ...about, kind: 'turn' }, site.time.now)
    // Another process has taken it on, and was killed.
    const [due] = (await dueNotices(db, 'mail', site.time.now, 9)) as [NoticeRow]
    expect(await claimNotice(db, due, site.time.now + MINUTE)).toBe(true)
    expect(await claimNotice(db, due, site.time.now + MINUTE)).toBe(false)
    await after(0)
    expect(smtp.mails).toEqual([])
    await after(2 * MINUTE)
    await after(10 * MINUTE)
    expect(smtp.mails).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })

  test('a mail that cannot be delivered is tried again until it has been seen, and then no more', async () => {
    const { site, ben, id, rows, after } = await waitingForBen(await where(), {
      smtpUrl: 'smtp://127.0.0.1:1',
    })
    await after(3 * MINUTE)
    expect((await rows())[0]).toMatchObject({ tries: 1, ending: null, fault: expect.any(String) as string })
    const bens = await ben.connect()
    await bens.join(id)
    site.time.now += 1
    await notePresence(site.context)
    await after(2 * MINUTE)
    expect((await rows())[0]).toMatchObject({ tries: 2, ending: 'lapsed', due_at: null })
  })

  test('who is looking gets none', async () => {
    const { site, smtp, ben, id, after } = await waitingForBen(await where())
    const bens: Socket = await ben.connect()
    await bens.join(id)
    site.time.now += MINUTE
    await notePresence(site.context)
    await after(3 * MINUTE)
    expect(smtp.mails).toEqual([])
  })

  test('an account gets so many notices a day by each way, and the rest is written down', async () => {
    const { site, smtp, ben, id, rows, after } = await waitingForBen(await where())
    const { account } = await ben.must<MeAnswer>('GET', '/api/me')
    const tell = (occasion: string) =>
      notify(
        site.context.database.db,
        { account: account?.id as string, kind: 'vote', table: id, occasion },
        site.time.now,
      )
    for (let i = 0; i < 52; i++) await tell(String(i))
    await after(0)
    const sent = async () => (await rows()).filter(({ kind, ending }) => kind === 'vote' && ending === 'sent')
    expect(await sent()).toHaveLength(50)
    expect(smtp.mails).toHaveLength(50)
    expect((await rows()).filter(({ ending }) => ending === 'over-cap')).toHaveLength(2)
    site.time.now += 24 * 60 * MINUTE + 1
    await tell('the next day')
    await after(0)
    expect(await sent()).toHaveLength(51)
  })

  test('a browser is woken while the session lasts that asked for it, and an account has ten', async () => {
    const { site, push, ben, after } = await waitingForBen(await where())
    for (let i = 0; i < 12; i++) {
      site.time.now += 1
      await ben.must('POST', '/api/push', subscription(`https://b${i}.example.org/x`))
    }
    await after(3 * MINUTE)
    expect(push.woken.toSorted()).toEqual(
      Array.from({ length: 10 }, (_, i) => `b${i + 2}.example.org`).toSorted(),
    )
    const { account } = await ben.must<MeAnswer>('GET', '/api/me')
    await ben.must('DELETE', '/api/session')
    const [{ table_id: table }] = (await site.context.database.db
      .selectFrom('seat')
      .select('table_id')
      .execute()) as [{ table_id: string }]
    await notify(
      site.context.database.db,
      { account: account?.id as string, kind: 'vote', table, occasion: 'x' },
      site.time.now,
    )
    await after(0)
    expect(push.woken).toHaveLength(10)
  })
})

onPostgres((where) => {
  test('of two processes that find the same notices at once, one plans and one sends each', async () => {
    const database = await where()
    const { site, smtp, rows } = await waitingForBen(database)
    const config = { ...database, smtpUrl: smtp.url, publicUrl: 'https://play.example.org' }
    const other = await testSite(config)
    site.time.now += 3 * MINUTE
    other.time.now = site.time.now
    await Promise.all([site, other].map((process) => sendNotices(process.context)))
    await Promise.all([site, other].map((process) => sendNotices(process.context)))
    await Promise.all([site, other].map((process) => process.context.outbox.drained()))
    expect(await rows()).toMatchObject([{ way: 'mail', ending: 'sent', tries: 1 }])
    expect(smtp.mails).toHaveLength(1)
  })
})

test('a mail server that says nothing does not keep the server from stopping', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const where = { dataDir: tempDir(), databaseUrl: undefined }
  const { site } = await waitingForBen(where, { smtpUrl: `smtp://127.0.0.1:${port}` })
  site.time.now += 3 * MINUTE
  await sendNotices(site.context)
  const began = performance.now()
  await site.stop()
  expect(performance.now() - began).toBeLessThan(25_000)
})
