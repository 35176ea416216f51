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
    only: ['endTriggers', 'finalScoring', 'warehouseCost', 'buildMinPower', 'handLimitOrders', 'agentEvery'],
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
    'customsAssistants church customs technology countrySets unusedAgent import yenPerVp goodsPerVp'
  ).split(' '),
)

interface Figures {
  readonly technologies: readonly { readonly id: string }[]
}

const isAmount = (key: string): boolean => (GAINS as readonly string[]).includes(key)

const shape: Shape = {
  known: (key) => FIGURES.has(key) || isAmount(key) || /^\d$/.test(key),
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
    ...sites,
    ...boards,
    ...cards,
    ...technologies,
    ...areas,
    ...icons,
    ...countries,
    ...goods,
  }
  return { parts: PARTS, shape, nameOf: (id) => byId[id], categories: names.scoreCategories }
}
