// What is to be seen on the pictures of Yokohama.

import type { Command, View } from '@entrepot/yokohama'
import type { Page } from '@playwright/test'
import { findYokohama, type Moment } from './moments.ts'
import { turnTo, type Picture } from './pictures.ts'

const SEED = 'a print 6'

/** The first decision of the person of a kind, some rounds into the game. */
function asked(
  kind: string,
  isWanted: (legal: readonly Command[], view: View) => boolean = () => true,
  round = 4,
): () => Moment {
  return () =>
    findYokohama(SEED, 4, (view, legal) => {
      const frame = view.pending.at(-1)
      return frame?.kind === kind && frame.seat === 0 && view.round >= round && isWanted(legal, view)
    })
}

const isPaid = (command: Command): boolean => command.type === 'move' && (command.paying ?? []).length > 0

export const YOKOHAMA: Readonly<Record<string, Picture>> = {
  yokohama: { moment: asked('placement', (_, { pending }) => pending.at(-1)?.placed === 0, 8) },
  'yokohama-movement': {
    moment: asked('movement', (legal, { players }) => players[0]?.president !== null && legal.some(isPaid)),
    act: (page) => page.locator('.area-card:has(.price) .cover').first().hover(),
  },
  'yokohama-laboratory': { moment: asked('laboratory', (legal) => legal.length > 3, 2) },
  'yokohama-order': {
    moment: asked('after', (legal) => legal.some(({ type }) => type === 'fulfil'), 2),
    async act(page) {
      await turnTo(page, 2)
      await page.locator('.hand-orders [data-legal]').first().click()
    },
  },
  'yokohama-building': { moment: asked('building', (legal) => legal.length > 3, 2) },
  'yokohama-another-board': {
    moment: asked('placement', undefined, 10),
    async act(page: Page) {
      await turnTo(page, 3)
      await page.locator('.strip').first().click()
    },
  },
  'yokohama-score': { moment: () => findYokohama(SEED, 4, ({ phase }) => phase === 'over') },
}
