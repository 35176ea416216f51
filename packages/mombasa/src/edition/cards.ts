import type { Faults } from '@entrepot/kernel/faults'
import { GOODS, type Components } from '../components/schema.ts'

type Card = Components['actionCards'][number]
type Requirement = Components['bookTiles'][number]['requirements'][number]

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** The cards of the players and their starting tiles (M2.9–M2.12). */
export function startFaults(box: Components, wrong: Faults, odd: Faults): void {
  const { startHand, expansionOneCards, startTiles } = box
  wrong.count('startHand', 9, startHand.length)
  wrong.fixed(
    'expansionOneCards',
    [1, 2, 3, 4],
    expansionOneCards.map(({ seat }) => seat),
  )
  for (const { id, type, value } of expansionOneCards)
    wrong.fixed(`expansionOneCards.${id}`, 'expansion 1', `${type} ${value}`)
  for (const good of GOODS)
    odd.fixed(
      `startHand.${good}`,
      [1, 2],
      startHand.filter(({ type }) => type === good).map(({ value }) => value),
    )
  const coffee = startHand.find(({ type, value }) => type === 'coffee' && value === 1)
  const sale = box.bonusSpaces.find(({ reward }) => reward?.poundsFromCratePlus !== undefined)
  // R4: £3 for a coffee card of value 1, with what the discard space adds.
  wrong.fixed(
    `startHand.${coffee?.id ?? ''}.crate`,
    3 - (sale?.reward?.poundsFromCratePlus ?? 0),
    coffee?.crate ?? 0,
  )
  wrong.count('startTiles', 10, startTiles.length)
  const hand = startHand.map(({ id }) => id)
  for (const { id, resting, bonus } of startTiles) {
    wrong.unique(`startTiles.${id}.resting`, resting)
    for (const card of resting) wrong.known(`startTiles.${id}.resting`, card, hand)
    for (const company of Object.keys(bonus.tracks ?? {}))
      wrong.known(
        `startTiles.${id}.bonus`,
        company,
        box.companies.map((one) => one.id),
      )
    const tracks = Object.keys(bonus.tracks ?? {}).length + (bonus.diamonds === undefined ? 0 : 1)
    wrong.range(`startTiles.${id}.bonus`, 1, 2, tracks)
  }
  wrong.fixed(
    'startTiles.firstGameSeat',
    [1, 2, 3, 4],
    startTiles.flatMap(({ firstGameSeat }) => firstGameSeat ?? []).toSorted((a, b) => a - b),
  )
}

/** The action deck and its display (M2.4, M2.5, M8.1, M8.2). */
export function cardFaults(
  { actionCards, cardDisplay, companies }: Components,
  wrong: Faults,
  odd: Faults,
): void {
  const ids = companies.map(({ id }) => id)
  wrong.unique(
    'actionCards',
    actionCards.map(({ id }) => id),
  )
  wrong.count('actionCards', 44, actionCards.length)
  wrong.counts(
    'actionCards',
    { A: 9, B: 16, C: 11, D: 4, E: 4 },
    actionCards.map(({ letter }) => letter),
  )
  const merchants = actionCards.filter(({ type }) => type === 'diamondMerchant')
  wrong.counts(
    'actionCards.diamondMerchant',
    Object.fromEntries(['generic', ...ids].map((id) => [id, 1])),
    merchants.map(({ company }) => company ?? 'generic'),
  )
  for (const { id, company, effect } of merchants)
    wrong.fixed(`actionCards.${id}.effect`, company === undefined ? [1, 2, 0] : [2, 1, 2], [
      effect?.diamonds ?? 0,
      effect?.pounds ?? 0,
      effect?.extraDiamondPerMines ?? 0,
    ])
  for (const card of actionCards) {
    if (card.share !== null) wrong.known(`actionCards.${card.id}.share`, card.share, ids)
    valueFault(card, wrong)
  }
  for (const letter of ['D', 'E']) {
    const shares = actionCards.filter((card) => card.letter === letter)
    wrong.counts(
      `actionCards.${letter}.share`,
      Object.fromEntries(ids.map((id) => [id, 1])),
      shares.map(({ share }) => share ?? 'none'),
    )
  }
  const alike = GOODS.map((good) =>
    actionCards
      .filter(({ type }) => type === good)
      .map(({ letter, value, crate }) => `${letter}${value}/${crate}`),
  ).map((cards) => cards.toSorted().join(' '))
  for (const [index, good] of GOODS.entries())
    odd.same(`actionCards.${good}`, alike[index], `actionCards.${GOODS[0]}`, alike[0])
  wrong.count('cardDisplay.slots', 12, cardDisplay.slots.length)
  wrong.counts(
    'cardDisplay.slots',
    { left: 4, middle: 4, right: 4 },
    cardDisplay.slots.map(({ col }) => col),
  )
  for (const good of ['banana', 'coffee']) {
    const prices = actionCards
      .filter(({ type, value }) => type === good && value === 2)
      .flatMap(({ crate }) => cardDisplay.slots.map(({ modifier }) => crate + modifier))
    wrong.example('cardDisplay', `${good} 2 = 3`, prices.includes(3))
  }
}

