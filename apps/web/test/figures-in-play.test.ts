// Boards and words are drawn from the figures that a game is played with.

import { factsModule } from '@entrepot/releases/build'
import * as mombasa from '@entrepot/mombasa'
import { loadLexicon as mombasaLexicon } from '@entrepot/telling/mombasa/lexicon'
import { orderOf } from '@entrepot/telling/yokohama/components'
import { loadLexicon as yokohamaLexicon } from '@entrepot/telling/yokohama/lexicon'
import * as yokohama from '@entrepot/yokohama'
import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'

interface MombasaFigures {
  actionCards: { id: string; type: string; value: number; crate: number }[]
  playerBoard: { diamondTrack: { values: { space: number; pounds: number }[] } }
}

interface YokohamaFigures {
  orders: { id: string; country: string; gain: { [icon: string]: number } }[]
  rules: { handLimitOrders: number }
}

async function opened<Facts>(game: 'mombasa' | 'yokohama', figures: object): Promise<Facts> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(await factsModule(game))}`)) as {
    open(figures: object): Facts
  }
  return module.open(figures)
}

afterEach(() => {
  mombasa.putInPlay(mombasa.ownFacts)
  yokohama.putInPlay(yokohama.ownFacts)
})

test('of Mombasa: a card, its name and the values of a track follow the edition, and ours come back', async () => {
  const figures = structuredClone(mombasa.figures) as MombasaFigures
  const card = figures.actionCards.find(
    ({ type }) => type === 'bookkeeper',
  ) as MombasaFigures['actionCards'][0]
  const printed = mombasa.cardFacts(card.id)
  const before = (await mombasaLexicon('en')).names.cards[card.id]
  Object.assign(card, { value: printed.value + 1, crate: printed.crate + 3 })
  const last = figures.playerBoard.diamondTrack.values.at(-1) as { space: number; pounds: number }
  last.pounds += 5
  mombasa.putInPlay(await opened('mombasa', figures))
  expect(mombasa.cardFacts(card.id)).toMatchObject({ value: printed.value + 1, crate: printed.crate + 3 })
  expect(mombasa.DIAMOND_SCORE.at(-1)).toBe(last.pounds)
  const { names, news } = await mombasaLexicon('en')
  expect(names.cards[card.id]).toBe(before.replace(String(printed.value), String(printed.value + 1)))
  // In a sentence too.
  expect(JSON.stringify(news.discarded(card.id))).toContain(String(printed.value + 1))
  mombasa.putInPlay(mombasa.ownFacts)
  expect(mombasa.cardFacts(card.id)).toEqual(printed)
})

test('of Yokohama: an order, its name and a limit follow the edition', async () => {
  const figures = structuredClone(yokohama.figures) as YokohamaFigures
  const [order] = figures.orders as [YokohamaFigures['orders'][0]]
  Object.assign(order, { country: order.country === 'france' ? 'usa' : 'france', gain: { vp: 17 } })
  figures.rules.handLimitOrders += 1
  const limit = yokohama.HAND_LIMIT
  yokohama.putInPlay(await opened('yokohama', figures))
  expect(orderOf(order.id).gain).toEqual({ vp: 17 })
  expect(yokohama.HAND_LIMIT).toBe(limit + 1)
  const { names } = await yokohamaLexicon('en')
  expect(names.orders[order.id]).toContain(order.country === 'usa' ? 'American' : 'French')
})

test('no file of boards and words keeps figures from when it was loaded', () => {
  const root = `${import.meta.dirname}/../../..`
  const files = globSync(['apps/web/src/games/**/*.{ts,tsx}', 'packages/telling/src/**/*.ts'], { cwd: root })
  const keeping = files.filter((file) =>
    /^(export )?const [^=]+= (?!.*=>).*\bcomponents\./m.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  expect(keeping).toEqual([])
})
