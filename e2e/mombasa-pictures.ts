// What is to be seen on the pictures of Mombasa.

import type { Command, View } from '@entrepot/mombasa'
import type { Page } from '@playwright/test'
import { ahead, findLater, findMoment, type Moment } from './moments.ts'
import { lookBackTo, openLog, openOthersBoard, openScore, turnTo, type Picture } from './pictures.ts'

const SEED = 'a picture 28'
/** A game in which more of the rarer decisions come up. */
const EVENTFUL = 'a picture 1'

/** The first decision of the person of a kind, some rounds into the game. */
function asked(
  kind: string,
  isWanted: (legal: readonly Command[], view: View) => boolean = () => true,
  { round = 3, seed = SEED }: { round?: number; seed?: string } = {},
): () => Moment {
  return () =>
    findMoment(seed, 4, (view, legal) => {
      const frame = view.pending.at(-1)
      return frame?.kind === kind && frame.seat === 0 && view.round >= round && isWanted(legal, view)
    })
}

const offers =
  (...types: Command['type'][]) =>
  (legal: readonly Command[]): boolean =>
    types.every((wanted) => legal.some(({ type }) => type === wanted))

/** The first turn of the third round: much is laid out, and nothing is decided yet. */
export const turn = asked('turn')

/** The moments by which the table is judged. */
export const MOMBASA: Readonly<Record<string, Picture>> = {
  planning: {
    moment: () => findMoment(SEED, 4, ({ phase, round }) => phase === 'planning' && round === 3),
    async act(page) {
      const card = page.locator('.hand-card[data-legal]')
      // As many as slots are open.
      for (let n = 0; n < 3 && (await card.count()) > 0; n++) await card.last().click()
    },
  },
  turn: { moment: turn },
  expansion: {
    moment: () =>
      findMoment(
        EVENTFUL,
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
  'another-board': { moment: turn, act: openOthersBoard },
  log: { moment: turn, act: openLog },
  'from-the-log': { moment: turn, act: lookBackTo(60) },
  score: {
    moment: () => findMoment(SEED, 4, ({ phase }) => phase === 'over'),
    act: (page) => page.locator('.victory svg path').first().waitFor({ state: 'attached' }),
  },
}

/** What else a player meets in a whole game. */
export const MOMBASA_DECISIONS: Readonly<Record<string, Picture>> = {
  'start-tiles': { moment: () => findLater(SEED, 4, ({ phase }) => phase === 'tiles') },
  buying: {
    moment: asked('goods', offers('goods', 'buy', 'step'), { seed: EVENTFUL }),
    async act(page) {
      await page.locator('.market-card[data-legal]').first().hover()
      await page.locator('.detail .rule-text').first().waitFor()
    },
  },
  'capital-call': {
    moment: asked('goods', (legal) => legal.some((command) => command.type === 'step' && 'pay' in command), {
      seed: EVENTFUL,
    }),
  },
  'trading-post': { moment: asked('post') },
  'displaced-post': { moment: asked('return') },
  diamonds: {
    moment: asked('turn', offers('merchant')),
    act: (page) => page.locator('.own-part .target[data-legal] .icon-diamondMerchant').last().click(),
  },
  books: {
    moment: asked('points', (legal) => legal.length > 8),
    async act(page) {
      await page.locator('.market-book[data-legal]').last().hover()
      await page.locator('.detail .rule-text').first().waitFor()
    },
  },
  'placing-a-book': { moment: asked('place', offers('place')) },
  majority: { moment: asked('tier', undefined, { seed: EVENTFUL }) },
  'rest-piles': { moment: asked('pile') },
  refused: {
    moment: turn,
    async act(page: Page) {
      await turnTo(page, 0)
      await page
        .locator('.region')
        .nth(10)
        .click({ position: { x: 12, y: 12 }, force: true })
      await page.locator('.refusal a').waitFor()
      await page.mouse.move(2, 2)
    },
  },
  'score-so-far': { moment: asked('turn', undefined, { round: 6 }), act: openScore },
  result: {
    moment: () => findMoment(SEED, 4, ({ phase }) => phase === 'over'),
    act: (page) => page.keyboard.press('Escape'),
  },
}
