import type { Event } from '@entrepot/yokohama'
import { expect, test } from 'vitest'
import { loadLexicon } from '../src/yokohama/lexicon.ts'
import { newsOf } from '../src/yokohama/news.ts'
import { readOut } from '../src/news.ts'

const english = await loadLexicon('en')
const NAMES = ['Ann', 'Ben', 'Cleo']
const personOf = (seat: number) => ({ name: NAMES[seat] ?? '', isYou: seat === 0, isBot: false })

/** What Ben's turn is told as. */
function toldOf(...events: readonly Event[]): string[] {
  return readOut(newsOf(events, 1, english, personOf), english.speech, personOf).map(({ text }) => text)
}

test('assistants that are deployed to one area are told together', () => {
  expect(
    toldOf(
      { type: 'deployed', seat: 1, from: 'fish-2', to: 'silk-2' },
      { type: 'deployed', seat: 1, from: 'church', to: 'silk-2' },
    ),
  ).toEqual(['Ben deploys assistants from Fishing Ground II and the Church to Silk Mill II.'])
})

test('all that is deployed is one deed, and the toll of the canal says what it is for', () => {
  expect(
    toldOf(
      { type: 'placed', seat: 1, area: 'church' },
      { type: 'paid', seat: 1, what: 'yen', amount: 1, to: 2, source: 'church' },
      { type: 'paid', seat: 1, what: 'yen', amount: 1, to: null, source: 'canal' },
      { type: 'deployed', seat: 1, from: 'fish-2', to: 'silk-2' },
      { type: 'deployed', seat: 1, from: 'church', to: 'bank' },
    ),
  ).toEqual([
    'Ben places an assistant at the Church, pays 1\u00a0yen to cross the canal, ' +
      'deploys an assistant from Fishing Ground II to Silk Mill II and an assistant from the Church to the Bank ' +
      'and pays 1\u00a0yen to Cleo.',
  ])
})

test('what is there twice is counted', () => {
  expect(
    toldOf(
      { type: 'deployed', seat: 1, from: 'church', to: 'silk-2' },
      { type: 'deployed', seat: 1, from: 'church', to: 'silk-2' },
      { type: 'deployed', seat: 1, from: 'hand', to: 'silk-2' },
      { type: 'orderFulfilled', seat: 1, order: 'order-us04' },
      { type: 'orderFulfilled', seat: 1, order: 'order-us07' },
    ),
  ).toEqual([
    'Ben deploys 2\u00a0assistants from the Church and an assistant from hand to Silk Mill II' +
      ' and fulfils 2\u00a0American\u00a0orders.',
  ])
})

test('fees to several players are one deed', () => {
  expect(
    toldOf(
      { type: 'paid', seat: 1, what: 'yen', amount: 1, to: 0, source: 'church' },
      { type: 'paid', seat: 1, what: 'yen', amount: 2, to: 2, source: 'bank' },
      { type: 'placed', seat: 1, area: 'church' },
    ),
  ).toEqual(['Ben places an assistant at the Church and pays 1\u00a0yen to you and 2\u00a0yen to Cleo.'])
})

test('what an action costs is told with the action, not with what was paid before it', () => {
  expect(
    toldOf(
      { type: 'placed', seat: 1, area: 'customs' },
      { type: 'paid', seat: 1, what: 'yen', amount: 1, to: null, source: 'canal' },
      { type: 'acted', seat: 1, area: 'customs', power: 2, agent: false },
      { type: 'paid', seat: 1, what: 'import', amount: 1, to: null, source: 'customs-1' },
    ),
  ).toEqual([
    'Ben places an assistant at the Customs House and pays 1\u00a0yen to cross the canal. ' +
      'Then Ben acts at the Customs House with power\u00a02 and pays 1\u00a0import.',
  ])
})

test('who gains by the turn of another is told what brought it', () => {
  expect(
    toldOf(
      { type: 'acted', seat: 1, area: 'bank', power: 2, agent: false },
      { type: 'gained', seat: 0, what: 'yen', amount: 1, source: 'tradingHouse' },
      { type: 'gained', seat: 2, what: 'yen', amount: 1, source: 'stock-system' },
    ).slice(1),
  ).toEqual(['You gain 1\u00a0yen from a trading house.', 'Cleo gains 1\u00a0yen from Stock System.'])
})
