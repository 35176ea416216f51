import { loadLexicon } from '@entrepot/telling/mombasa/lexicon'
import type { Language } from '@entrepot/words'
import type { Shape } from '../../editions/editor/fields.ts'
import type { FigureLayout, PartLayout } from '../module.ts'

const PARTS: readonly PartLayout[] = [
  { id: 'startHand', path: ['startHand'] },
  { id: 'expansionOneCards', path: ['expansionOneCards'] },
  { id: 'actionCards', path: ['actionCards'] },
  { id: 'cardDisplay', path: ['cardDisplay', 'slots'] },
  { id: 'bookTiles', path: ['bookTiles'] },
  { id: 'bookDisplay', path: ['bookDisplay', 'spaces'] },
  { id: 'startTiles', path: ['startTiles'] },
  { id: 'tracks', path: ['tracks'] },
  { id: 'companies', path: ['companies'] },
  { id: 'regions', path: ['map', 'regions'] },
  { id: 'borders', path: ['map'], only: ['borders'] },
  { id: 'bases', path: ['map', 'bases'] },
  { id: 'bonusSpaces', path: ['bonusSpaces'] },
  { id: 'bonusTiles', path: ['bonusTiles'] },
  { id: 'playerBoard', path: ['playerBoard'], only: ['diamondTrack', 'bookkeepingTrack'] },
  { id: 'roundTrack', path: ['roundTrack'], only: ['coinsByPlayers'] },
  { id: 'bookRules', path: ['bookRules'], only: ['cost', 'flipCost'] },
  { id: 'expansionCost', path: ['map'], only: ['expansionCost'] },
  { id: 'setup', path: ['setup'], only: ['startPounds', 'bonusMarkersByPlayers', 'startTilesDealtLater'] },
]

/** The members of the data file that are figures of a component. */
const FIGURES = new Set(
  (
    'type value crate letter share company effect diamonds pounds extraDiamondPerMines modifier requirements kind min ' +
    'reward book bonus resting firstGameSeat spaces shares space total specials payout capitalCalls after cost bonuses ' +
    'first second plus discount buyCardForPounds payPounds poundsFromCratePlus choose bookkeeping base columns mines ' +
    'rewards borders a b lines entries region requirement of tiers trackSpaces tile plusUnits expansion ' +
    'extraDiamondPerOtherFaceUpMerchant length unlockSlotAt values noABookSpaces overflowPoundsPerSpace ' +
    'overflowPoundsPerPoint good minus tracks singleLine doubleLine foreignPost A B C'
  ).split(' '),
)

const COMPANIES = ['mombasa', 'cape-town', 'saint-louis', 'cairo']
const GOODS = ['coffee', 'banana', 'cotton']
const KINDS = [...GOODS, 'expansion', 'bookkeeper', 'diamondMerchant', 'share']
const AMOUNTS = ['pounds', 'bookkeeping', 'diamonds', 'removePosts']

interface Figures {
  readonly startHand: readonly { readonly id: string }[]
  readonly map: { readonly regions: readonly { readonly id: string }[] }
  readonly bonusTiles: readonly { readonly id: string }[]
}

const shape: Shape = {
  known: (key) => FIGURES.has(key) || COMPANIES.includes(key) || /^\d$/.test(key),
  optional(path) {
    const [part] = path
    const last = path.at(-1)
    if (last === 'reward' && part !== 'bonusSpaces') return AMOUNTS
    if (last === 'rewards') return ['pounds', 'diamonds', 'bookkeeping', 'track']
    if (path.at(-2) === 'tiers') return AMOUNTS
    if (last === 'tracks' && part === 'startTiles') return COMPANIES
    return last === 'bonus' && part === 'startTiles' ? ['diamonds'] : undefined
  },
  parts(path) {
    if (path.at(-1) === 'reward' && path[0] !== 'bonusSpaces')
      return { track: { company: 'mombasa', spaces: 1 }, poundsPerGood: { good: 'coffee', minus: 0 } }
    if (path.at(-1) === 'bonus' && path[0] === 'startTiles') return { tracks: {} }
    return path[0] === 'actionCards' && path.length === 2
      ? { company: 'mombasa', effect: { diamonds: 1, pounds: 1 } }
      : undefined
  },
  choices(path, figures) {
    const box = figures as Figures
    const [part] = path
    switch (path.at(-1)) {
      case 'type':
        return KINDS
      case 'of':
        return KINDS
      case 'kind':
        return path.at(-3) === 'requirements'
          ? [...GOODS, 'anyGood', 'expansion', 'bookkeeperOrMerchant']
          : undefined
      case 'letter':
        return part === 'actionCards' ? ['A', 'B', 'C', 'D', 'E'] : ['A', 'B', 'C']
      case 'share':
        return [null, ...COMPANIES]
      case 'company':
        return part === 'bases' || path.includes('bases') ? undefined : COMPANIES
      case 'good':
        return GOODS
      case 'firstGameSeat':
        return [null, 1, 2, 3, 4]
      case 'a':
      case 'b':
      case 'region':
        return box.map.regions.map(({ id }) => id)
      case 'tile':
        return box.bonusTiles.map(({ id }) => id)
      default:
        return path.at(-2) === 'resting' ? box.startHand.map(({ id }) => id) : undefined
    }
  },
  blank(path) {
    switch (path.at(-1)) {
      case 'requirements':
        return { kind: 'anyGood', min: 1 }
      case 'shares':
        return { space: 1, total: 1 }
      case 'capitalCalls':
        return { after: 1, cost: 1 }
      case 'tiers':
        return { min: 1, trackSpaces: 1 }
      case 'values':
        return { space: 1, pounds: 1 }
      case 'noABookSpaces':
        return 1
      case 'borders':
        return { id: 'new', a: 'adrar', b: 'air', lines: 1 }
      case 'entries':
        return { region: 'adrar', lines: 1 }
      default:
        return undefined
    }
  },
}

/** How the figures of Mombasa are looked at and changed. */
export async function mombasaFigures(language: Language): Promise<FigureLayout> {
  const { names } = await loadLexicon(language)
  const { cardTypes, goods, requirements, companies, cards, books, regions, tracks, startTiles } = names
  const all = { ...goods, ...requirements, ...cardTypes, ...tracks, ...regions, ...cards, ...books }
  const more = { ...names.bonusTiles, ...names.bonusSpaces, ...names.cardDisplay, ...names.bookDisplay }
  const byId: { readonly [id: string]: string } = { ...all, ...more, ...startTiles, ...companies }
  return { parts: PARTS, shape, nameOf: (id) => byId[id], categories: names.scoreCategories }
}
