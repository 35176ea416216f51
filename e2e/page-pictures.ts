// What is to be seen on the pictures of the pages: every route of the site.

import { exportGame, replay } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import type { Page } from '@playwright/test'
import { findMoment } from './moments.ts'
import { turn } from './mombasa-pictures.ts'
import type { Picture } from './pictures.ts'
import { begin, guestAt, keepAccount, leaveToBots, openTable, sitAt, stranger } from './society.ts'
import { visitOnce } from './visit-once.ts'

/** Pages that look the same to everybody. */
const STILL: Readonly<Record<string, Picture>> = {
  home: { address: '/' },
  'home-returning': { address: '/', moment: turn },
  'set-up': { address: '/new/mombasa' },
  'set-up-yokohama': { address: '/new/yokohama' },
  'set-up-together': { address: '/new/mombasa/together' },
  'with-friends': { address: '/friends/yokohama' },
  rules: { address: '/rules/mombasa/M6.8' },
  'rules-yokohama': { address: '/rules/yokohama' },
  components: { address: '/components/mombasa' },
  'components-yokohama': { address: '/components/yokohama' },
  gallery: { address: '/gallery/mombasa' },
  'gallery-yokohama': { address: '/gallery/yokohama' },
  puzzles: { address: '/puzzles' },
  settings: { address: '/settings' },
  credits: { address: '/credits' },
  'not-found': { address: '/nowhere' },
  'no-table': { address: '/tables/nothing' },
  offline: {
    address: '/',
    async act(page) {
      await visitOnce(page)
      await page.context().setOffline(true)
      await visit(page, '/friends/mombasa', '.notice')
    },
  },
  curtain: {
    address: '/new/mombasa/together',
    async act(page) {
      const names = page.locator('.seat-rows input')
      await names.nth(0).fill('Anna')
      await names.nth(1).fill('Ben')
      await page.locator('button[type=submit]').click()
      await page.locator('.curtain').waitFor()
    },
  },
  'text-table': { moment: turn, settings: { textTable: true } },
}

