import type { Faults } from '@entrepot/kernel/faults'
import type { Components } from '../components/schema.ts'

type Amounts = { readonly [name: string]: number | undefined }

const sum = (amounts: Amounts): number =>
  Object.values(amounts).reduce<number>((all, one) => all + (one ?? 0), 0)

/** What things are worth in yen (Y8.5), to see whether reconstructed figures keep their balance. */
const WORTH: { readonly [name: string]: number } = {
  vp: 1,
  yen: 1,
  tea: 1,
  fish: 1,
  copper: 2,
  silk: 2,
  anyGood: 2,
  import: 3,
  warehouse: 2,
  deploy: 1,
}

function worthOf(amounts: Amounts): number {
  return Object.entries(amounts).reduce((all, [name, amount]) => all + (amount ?? 0) * WORTH[name], 0)
}

/** The orders (Y2.7, Y7.3). */
export function orderFaults({ orders, foreignAgents }: Components, wrong: Faults, odd: Faults): void {
  wrong.count('orders', 36, orders.length)
  wrong.counts(
    'orders',
    { england: 11, usa: 7, france: 7, germany: 7, netherlands: 4 },
    orders.map(({ country }) => country),
  )
  wrong.counts(
    'foreignAgents',
    { england: 3, usa: 2, france: 2, germany: 2, netherlands: 1 },
    foreignAgents.map(({ country }) => country),
  )
  for (const { id, requires, gain } of orders) {
    wrong.range(`orders.${id}.requires`, 1, 12, sum(requires))
    odd.range(`orders.${id}.requires`, 3, 9, sum(requires))
    odd.range(`orders.${id}.gain.vp`, 1, 99, gain.vp ?? 0)
    const cost = worthOf(requires)
    odd.range(`orders.${id}.gain`, cost, cost + 2, worthOf(gain))
  }
  odd.unique(
    'orders.requires',
    orders.map(
      ({ requires: { copper = 0, silk = 0, tea = 0, fish = 0 } }) => `${copper}-${silk}-${tea}-${fish}`,
    ),
  )
}

/** The technologies (Y2.6, Y9). */
export function technologyFaults(
  { technologies, technologyCards }: Components,
  wrong: Faults,
  odd: Faults,
): void {
  wrong.count('technologies', 20, technologies.length)
  wrong.count('technologyCards', 30, technologyCards.length)
  const copies = technologies.map(
    ({ id }) => technologyCards.filter(({ technology }) => technology === id).length,
  )
  wrong.count('technologyCards.twice', 10, copies.filter((count) => count === 2).length)
  wrong.count('technologyCards.once', 10, copies.filter((count) => count === 1).length)
  wrong.counts(
    'technologyCards',
    { england: 9, usa: 6, france: 6, germany: 6, netherlands: 3 },
    technologyCards.map(({ country }) => country),
  )
  for (const { id, value, effect } of technologies) {
    odd.range(`technologies.${id}.value`, 2, 6, value)
    const vp = POINTS[id]
    if (vp !== undefined) wrong.fixed(`technologies.${id}.effect.gain.vp`, vp, effect.gain?.vp)
  }
}

/** Points that the rules name (Y9.1, Y9.6–Y9.8). */
const POINTS: { readonly [technology: string]: number } = {
  gaslight: 2,
  'electric-light': 3,
  exposition: 10,
  ball: 2,
  'patent-system': 2,
  winery: 3,
  brickyard: 4,
}

export function achievementFaults({ achievements }: Components, wrong: Faults): void {
  wrong.counts(
    'achievements',
    { A: 4, B: 4, C: 4 },
    achievements.map(({ deck }) => deck),
  )
  for (const { id, vpFirst, vpLater } of achievements) {
    wrong.range(`achievements.${id}.vpLater`, 1, 99, vpLater)
    wrong.rising(`achievements.${id}`, [vpLater, vpFirst])
  }
}

/** Building sites and 5-power tokens (Y2.3, Y6.4). */
export function siteFaults({ buildingSites, fivePowerTokens }: Components, wrong: Faults, odd: Faults): void {
  wrong.count('buildingSites', 24, buildingSites.length)
  wrong.count('fivePowerTokens', 20, fivePowerTokens.length)
  for (const { id, shops, tradingHouse } of buildingSites) {
    const path = `buildingSites.${id}`
    wrong.count(`${path}.shops`, 4, shops.length)
    odd.count(`${path}.shops.gain`, 3, shops.filter(({ gain }) => sum(gain) > 0).length)
    odd.range(`${path}.tradingHouse.gain.vp`, 5, 8, tradingHouse.gain.vp ?? 0)
  }
  for (const { id, gain } of fivePowerTokens) odd.range(`fivePowerTokens.${id}.gain`, 4, 5, worthOf(gain))
}
