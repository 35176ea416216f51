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
  { id: 'tracks', path: ['tracks'], wide: true },
  { id: 'trackCards', path: ['trackCards'] },
  { id: 'companies', path: ['companies'] },
  { id: 'regions', path: ['map', 'regions'] },
  {
    id: 'borders',
    path: ['map', 'borders'],
    between: ['a', 'b'],
    blank: (id) => ({ id, a: 'adrar', b: 'air', lines: 1, source: 'reconstructed' }),
  },
  { id: 'bases', path: ['map', 'bases'] },
  { id: 'bonusSpaces', path: ['bonusSpaces'] },
  { id: 'bonusTiles', path: ['bonusTiles'] },
  { id: 'playerBoard', path: ['playerBoard'], only: ['diamondTrack', 'bookkeepingTrack'], wide: true },
  { id: 'roundTrack', path: ['roundTrack'], only: ['rounds', 'coinsByPlayers'] },
  { id: 'bookRules', path: ['bookRules'], only: ['cost', 'flipCost', 'poundForPoints'] },
  { id: 'expansionCost', path: ['map'], only: ['expansionCost'] },
  {
    id: 'setup',
    path: ['setup'],
    only: ['startPounds', 'bonusMarkersByPlayers', 'startTilesDealtLater', 'firstGameTracks'],
  },
]

/** The members of the data file that are figures of a component. */
const FIGURES = new Set(
  (
    'type value crate letter share company effect diamonds pounds extraDiamondPerMines modifier requirements kind min ' +
    'reward book bonus resting firstGameSeat spaces shares space total specials payout capitalCalls after cost bonuses ' +
    'first second plus discount buyCardForPounds payPounds poundsFromCratePlus choose bookkeeping base columns mines ' +
    'rewards borders a b lines entries region requirement of tiers trackSpaces tile plusUnits expansion ' +
    'extraDiamondPerOtherFaceUpMerchant length unlockSlotAt values noABookSpaces overflowPoundsPerSpace ' +
    'overflowPoundsPerPoint good minus tracks singleLine doubleLine foreignPost A B C ' +
    'coinRound tradingPosts halves points buyWithBananaDiscount buyWithCottonDiscount buyWithAnyGoodsDiscount ' +
    'eachCottonCardPlus advanceOtherTracks'
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
  readonly tracks: readonly { readonly id: string }[]
}

const shape: Shape = {
  known(key, [part]) {
    // The letter of a track and what sort of bonus it has are its name.
    if (part === 'tracks' && (key === 'letter' || key === 'type')) return false
    return FIGURES.has(key) || COMPANIES.includes(key) || /^\d$/.test(key)
  },
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
        if (path.at(-2) === 'halves' || path.at(-2) === 'firstGameTracks')
          return box.tracks.map(({ id }) => id)
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
  const trackCards = ['A', 'B', 'C', 'D'].map((letter) => [`track-card-${letter}`, letter] as const)
  const byId: { readonly [id: string]: string } = {
    ...all,
    ...more,
    ...startTiles,
    ...companies,
    ...Object.fromEntries(trackCards),
  }
  return {
    parts: PARTS,
    shape,
    nameOf: (id) => byId[id],
    // A border is seen around the first of its regions.
    pictureOf: (part, id) => (part === 'borders' ? id.split('|')[0] : undefined),
    categories: names.scoreCategories,
  }
}
