// What is to be seen on the pictures of Yokohama.

import type { Command, View } from '@entrepot/yokohama'
import type { Page } from '@playwright/test'
import { aheadInYokohama, findYokohama, type Moment } from './moments.ts'
import { lookBackTo, openLog, openOthersBoard, openScore, turnTo, type Picture } from './pictures.ts'

const SEED = 'a print 94'
/** Games in which the rarer decisions come up. */
const PIOUS = 'a print 19'
const LAVISH = 'a print 1'
const CONNECTED = 'a print 0'

/** The first decision of the person of a kind, some rounds into the game; commands of the types `by` may lead to it. */
function asked(
  kind: string,
  isWanted: (legal: readonly Command[], view: View) => boolean = () => true,
  { round = 4, seed = SEED, by = [] }: { round?: number; seed?: string; by?: readonly string[] } = {},
): () => Moment {
  return () =>
    findYokohama(
      seed,
      4,
      (view, legal) => {
        const frame = view.pending.at(-1)
        return frame?.kind === kind && frame.seat === 0 && view.round >= round && isWanted(legal, view)
      },
      aheadInYokohama(by.length, ({ type }) => by.includes(type)),
    )
}

const isPaid = (command: Command): boolean => command.type === 'move' && (command.paying ?? []).length > 0
const offers =
  (wanted: Command['type']) =>
  (legal: readonly Command[]): boolean =>
    legal.some(({ type }) => type === wanted)
const several = (legal: readonly Command[]): boolean => legal.length > 3
const early = { round: 2 }
const pious = { round: 2, seed: PIOUS }

/** The moments by which the table is judged. */
export const YOKOHAMA: Readonly<Record<string, Picture>> = {
  yokohama: { moment: asked('placement', (_, { pending }) => pending.at(-1)?.placed === 0, { round: 8 }) },
  'yokohama-movement': {
    moment: asked('movement', (legal, { players }) => players[0]?.president !== null && legal.some(isPaid)),
    act: (page) => page.locator('.area-card[data-legal]:has(.price) .cover').last().focus(),
  },
  'yokohama-laboratory': { moment: asked('laboratory', several, early) },
  'yokohama-building': { moment: asked('building', several, early) },
  'yokohama-order': {
    moment: asked('after', offers('fulfil'), early),
    async act(page) {
      await turnTo(page, 2)
      await page.locator('.hand-orders [data-legal]').first().click()
    },
  },
  'yokohama-another-board': { moment: asked('placement', undefined, { round: 10 }), act: openOthersBoard },
  'yokohama-score': { moment: () => findYokohama(SEED, 4, ({ phase }) => phase === 'over') },
}

/** What else a player meets in a whole game. */
export const YOKOHAMA_DECISIONS: Readonly<Record<string, Picture>> = {
  'yokohama-first-order': { moment: () => findYokohama(SEED, 4, ({ phase }) => phase === 'orders') },
  'yokohama-return': { moment: asked('recall', several) },
  'yokohama-port': { moment: asked('port') },
  'yokohama-church': { moment: asked('church', undefined, pious) },
  'yokohama-gifts': {
    moment: asked('gifts', undefined, { ...pious, by: ['done', 'move', 'put'] }),
    act: (page) => page.locator('.purse .target[data-legal]').first().click(),
  },
  'yokohama-customs': { moment: asked('customs', undefined, pious) },
  'yokohama-chinatown': { moment: asked('chinatown', several, pious) },
  'yokohama-employment': { moment: asked('warehouse', several, { round: 1 }) },
  'yokohama-good-of-choice': { moment: asked('anyGood', undefined, { round: 2, seed: LAVISH }) },
  'yokohama-five-power': { moment: asked('fivePower', undefined, early) },
  'yokohama-deploy': { moment: asked('deploy', offers('deployTo'), early) },
  'yokohama-station': { moment: asked('station', undefined, { round: 2, seed: CONNECTED }) },
  'yokohama-agent': { moment: asked('after', offers('agent'), early) },
  'yokohama-refused': {
    moment: asked('movement', undefined, { round: 5 }),
    async act(page: Page) {
      await page.locator('.area-card[data-kind="laboratory"]:not([data-legal]) .cover').first().click()
      await page.locator('.refusal a').waitFor()
      await page.mouse.move(2, 2)
    },
  },
  'yokohama-log': { moment: asked('placement', undefined, { round: 10 }), act: openLog },
  'yokohama-from-the-log': { moment: asked('placement', undefined, { round: 10 }), act: lookBackTo(120) },
  'yokohama-score-so-far': { moment: asked('placement', undefined, { round: 14 }), act: openScore },
}
