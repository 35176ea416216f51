// Forgotten passwords, new passwords, new addresses: who can read the mailbox may, and nobody learns who has an account.

import type { MeAnswer, NewTokenAnswer } from '@entrepot/protocol'
import { LANGUAGES } from '@entrepot/words'
import { expect, test } from 'vitest'
import { mailText } from '../src/notices/texts.ts'
import { Person, Socket } from './client.ts'
import { onBothDatabases, type Where } from './databases.ts'
import { startSmtp, type SmtpServer } from './smtp-server.ts'
import { testSite } from './test-site.ts'

const ada = { email: 'ada@example.org', password: 'a long enough password' }
const better = 'another long password'

async function withAda(where: Partial<Where> = {}, rateScale = 0) {
  const smtp = await startSmtp()
  const publicUrl = 'https://play.example.org'
  const site = await testSite({ ...where, smtpUrl: smtp.url, publicUrl, rateScale })
  const person = new Person(site.address)
  await person.must('POST', '/api/account', { ...ada, name: 'Ada' })
  await fetch(site.address + (await mailed(smtp, 1)).path, { method: 'POST' })
  smtp.mails.length = 0
  const signIn = (password: string, email = ada.email) =>
    new Person(site.address).ask('POST', '/api/session', { email, password })
  return { site, smtp, person, signIn }
}

/** The newest mail, once there are so many, with the path of the link in it. */
async function mailed(
  { mails }: SmtpServer,
  count: number,
): Promise<{ to: string; text: string; path: string }> {
  await expect.poll(() => mails.length).toBe(count)
  const mail = mails.at(-1) as string
  const text = Buffer.from(mail.split('\r\n\r\n')[1] as string, 'base64').toString()
  const path = /https:\/\/play\.example\.org(\/\S*)/.exec(text)?.[1] as string
  return { to: /^To: (.*)$/m.exec(mail)?.[1]?.trim() as string, text, path }
}

