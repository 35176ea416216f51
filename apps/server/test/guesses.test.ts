// Guessing passwords: slow for strangers, and no way to lock the owner out.

import { expect, test } from 'vitest'
import { Gate } from '../src/http/gate.ts'
import { testSite, type TestSite } from './test-site.ts'

const ada = { email: 'ada@example.org', password: 'a long enough password' }
const HERE = '198.51.100.1'

/** Tries a password from an address, with the cookies of a browser if there are some. */
async function attempt(site: TestSite, from: string, password: string, cookie = '') {
  const response = await fetch(`${site.address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify({ email: ada.email, password }),
  })
  const cookies = response.headers.getSetCookie().map((text) => text.split(';')[0] as string)
  return { status: response.status, cookies }
}

async function withAda(): Promise<TestSite> {
  const site = await testSite({ rateScale: 1, trustProxy: 1 })
  await fetch(`${site.address}/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': HERE },
    body: JSON.stringify(ada),
  })
  return site
}

async function hammer(site: TestSite, times: number, from: (i: number) => string): Promise<number[]> {
  const statuses = []
  for (let i = 0; i < times; i++) statuses.push((await attempt(site, from(i), 'a wrong guess')).status)
  return statuses
}

test('who guesses from one network is stopped there, and the owner comes in from another', async () => {
  const site = await withAda()
  const statuses = await hammer(site, 25, () => '192.0.2.1')
  expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual(Array.from({ length: 5 }, () => 429))
  expect((await attempt(site, HERE, ada.password)).status).toBe(200)
})

test('who guesses from many networks locks nobody out', async () => {
  const site = await withAda()
  await hammer(site, 30, (i) => `192.0.2.${i}`)
  expect((await attempt(site, HERE, ada.password)).status).toBe(200)
})

test('a browser that was signed in before comes in while somebody guesses next door', async () => {
  const site = await withAda()
  const { cookies } = await attempt(site, HERE, ada.password)
  const device = cookies.find((cookie) => cookie.startsWith('entrepot-browser=')) as string
  await hammer(site, 25, () => HERE)
  expect((await attempt(site, HERE, ada.password)).status).toBe(429)
  expect((await attempt(site, HERE, ada.password, device)).status).toBe(200)
})

test('a forged mark of a browser counts for nothing, and a true one is counted too', async () => {
  const site = await withAda()
  const { cookies } = await attempt(site, HERE, ada.password)
  const device = cookies.find((cookie) => cookie.startsWith('entrepot-browser=')) as string
  await hammer(site, 25, () => HERE)
  expect((await attempt(site, HERE, ada.password, `${device}x`)).status).toBe(429)
  const guesses = []
  for (let i = 0; i < 21; i++) guesses.push((await attempt(site, HERE, 'a wrong guess', device)).status)
  expect(guesses.at(-1)).toBe(429)
})

test('all strangers together have a ceiling, which does not count known browsers', async () => {
  const { context } = await testSite({ rateScale: 1 })
  const gate = new Gate(context)
  const guess = (ip: string, browser?: string): boolean => {
    try {
      return gate.guess({ ip }, ada.email, browser) !== undefined
    } catch {
      return false
    }
  }
  const granted = Array.from({ length: 310 }, (_, i) => guess(`10.0.${i >> 8}.${i & 255}`))
  expect(granted.filter(Boolean)).toHaveLength(300)
  expect(guess(HERE)).toBe(false)
  expect(guess(HERE, 'a browser')).toBe(true)
})
