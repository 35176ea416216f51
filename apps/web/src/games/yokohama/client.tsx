import './style/inks.css'
import './style/icons.css'
import './style/town.css'
import './style/boards.css'
import './style/player.css'
import type { Seat } from '@entrepot/kernel'
import type { Event, View } from '@entrepot/yokohama'
import type { ComponentType, ReactNode } from 'react'
import type { Language } from '../../i18n/languages.ts'
import type { GameClient, TableView } from '../../table/client.ts'
import { PrintIcon } from './art/print-icon.tsx'
import { attempt } from './attempt.ts'
import { Board } from './boards/board.tsx'
import { Market } from './boards/market.tsx'
import { Mine } from './boards/mine.tsx'
import { PlayerBoard } from './boards/player-board.tsx'
import { Strip } from './boards/strip.tsx'
import { changesOf } from './changes.tsx'
import { decide } from './decide.ts'
import { eventText } from './describe.ts'
import { detailOf } from './details.tsx'
import { LexiconContext, type Lexicon } from './lexicon.ts'
import { loadNames } from './load-names.ts'
import { readTarget } from './targets.ts'
import { loadWords } from './words/load-words.ts'

/** Of a whole turn these say enough. */
const TELLING: ReadonlySet<string> = new Set<Event['type']>([
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
  const [words, names] = await Promise.all([loadWords(language), loadNames(language)])
  const lexicon: Lexicon = { words, names }
  return {
    id: 'yokohama',
    language,
    rounds: null,
    decide: (input) => decide(input, lexicon),
    attempt,
    describe: (event, nameOf) => eventText(event as Event, lexicon, nameOf),
    actor: (event) => (event as { seat?: Seat }).seat ?? null,
    telling: ({ type }) => TELLING.has(type),
    detail: (thing, view, nameOf) => detailOf(thing, view as View, lexicon, nameOf),
    placeOf,
    text: async () => (await import('./reader/load-text.ts')).loadText(lexicon, language),
    changes: (before, after, seat) => changesOf(before as View, after as View, seat, lexicon),
    categories: categoriesOf(lexicon),
    phase: (view) => phaseText(view as View, lexicon),
    Board: withLexicon(Board, lexicon),
    Market: withLexicon(Market, lexicon),
    Mine: withLexicon(Mine, lexicon),
    Strip: withLexicon(Strip, lexicon),
    PlayerBoard: withLexicon(PlayerBoard, lexicon),
  }
}

/** The rows of the score sheet, in the order of the final scoring (Y12). */
function categoriesOf({ words, names }: Lexicon): GameClient['categories'] {
  return [
    { id: 'game', name: words.pointsInPlay, icon: <PrintIcon name="vp" /> },
    { id: 'church', name: names.areaKinds['church'], icon: <PrintIcon name="faith" /> },
    { id: 'customs', name: names.areaKinds['customs'], icon: <PrintIcon name="import" /> },
    { id: 'technologies', name: words.things.technologies, icon: <PrintIcon name="technology" /> },
    { id: 'countries', name: words.things.countries, icon: <PrintIcon name="order" /> },
    { id: 'agents', name: words.things.agents, icon: <PrintIcon name="agent" /> },
    { id: 'imports', name: names.goods['import'], icon: <PrintIcon name="import" /> },
    { id: 'yen', name: names.goods['yen'], icon: <PrintIcon name="yen" /> },
    { id: 'goods', name: words.things.goods, icon: <PrintIcon name="anyGood" /> },
  ]
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

/** The frame knows no game's words: a board brings its own along. */
function withLexicon<Props extends object>(
  Part: ComponentType<Props>,
  lexicon: Lexicon,
): ComponentType<Props> {
  return function WithLexicon(props: Props): ReactNode {
    return (
      <LexiconContext value={lexicon}>
        <Part {...props} />
      </LexiconContext>
    )
  }
}
