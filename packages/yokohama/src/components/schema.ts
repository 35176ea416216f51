import { check } from '@entrepot/kernel'

const { count, flag, list, number, oneOf, optional, record, some, text } = check

/** What a player can hold as a number, in the order in which the state keeps it. */
export const RESOURCES = ['copper', 'silk', 'tea', 'fish', 'yen', 'import', 'vp'] as const
export type Resource = (typeof RESOURCES)[number]

export const GOODS = ['copper', 'silk', 'tea', 'fish'] as const
export type Good = (typeof GOODS)[number]

export const PIECES = ['assistant', 'shop', 'tradingHouse'] as const
export type Piece = (typeof PIECES)[number]

export const COUNTRIES = ['england', 'usa', 'france', 'germany', 'netherlands'] as const
export type Country = (typeof COUNTRIES)[number]

export const CATEGORIES = ['production', 'commercial', 'canal'] as const
export type Category = (typeof CATEGORIES)[number]

/** The icons that can stand on a token, lot, order or board space (Y10). */
export const ICONS = [...RESOURCES, 'anyGood', 'warehouse', 'deploy'] as const

/** The events on which Mining Technology works (Y9.3). */
export const COPPER_SOURCES = ['copperMine', 'chinatown', 'fivePower', 'buildingSite'] as const
export type CopperSource = (typeof COPPER_SOURCES)[number]

const byPower = list(count, 5)
const byPlayers = record({ '2': count, '3': count, '4': count })
const idsByPlayers = record({ '2': list(text), '3': list(text), '4': list(text) })
const gain = some(ICONS, count)
const price = some(RESOURCES, count)
const pieces = some(PIECES, count)
const country = oneOf(...COUNTRIES)
const zone = oneOf('blue', 'yellow', 'red')
const lot = record({ id: text, gain })

/** What is printed on an area. */
const PRINTED_KINDS = [
  ...GOODS,
  'bank',
  'port',
  'laboratory',
  'agency',
  'chinatown',
  'church',
  'customs',
  'canal',
] as const
export type PrintedKind = (typeof PRINTED_KINDS)[number]

const area = record({
  id: text,
  kind: oneOf(...PRINTED_KINDS),
  category: oneOf(...CATEGORIES),
  action: record({
    type: oneOf(
      'gainGoods',
      'gainYen',
      'takeOrders',
      'takeTechnology',
      'moveFromWarehouse',
      'exchange',
      'placeOnBoard',
      'passage',
    ),
    good: optional(oneOf(...GOODS)),
    board: optional(text),
    amountByPower: optional(byPower),
    zonesByPower: optional(list(list(zone), 5)),
    vpByPower: optional(byPower),
    freeCards: optional(count),
    secondCardCost: optional(list(price)),
    levelByPower: optional(byPower),
    buyLevel: optional(list(price)),
    exchangesByPower: optional(byPower),
    sell: optional(price),
    buy: optional(price),
    faithByPower: optional(byPower),
    extraFaithOnceEach: optional(list(oneOf(...RESOURCES))),
    maxImportsByPower: optional(byPower),
    tollYen: optional(count),
  }),
})

const board = record({
  id: text,
  area: text,
  endTriggerPlayerAssistants: optional(byPlayers),
  majorityVp: optional(list(count, 2)),
  slots: optional(list(record({ id: text, zone: optional(zone), costModifier: optional(count) }))),
  spaces: optional(
    list(
      record({ id: text, faith: optional(count), imports: optional(count), gain, neutralIn2pVariant: flag }),
    ),
  ),
})

const effect = record({
  hook: oneOf(
    'acquire',
    'acquireTechnology',
    'buildShop',
    'buildTradingHouse',
    'fulfilOrder',
    'gainCopper',
    'movement',
    'oncePerTurn',
    'placeOnChurch',
    'placeOnCustoms',
    'placement',
    'recovery',
    'turnStart',
  ),
  gain: optional(price),
  cost: optional(price),
  sources: optional(list(oneOf(...COPPER_SOURCES))),
  placeStation: optional(flag),
  freePassage: optional(flag),
  mayEndWithOtherPresidents: optional(flag),
  jumpToAreaWithoutOtherPresidents: optional(flag),
  differentAreas: optional(count),
  pairPlusAdjacent: optional(count),
  mayLeaveAssistants: optional(count),
  moveFromWarehouse: optional(pieces),
  yenWhen: optional((value: unknown, path: string) => some(Object.keys(value ?? {}), count)(value, path)),
})

const achievement = record({
  id: text,
  deck: oneOf('A', 'B', 'C'),
  condition: record({
    have: optional(price),
    fivePowerTokensPlusAgents: optional(count),
    ordersFulfilled: optional(count),
    technologies: optional(count),
    areasWithOwnBuilding: optional(some(['production', 'commercial'], count)),
  }),
  vpFirst: count,
  vpLater: count,
})

/** The parts of the data file that the rules read. */
export const readComponents = record({
  goods: list(record({ id: oneOf(...GOODS) }), GOODS.length),
  countries: list(record({ id: country }), COUNTRIES.length),
  playerSet: record({
    perColour: record({ assistant: count, shop: count, tradingHouse: count }),
    start: record({
      hand: some(['president', ...PIECES, ...RESOURCES], count),
      warehouse: pieces,
      yenFirstPlayer: count,
      yenOthers: count,
    }),
  }),
  setup: record({
    removeAreas: idsByPlayers,
    removeOrders: byPlayers,
    dealOrders: record({ deal: count, keep: count }),
  }),
  rules: record({
    power: record({
      president: count,
      assistant: count,
      shop: count,
      tradingHouse: count,
      station: count,
      foreignAgent: count,
      max: count,
    }),
    placement: record({
      option3Different: count,
      optionSameArea: count,
      feePerAssistantPerOtherPresident: count,
    }),
    movement: record({ feePerOtherPresident: count, canalToll: count }),
    buildMinPower: count,
    fivePowerMin: count,
    tradingHouseIncome: record({ yen: count }),
    warehouseCost: record({ assistant: count, shop: count, tradingHouse: list(count) }),
    handLimitOrders: count,
    agentUsesPerTurn: count,
    agentEvery: count,
    endTriggers: record({
      tradingHousesBuilt: count,
      shopsBuilt: count,
      churchAssistants: byPlayers,
      customsAssistants: byPlayers,
    }),
    finalScoring: record({
      church: list(count, 2),
      customs: list(count, 2),
      technology: list(count, 2),
      countrySets: record({ '1': count, '2': count, '3': count, '4': count, '5': count }),
      unusedAgent: count,
      import: count,
      yenPerVp: count,
      goodsPerVp: count,
    }),
  }),
  variants: record({
    tmgTwoPlayer: record({ endTriggerIncludingNeutral: count, dummyTechnologyValue: number }),
    agentCountsAsPower: record({ value: count }),
  }),
  areas: list(area),
  layouts: list(
    record({ players: count, cells: list(record({ id: text, x: number, y: number, adjacent: list(text) })) }),
  ),
  managementBoards: list(board),
  orders: list(record({ id: text, country, requires: some(GOODS, count), gain })),
  technologies: list(record({ id: text, value: count, effect })),
  technologyCards: list(record({ id: text, technology: text, country, value: count })),
  achievements: list(achievement),
  buildingSites: list(record({ id: text, shops: list(lot), tradingHouse: lot })),
  fivePowerTokens: list(record({ id: text, gain })),
  foreignAgents: list(record({ id: text, country })),
})

export type Components = ReturnType<typeof readComponents>