onBothDatabases((where) => {
  test('a forgotten password is replaced by a link in a mail, once, and everybody who was in is out', async () => {
    const { site, smtp, person, signIn } = await withAda(await where())
    await person.must('PATCH', '/api/me', { language: 'ru' })
    const { token } = await person.must<NewTokenAnswer>('POST', '/api/tokens', { name: 'bot' })
    const socket = await Socket.open(site.address, { authorization: `Bearer ${token}` })
    await new Person(site.address).must('POST', '/api/password/forgotten', { email: 'ADA@example.org' })
    const { to, text, path } = await mailed(smtp, 1)
    expect(to).toBe(ada.email)
    expect(text).toContain(mailText('ru', 'reset').body)

    const page = await fetch(site.address + path)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await page.text()).toContain('<html lang="ru">')
    const post = (password: string) =>
      fetch(site.address + path, { method: 'POST', body: new URLSearchParams({ password }) })
    expect((await post('short')).status).toBe(422)
    expect((await post(better)).status).toBe(200)
    expect((await post('a third password')).status).toBe(410)
    expect((await signIn(ada.password)).status).toBe(401)
    expect((await signIn(better)).status).toBe(200)
    expect(await socket.closed()).toMatchObject({ code: 1008 })
    expect((await person.must<MeAnswer>('GET', '/api/me')).account).toBeNull()
  })

  test('an unknown address is answered like a known one, and gets no mail', async () => {
    const { site, smtp } = await withAda(await where())
    const anybody = new Person(site.address)
    const unknown = await anybody.ask('POST', '/api/password/forgotten', { email: 'eve@example.org' })
    const known = await anybody.ask('POST', '/api/password/forgotten', { email: ada.email })
    expect({ ...unknown, headers: {} }).toEqual({ ...known, headers: {} })
    expect((await mailed(smtp, 1)).to).toBe(ada.email)
  })

  test('a link is worth nothing after an hour, after a newer one, or for something else', async () => {
    const { site, smtp } = await withAda(await where())
    const anybody = new Person(site.address)
    const reset = async (path: string) =>
      (await anybody.ask('POST', '/api/password/reset', { token: path.split('=')[1], password: better }))
        .status
    const ask = () => anybody.must('POST', '/api/password/forgotten', { email: ada.email })
    await ask()
    const first = await mailed(smtp, 1)
    await ask()
    const second = await mailed(smtp, 2)
    expect(await reset(first.path)).toBe(410)
    expect((await fetch(site.address + second.path.replace('reset-password', 'confirm-email'))).status).toBe(
      410,
    )
    site.time.now += 3_600_001
    expect(await reset(second.path)).toBe(410)
    await ask()
    expect(await reset((await mailed(smtp, 3)).path)).toBe(204)
  })

  test('who knows the password changes it, and every other device is signed out', async () => {
    const { site, smtp, person, signIn } = await withAda(await where())
    const elsewhere = new Person(site.address)
    await elsewhere.must('POST', '/api/session', ada)
    const change = { current: 'a wrong password', password: better }
    expect(await person.ask('PUT', '/api/me/password', change)).toMatchObject({
      status: 403,
      body: { error: 'wrong-password' },
    })
    await person.must('PUT', '/api/me/password', { ...change, current: ada.password })
    expect((await person.must<MeAnswer>('GET', '/api/me')).account).not.toBeNull()
    expect((await elsewhere.must<MeAnswer>('GET', '/api/me')).account).toBeNull()
    expect((await signIn(ada.password)).status).toBe(401)
    expect((await signIn(better)).status).toBe(200)
    expect((await mailed(smtp, 1)).text).toContain(mailText('en', 'password-changed').body)
  })

  test('another address counts once a link that was sent there is opened, and the old one hears of it', async () => {
    const { site, smtp, person, signIn } = await withAda(await where())
    const email = 'Ada.L@example.org'
    const wrong = await person.ask('PUT', '/api/me/email', { email, password: 'a wrong password' })
    expect(wrong.status).toBe(403)
    await person.must('PUT', '/api/me/email', { email, password: ada.password })
    const { to, path } = await mailed(smtp, 1)
    expect(to).toBe('ada.l@example.org')
    expect(await person.must('GET', '/api/me')).toMatchObject({ account: { email: ada.email } })
    expect(await (await fetch(site.address + path)).text()).toContain('<form method="post">')
    expect(await person.must('GET', '/api/me')).toMatchObject({ account: { email: ada.email } })
    expect((await fetch(site.address + path, { method: 'POST' })).status).toBe(200)
    expect(await person.must('GET', '/api/me')).toMatchObject({ account: { email: 'ada.l@example.org' } })
    expect((await mailed(smtp, 2)).to).toBe(ada.email)
    expect((await signIn(ada.password, email)).status).toBe(200)
  })

  test('an address that has an account is told so by mail, and the asker by nothing', async () => {
    const { site, smtp, person } = await withAda(await where())
    const eve = new Person(site.address)
    await eve.must('POST', '/api/account', { email: 'eve@example.org', password: better })
    expect((await mailed(smtp, 1)).to).toBe('eve@example.org')
    smtp.mails.length = 0
    await eve.must('PUT', '/api/me/email', { email: ada.email, password: better })
    const { to, text } = await mailed(smtp, 1)
    expect(to).toBe(ada.email)
    expect(text).toContain(mailText('en', 'in-use').body)
    expect(await person.must('GET', '/api/me')).toMatchObject({ account: { email: ada.email } })
  })
})

test('no address gets more than a few mails, and nobody is told that it was too much', async () => {
  const { site, smtp } = await withAda({}, 1)
  const statuses = []
  for (let i = 0; i < 6; i++) {
    const anybody = new Person(site.address)
    statuses.push((await anybody.ask('POST', '/api/password/forgotten', { email: ada.email })).status)
  }
  expect(new Set(statuses)).toEqual(new Set([204]))
  // One has told Ada to confirm the address.
  await mailed(smtp, 2)
})

test('a site without mail says so, and changes an address at once', async () => {
  const site = await testSite()
  const person = new Person(site.address)
  await person.must('POST', '/api/account', ada)
  expect(await person.ask('POST', '/api/password/forgotten', { email: ada.email })).toMatchObject({
    status: 409,
    body: { error: 'no-mail' },
  })
  await person.must('PUT', '/api/me/email', { email: 'new@example.org', password: ada.password })
  expect(await person.must('GET', '/api/me')).toMatchObject({ account: { email: 'new@example.org' } })
})

test('every mail and page is written in every language', () => {
  for (const mail of ['reset', 'confirm', 'in-use', 'password-changed', 'email-changed'] as const) {
    const texts = LANGUAGES.map((language) => mailText(language, mail).body)
    expect(new Set(texts).size).toBe(LANGUAGES.length)
  }
})
