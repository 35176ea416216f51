import './style/inks.css'
import './style/icons.css'
import './style/town.css'
import './style/areas.css'
import './style/street-front.css'
import './style/places.css'
import './style/curtain.css'
import './style/boards.css'
import './style/papers.css'
import './style/technologies.css'
import './style/goals.css'
import './style/player.css'
import './style/countries.css'
import './style/rivals.css'
import './style/tablet.css'
import { attempt, decide, lay } from '@entrepot/telling/yokohama/decisions/index'
import { readOut } from '@entrepot/telling/news'
import { readTarget } from '@entrepot/telling/yokohama/targets'
import type { Event, View } from '@entrepot/yokohama'
import { loadLexicon } from '@entrepot/telling/yokohama/lexicon'
import { isTurnEnd, newsOf } from '@entrepot/telling/yokohama/news'
import type { Language } from '@entrepot/words'
import type { GameClient, TableView } from '../../table/client.ts'
import { layBlocks } from './art/blocks.ts'
import { EMBLEMS } from './art/emblems.ts'
import type { IconName } from './art/icon-drawings.tsx'
import { PrintIcon } from './art/print-icon.tsx'
import { Board } from './boards/board.tsx'
import { EndCurtain } from './boards/end-curtain.tsx'
import { Market } from './boards/market.tsx'
import { OwnArea } from './boards/own-area.tsx'
import { PlayerBoard } from './boards/player-board.tsx'
import { Strip } from './boards/strip.tsx'
import { changesOf } from './changes.tsx'
import { gainsOf } from './gains.tsx'
import { speaking, type Lexicon } from './lexicon.ts'

/** Of a whole turn these say enough. */
const TURN_SUMMARY: ReadonlySet<string> = new Set<Event['type']>([
  'returned',
  'acted',
  'orderTaken',
  'technologyAcquired',
  'putOnBoard',
  'built',
  'achieved',
  'orderFulfilled',
])

/** Yokohama as the table frame takes it, in a language. */
export async function loadYokohama(language: Language): Promise<GameClient> {
  const [lexicon] = await Promise.all([loadLexicon(language), layBlocks()])
  return {
    id: 'yokohama',
    language,
    rounds: null,
    decide: (input) => decide(input, lexicon),
    attempt,
    lay,
    news: (events, by, personOf) =>
      readOut(newsOf(events as Event[], by, lexicon, personOf), lexicon.speech, personOf),
    gains: (events, seat) => gainsOf(events as readonly Event[], seat),
    isTurnEnd,
    isTurnSummary: ({ type }) => TURN_SUMMARY.has(type),
    explaining: async () => (await import('./explaining.ts')).loadExplaining(lexicon, language),
    placeOf,
    text: async () => (await import('@entrepot/telling/yokohama/text/load-text')).loadText(lexicon, language),
    changes: (before, after, seat) => changesOf(before as View, after as View, seat, lexicon),
    categories: categoriesOf(lexicon),
    phase: (view) => phaseText(view as View, lexicon),
    emblems: EMBLEMS,
    Banner: speaking(EndCurtain, lexicon),
    isMarketShort: true,
    Board: speaking(Board, lexicon),
    Market: speaking(Market, lexicon),
    OwnArea: speaking(OwnArea, lexicon),
    Strip: speaking(Strip, lexicon),
    PlayerBoard: speaking(PlayerBoard, lexicon),
  }
}

/** What stands before each row of the score sheet, in the order of the final scoring (Y12). */
const CATEGORY_ICONS = {
  // Of games that began before sources were told apart.
  game: 'vp',
  orders: 'order',
  buildings: 'commercial',
  ports: 'vp',
  achievements: 'achievement',
  tokens: 'fivePower',
  church: 'faith',
  customs: 'customs',
  technologies: 'technology',
  countries: 'order',
  agents: 'agent',
  imports: 'import',
  yen: 'yen',
  goods: 'anyGood',
} as const satisfies Record<string, IconName>

function categoriesOf({ names }: Lexicon): GameClient['categories'] {
  return Object.entries(CATEGORY_ICONS).map(([id, icon]) => ({
    id,
    name: names.scoreCategories[id],
    icon: <PrintIcon name={icon} />,
  }))
}

function phaseText(view: View, { words }: Lexicon): string {
  const phase = words.phases[view.phase]
  return view.lastRound === view.round && view.phase !== 'over' ? `${phase} · ${words.lastRound}` : phase
}

/** The part of the table where a thing lies. */
function placeOf(target: string): TableView {
  switch (readTarget(target).kind) {
    case 'area':
      return 'board'
    case 'lot':
    case 'token':
    case 'offer':
    case 'card':
    case 'space':
    case 'achievement':
      return 'market'
    case 'order':
    case 'piece':
    case 'good':
    case 'hand':
      return 'me'
  }
}
