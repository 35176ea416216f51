import { COUNTRIES, GOODS } from '@entrepot/yokohama'
import { GAINS } from '@entrepot/telling/yokohama/components'
import { loadLexicon } from '@entrepot/telling/yokohama/lexicon'
import type { Language } from '@entrepot/words'
import type { Shape } from '../../editions/editor/fields.ts'
import type { FigureLayout, PartLayout } from '../module.ts'

const PARTS: readonly PartLayout[] = [
  { id: 'orders', path: ['orders'] },
  { id: 'technologyCards', path: ['technologyCards'] },
  { id: 'technologies', path: ['technologies'] },
  { id: 'achievements', path: ['achievements'] },
  { id: 'buildingSites', path: ['buildingSites'] },
  { id: 'fivePowerTokens', path: ['fivePowerTokens'] },
  { id: 'managementBoards', path: ['managementBoards'] },
  { id: 'areas', path: ['areas'] },
  { id: 'foreignAgents', path: ['foreignAgents'] },
  {
    id: 'rules',
    path: ['rules'],
    only: [
      'endTriggers',
      'finalScoring',
      'warehouseCost',
      'buildMinPower',
      'fivePowerMin',
      'handLimitOrders',
      'agentEvery',
    ],
  },
  {
    id: 'playerSet',
    path: ['playerSet', 'start'],
    only: ['hand', 'warehouse', 'yenFirstPlayer', 'yenOthers'],
  },
  { id: 'setup', path: ['setup'], only: ['removeOrders'] },
]

/** The members of the data file that are figures of a component. */
const FIGURES = new Set(
  (
    'country requires gain value technology deck condition have fivePowerTokensPlusAgents ordersFulfilled technologies ' +
    'areasWithOwnBuilding production commercial vpFirst vpLater shops tradingHouse slots spaces zone costModifier faith ' +
    'imports neutralIn2pVariant action amountByPower vpByPower levelByPower exchangesByPower sell buy ' +
    'faithByPower maxImportsByPower effect cost assistant shop tradingHousesBuilt shopsBuilt churchAssistants ' +
    'customsAssistants church customs technology countrySets unusedAgent import yenPerVp goodsPerVp ' +
    'freeCards secondCardCost buyLevel tollYen differentAreas pairPlusAdjacent mayLeaveAssistants moveFromWarehouse ' +
    'yenWhen'
  ).split(' '),
)

interface Technology {
  readonly id: string
  readonly value: number
}

interface Figures {
  readonly technologies: readonly Technology[]
  readonly technologyCards: readonly { readonly technology: string; readonly value: number }[]
  readonly managementBoards: readonly { readonly area: string }[]
  readonly areas: readonly { readonly action: { readonly tollYen?: number } }[]
  readonly playerSet: {
    readonly perColour: Amounts
    readonly start: { readonly hand: Amounts; readonly warehouse: Amounts }
  }
  readonly rules: {
    readonly movement: object
    readonly endTriggers: { readonly churchAssistants: unknown; readonly customsAssistants: unknown }
    readonly finalScoring: { readonly church: unknown; readonly customs: unknown }
  }
}

type Amounts = { readonly [name: string]: number | undefined }

/**
 * What stands twice in the data file: the value of a technology also on its cards, the end and the majorities also on
 * the boards of church and customs, the toll also among the rules, the pieces of a player also as a sum.
 */
function settled(given: object): object {
  const { technologies, technologyCards, managementBoards, areas, playerSet, rules } = given as Figures
  const valueOf = (id: string): number | undefined => technologies.find((one) => one.id === id)?.value
  const { endTriggers, finalScoring } = rules
  const printed: { readonly [area: string]: object } = {
    church: {
      endTriggerPlayerAssistants: endTriggers.churchAssistants,
      majorityVp: finalScoring.church,
    },
    customs: {
      endTriggerPlayerAssistants: endTriggers.customsAssistants,
      majorityVp: finalScoring.customs,
    },
  }
  const toll = areas.find(({ action }) => action.tollYen !== undefined)?.action.tollYen
  const { hand, warehouse } = playerSet.start
  const sums: Amounts = Object.fromEntries(
    ['assistant', 'shop', 'tradingHouse'].map((piece) => [
      piece,
      (hand[piece] ?? 0) + (warehouse[piece] ?? 0),
    ]),
  )
  return {
    ...given,
    technologyCards: technologyCards.map((card) => ({
      ...card,
      value: valueOf(card.technology) ?? card.value,
    })),
    managementBoards: managementBoards.map((board) => ({ ...board, ...printed[board.area] })),
    playerSet: { ...playerSet, perColour: { ...playerSet.perColour, ...sums } },
    rules: { ...rules, movement: { ...rules.movement, ...(toll === undefined ? {} : { canalToll: toll }) } },
  }
}

const isAmount = (key: string): boolean => (GAINS as readonly string[]).includes(key)

const shape: Shape = {
  known(key, [part]) {
    // The value of a card is that of its technology.
    if (key === 'value' && part === 'technologyCards') return false
    return FIGURES.has(key) || isAmount(key) || /^\d$/.test(key)
  },
  optional(path) {
    const last = path.at(-1)
    if (last === 'requires') return GOODS
    return last === 'gain' && path[0] !== 'technologies' ? GAINS : undefined
  },
  choices(path, figures) {
    switch (path.at(-1)) {
      case 'country':
        return COUNTRIES
      case 'technology':
        return path[0] === 'technologyCards'
          ? (figures as Figures).technologies.map(({ id }) => id)
          : undefined
      case 'deck':
        return ['A', 'B', 'C']
      case 'zone':
        return ['blue', 'yellow', 'red']
      default:
        return undefined
    }
  },
  blank: (path) =>
    path.at(-1) === 'spaces'
      ? { id: 'new', faith: 1, gain: { vp: 1 }, neutralIn2pVariant: false }
      : undefined,
}

/** How the figures of Yokohama are looked at and changed. */
export async function yokohamaFigures(language: Language): Promise<FigureLayout> {
  const { names } = await loadLexicon(language)
  const { goods, icons, countries, areas, technologies, technologyCards, orders, achievements, agents } =
    names
  const cards = { ...technologyCards, ...orders, ...achievements, ...agents }
  const boards = { ...names.managementBoards, ...names.boardSpaces }
  const sites = { ...names.buildingSites, ...names.buildingLots, ...names.fivePowerTokens }
  const byId: { readonly [id: string]: string } = {
    ...names.areaKinds,
    ...sites,
    ...boards,
    ...cards,
    ...technologies,
    ...areas,
    ...icons,
    ...countries,
    ...goods,
  }
  return {
    parts: PARTS,
    shape,
    settled,
    nameOf: (id) => byId[id],
    pictureOf: (part, id) => (part === 'technologies' ? `tech-${id}-1` : undefined),
    categories: names.scoreCategories,
  }
}
