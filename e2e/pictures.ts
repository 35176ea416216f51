// What is to be seen on the pictures of Mombasa.

import type { Page } from '@playwright/test'
import { ahead, findMoment, type Moment } from './moments.ts'

/** A page by its address, or a table at a moment, and what is done there before the picture is taken. */
export interface Picture {
  readonly address?: string
  readonly moment?: () => Moment
  readonly settings?: Readonly<Record<string, unknown>>
  readonly act?: (page: Page) => Promise<void>
}

const SEED = 'a picture 28'

export const turn = (): Moment =>
  findMoment(
    SEED,
    4,
    ({ turn: seat, round, pending }) => seat === 0 && round === 3 && pending.at(-1)?.kind === 'turn',
  )

export const MOMBASA: Readonly<Record<string, Picture>> = {
  planning: {
    moment: () => findMoment(SEED, 4, ({ phase, round }) => phase === 'planning' && round === 3),
    async act(page) {
      const card = page.locator('.hand-card[data-legal]')
      for (let n = 0; n < 4 && (await card.count()) > 0; n++) await card.last().click()
    },
  },
  turn: { moment: turn },
  expansion: {
    moment: () =>
      findMoment(
        SEED,
        4,
        ({ turn: seat, round, pending, regions }, legal) => {
          const { kind, regions: entered = [] } = pending.at(-1) ?? {}
          const displaces = entered.some((region) => (regions[region] ?? []).length > 1)
          const goesOn = legal.some(({ type }) => type === 'enter')
          return seat === 0 && round >= 3 && kind === 'enter' && entered.length === 2 && displaces && goesOn
        },
        ahead(5, ({ type }) => type === 'expand' || type === 'enter' || type === 'post'),
      ),
  },
  bookkeeping: {
    moment: () =>
      findMoment(
        SEED,
        4,
        ({ turn: seat, round, pending }, legal) =>
          seat === 0 &&
          round >= 3 &&
          pending.at(-1)?.kind === 'bookkeeper' &&
          legal.filter(({ type }) => type === 'move').length >= 2,
        ahead(1, ({ type }) => type === 'bookkeeper'),
      ),
  },
  'another-board': {
    moment: turn,
    async act(page) {
      await turnTo(page, 3)
      await page.locator('.strip').first().click()
    },
  },
  log: {
    moment: turn,
    async act(page) {
      const log = page.locator('.log-button')
      if (await log.isVisible()) await log.click()
      else await turnTo(page, 4)
    },
  },
  'from-the-log': {
    moment: turn,
    async act(page) {
      await page.goto(`${page.url()}/at/60`)
      await page.locator('.looking-back').waitFor()
    },
  },
  score: { moment: () => findMoment(SEED, 4, ({ phase }) => phase === 'over') },
}

/** Shows a part of the table on a phone; elsewhere all are in sight. */
export async function turnTo(page: Page, part: number): Promise<void> {
  const tab = page.locator('.phone-tabs button').nth(part)
  if (await tab.isVisible()) await tab.click()
}
