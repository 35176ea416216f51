import { expect, test } from 'vitest'
import { notePresence, sendNotices } from '../src/due/notices.ts'
import { claimNotice } from '../src/storage/notices.ts'
import { readTable } from '../src/storage/tables.ts'
import { gameOf, Person, type Socket } from './client.ts'
import { onBothDatabases, type Where } from './databases.ts'
import { startSmtp } from './smtp-server.ts'
import { testSite } from './test-site.ts'

const MINUTE = 60_000
const days = { pace: { kind: 'days', bankMs: 0, turnMs: 24 * 60 * MINUTE } }

/** Ada has bid and Ben, who has an account with an address, is waited for. */
async function waitingForBen(where: Where, smtpUrl?: string) {
  const smtp = await startSmtp()
  const site = await testSite({
    ...where,
    smtpUrl: smtpUrl ?? smtp.url,
    publicUrl: 'https://play.example.org',
  })
  const ada = await site.guest('Ada')
  const ben = new Person(site.address)
  await ben.must('POST', '/api/account', {
    name: 'Ben',
    email: 'ben@example.org',
    password: 'long enough for all',
  })
  await ben.must('PATCH', '/api/me', { language: 'ja' })
  const id = await gameOf([ada, ben], 'caravan', days)
  const adas = await ada.connect()
  await adas.join(id)
  await adas.play(id, 0, { type: 'bid', amount: 1 } as never)
  return { site, smtp, ada, ben, adas, id }
}

onBothDatabases((where) => {
  test('who is waited for over days gets one mail in a turn, in their language, with a way out', async () => {
    const { site, smtp, ben, id } = await waitingForBen(await where())
    await sendNotices(site.site)
    expect(smtp.mails).toEqual([])
    site.time.now += 3 * MINUTE
    await sendNotices(site.site)
    await sendNotices(site.site)
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

  test('a mail whose sender died before it was sent is sent by the next', async () => {
    const { site, smtp, id } = await waitingForBen(await where())
    site.time.now += 3 * MINUTE
    const { db } = site.site.database
    const clocks = JSON.parse((await readTable(db, id))?.table.clocks as string) as { since: number }[]
    // Another process has taken it on, and was killed.
    expect(await claimNotice(db, id, 1, clocks[1]?.since as number, site.time.now)).toBe('mine')
    await sendNotices(site.site)
    expect(smtp.mails).toEqual([])
    site.time.now += 6 * MINUTE
    await sendNotices(site.site)
    site.time.now += 6 * MINUTE
    await sendNotices(site.site)
    expect(smtp.mails).toHaveLength(1)
  })

  test('a mail that could not be delivered is tried again, and holds up nobody else', async () => {
    const smtpUrl = 'smtp://127.0.0.1:1'
    const { site, id } = await waitingForBen(await where(), smtpUrl)
    const dueAt = async () => (await readTable(site.site.database.db, id))?.table.notice_due_at
    site.time.now += 3 * MINUTE
    await sendNotices(site.site)
    expect(await dueAt()).toBeGreaterThan(site.time.now)
    site.time.now += 7 * 60 * MINUTE
    await sendNotices(site.site)
    expect(await dueAt()).toBeNull()
  })

  test('who is looking gets none', async () => {
    const { site, smtp, ben, id } = await waitingForBen(await where())
    const bens: Socket = await ben.connect()
    await bens.join(id)
    site.time.now += MINUTE
    await notePresence(site.site)
    site.time.now += 3 * MINUTE
    await sendNotices(site.site)
    expect(smtp.mails).toEqual([])
  })
})

test('a site without keys refuses to wake browsers', async () => {
  const site = await testSite()
  const body = { endpoint: 'https://push.example.org/x', keys: { p256dh: 'a', auth: 'b' } }
  expect(await (await site.guest('Ada')).ask('POST', '/api/push', body)).toMatchObject({ status: 409 })
})
