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
    'Ben places an assistant at the Church, pays 1\u00a0yen to cross the canal and 1\u00a0yen to Cleo, ' +
      'and deploys an assistant from Fishing Ground II to Silk Mill II and an assistant from the Church to the Bank.',
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
      ', and fulfils 2\u00a0American\u00a0orders.',
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

test('what goes to a player and what goes to the supply are one payment', () => {
  expect(
    toldOf(
      { type: 'paid', seat: 1, what: 'yen', amount: 1, to: 2, source: 'lab-a' },
      { type: 'acted', seat: 1, area: 'lab-a', power: 4, agent: false },
      { type: 'paid', seat: 1, what: 'yen', amount: 3, to: null, source: 'lab-a' },
    ),
  ).toEqual([
    'Ben acts at the Laboratory with power\u00a04 and pays 1\u00a0yen to Cleo and 3\u00a0yen to the supply.',
  ])
})

test('what a technology costs is told with it, not with what the action costs', () => {
  expect(
    toldOf(
      { type: 'acted', seat: 1, area: 'lab-a', power: 4, agent: false },
      { type: 'paid', seat: 1, what: 'yen', amount: 3, to: null, source: 'lab-a' },
      { type: 'technologyUsed', seat: 1, technology: 'university' },
      { type: 'paid', seat: 1, what: 'yen', amount: 1, to: null, source: 'university' },
    ),
  ).toEqual([
    'Ben acts at the Laboratory with power\u00a04, pays 3\u00a0yen and uses University for 1\u00a0yen.',
  ])
})

test('where the tram goes is said once, by the action', () => {
  expect(
    toldOf(
      { type: 'moved', seat: 1, by: 'tram', path: ['bank'] },
      { type: 'acted', seat: 1, area: 'bank', power: 2, agent: false },
    ),
  ).toEqual(['Ben takes the tram and acts at the Bank with power\u00a02.'])
})

test('an agent who is sent begins a sentence of a long turn', () => {
  expect(
    toldOf(
      { type: 'placed', seat: 1, area: 'bank' },
      { type: 'acted', seat: 1, area: 'bank', power: 2, agent: false },
      { type: 'agentUsed', seat: 1, agent: 'agent-france-1' },
      { type: 'acted', seat: 1, area: 'tea-1', power: 2, agent: true },
      { type: 'gained', seat: 1, what: 'tea', amount: 2, source: 'tea-1' },
    ),
  ).toEqual([
    'Ben places an assistant at the Bank. Then Ben acts at the Bank with power\u00a02. ' +
      'Finally, Ben sends the French agent to Tea Plantation I with power\u00a02 and gains 2\u00a0tea.',
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

test('a Portuguese technology is called one, but not twice', async () => {
  const { news } = await loadLexicon('pt-BR')
  expect(news.technologyAcquired('tram').they).toBe('adquire a tecnologia Bonde')
  expect(news.technologyAcquired('mining-technology').they).toBe('adquire a Tecnologia de Mineração')
})