/** Pages of the server, which need other people. */
const SOCIAL: Readonly<Record<string, Picture>> = {
  'home-tables': { address: '/', act: settle },
  'open-tables': {
    address: '/',
    async act(page) {
      await settle(page)
      await page
        .locator('.saved-games')
        .nth(1)
        .evaluate((list) => list.scrollIntoView({ block: 'center' }))
    },
  },
  lobby: {
    address: '/',
    async act(page) {
      const [clara, anna] = await company(page)
      const table = await openTable(clara, 'mombasa', ['me', 'open', 'bot', 'open'], 'days')
      await sitAt(anna, table, 1)
      await visit(page, `/tables/${table}`, '.saved-games.lobby')
    },
  },
  'lobby-guest': {
    address: '/',
    async act(page) {
      const anna = await stranger(page, 'Anna')
      const table = await openTable(anna, 'yokohama', ['me', 'bot', 'open'], 'live')
      await visit(page, `/tables/${table}`, '.saved-games.lobby')
    },
  },
  people: {
    address: '/',
    async act(page) {
      await playTogether(page)
      await page.locator('.top-bar nav button').first().click()
      await page.locator('.people-panel').waitFor()
    },
  },
  talk: {
    address: '/',
    async act(page) {
      await playTogether(page)
      await page
        .locator('.talk-corner > button, .phone-tabs button:last-child')
        .filter({ visible: true })
        .click()
      for (const line of ['Good luck, everybody!', 'I shall plan for the bananas, as always.']) {
        await page.locator('.say input').fill(line)
        await page.locator('.say button').click()
        await page.getByText(line).first().waitFor()
      }
    },
  },
  watching: {
    address: '/',
    async act(page) {
      const anna = await stranger(page, 'Anna')
      const table = await openTable(anna, 'yokohama', ['me', 'bot', 'bot'])
      await begin(anna, table)
      await visit(page, `/tables/${table}`, '.decision-bar')
    },
  },
  review: {
    address: '/',
    async act(page) {
      const anna = await guestAt(page, 'Anna')
      const { record } = findMoment('a picture 28', 4, ({ phase }) => phase === 'over')
      const answer = await anna.requests.post('/api/tables/import', {
        data: exportGame(mombasa, replay(mombasa, record)),
      })
      const { id } = (await answer.json()) as { id: string }
      await page.context().clearCookies()
      await visit(page, `/tables/${id}/at/90`, '.looking-back')
    },
  },
  'sign-in': { address: '/profile' },
  'profile-guest': {
    address: '/',
    async act(page) {
      await guestAt(page, 'Anna')
      await visit(page, '/profile', '.page section')
    },
  },
  profile: {
    address: '/',
    async act(page) {
      const [clara, anna] = await company(page)
      await keepAccount(clara, 'clara@example.org')
      const table = await openTable(clara, 'mombasa', ['me', 'open', 'bot'])
      await sitAt(anna, table, 1)
      await begin(clara, table)
      await leaveToBots(page, table, clara, anna)
      await visit(page, '/profile', '.saved-games')
    },
  },
  person: {
    address: '/',
    async act(page) {
      const [clara, anna, ben] = await company(page)
      const table = await openTable(anna, 'mombasa', ['me', 'open', 'open'])
      await sitAt(clara, table, 1)
      await sitAt(ben, table, 2)
      await begin(anna, table)
      await leaveToBots(page, table, anna, clara, ben)
      await visit(page, `/people/${anna.id}`, '.saved-games')
    },
  },
  error: {
    address: '/',
    async act(page) {
      await page.routeWebSocket(/\/api\/socket$/, (socket) => {
        const server = socket.connectToServer()
        server.onMessage((message) => socket.send(String(message).replace('"view":{', '"view":7,"rest":{')))
      })
      const anna = await guestAt(page, 'Anna')
      const table = await openTable(anna, 'mombasa', ['me', 'bot'])
      await begin(anna, table)
      await visit(page, `/tables/${table}`, '.shell-error')
    },
  },
  renewed: {
    address: '/',
    async act(page) {
      await page.routeWebSocket(/\/api\/socket$/, (socket) => {
        const server = socket.connectToServer()
        server.onMessage((message) => socket.send(String(message).replace('"protocol":', '"protocol":9')))
      })
      const anna = await guestAt(page, 'Anna')
      await visit(page, `/tables/${await openTable(anna, 'mombasa', ['me', 'bot'])}`, '.page .button')
    },
  },
  'old-link': { address: '/reset-password?token=an-old-one' },
}

export const PAGES: Readonly<Record<string, Picture>> = { ...STILL, ...SOCIAL }

/** The visitor of the page and two others. */
async function company(page: Page) {
  return Promise.all([guestAt(page, 'Clara'), stranger(page, 'Anna'), stranger(page, 'Ben')])
}

/** Tables of the visitor and of others, seen by somebody who comes back. */
async function settle(page: Page): Promise<void> {
  const [clara, anna, ben] = await company(page)
  const mine = await openTable(anna, 'mombasa', ['me', 'open', 'bot'])
  await sitAt(clara, mine, 1)
  await begin(anna, mine)
  const theirs = await openTable(clara, 'yokohama', ['me', 'open'], 'days')
  await sitAt(anna, theirs, 1)
  await begin(clara, theirs)
  await openTable(ben, 'yokohama', ['me', 'open', 'open'], 'live')
  await openTable(anna, 'mombasa', ['me', 'open', 'bot', 'bot'])
  await begin(ben, await openTable(ben, 'mombasa', ['me', 'bot', 'bot']))
  await visit(page, '/', '.saved-games')
  await visit(page, '/', '.saved-games')
}

/** The visitor of the page sits at a table that is being played. */
async function playTogether(page: Page): Promise<void> {
  const [clara, anna, ben] = await company(page)
  const table = await openTable(clara, 'mombasa', ['me', 'open', 'open', 'bot'], 'live')
  await sitAt(anna, table, 1)
  await sitAt(ben, table, 2)
  await begin(clara, table)
  await visit(page, `/tables/${table}`, '.decision-bar')
}

async function visit(page: Page, address: string, awaited: string): Promise<void> {
  await page.goto(address)
  await page.locator(awaited).first().waitFor()
}