function valueFault({ id, type, value }: Card, wrong: Faults): void {
  const path = `actionCards.${id}.value`
  if ((GOODS as readonly string[]).includes(type)) wrong.range(path, 1, 4, value)
  if (type === 'expansion') wrong.range(path, 1, 3, value)
  if (type === 'bookkeeper') wrong.range(path, 2, 9, value)
}

/** The books (M2.7, M7.3, M7.12, M7.13). */
export function bookFaults(
  { bookTiles, bookRules, startTiles, companies }: Components,
  wrong: Faults,
  odd: Faults,
): void {
  wrong.unique(
    'bookTiles',
    bookTiles.map(({ id }) => id),
  )
  wrong.counts(
    'bookTiles',
    { A: 24, B: 24, C: 24 },
    bookTiles.map(({ letter }) => letter),
  )
  wrong.fixed('bookRules.cost', { A: 1, B: 1, C: 2 }, bookRules.cost)
  wrong.fixed('bookRules.flipCost', 2, bookRules.flipCost)
  const books = [
    ...bookTiles.map((book) => ({ path: `bookTiles.${book.id}`, book })),
    ...startTiles.map(({ id, book }) => ({ path: `startTiles.${id}.book`, book })),
  ]
  for (const { path, book } of books) {
    wrong.range(`${path}.requirements`, 1, 2, book.requirements.length)
    for (const { kind, min } of book.requirements) wrong.range(`${path}.requirements.${kind}`, 1, 5, min)
    wrong.count(`${path}.reward`, 1, Object.values(book.reward).filter((part) => part !== undefined).length)
    const company = book.reward.track?.company
    if (company !== undefined)
      wrong.known(
        `${path}.reward.track`,
        company,
        companies.map(({ id }) => id),
      )
  }
  const asks = (...wanted: string[]): boolean =>
    bookTiles.some(({ requirements }) => text(requirements) === wanted.toSorted().join(' + '))
  for (const wanted of [
    ['expansion 2'],
    ['anyGood 4'],
    ['coffee 3', 'anyGood 3'],
    ['bookkeeperOrMerchant 1'],
  ])
    wrong.example('bookTiles', wanted.join(' + '), asks(...wanted))
  for (const posts of [1, 2])
    wrong.example(
      'bookTiles',
      `removePosts ${posts}`,
      bookTiles.some(({ reward }) => reward.removePosts === posts),
    )
  for (const letter of ['A', 'B', 'C']) {
    const [first, ...others] = GOODS.map((good) =>
      sum(
        bookTiles
          .filter((book) => book.letter === letter)
          .flatMap(({ requirements }) =>
            requirements.filter(({ kind }) => kind === good).map(({ min }) => min),
          ),
      ),
    )
    for (const [index, units] of others.entries())
      odd.same(`bookTiles.${letter}.${GOODS[index + 1]}`, units, `bookTiles.${letter}.${GOODS[0]}`, first)
  }
}

const text = (requirements: readonly Requirement[]): string =>
  requirements
    .map(({ kind, min }) => `${kind} ${min}`)
    .toSorted()
    .join(' + ')
