import './style/index.ts'
import { COMPANY_IDS, ROUNDS, type Event, type View } from '@entrepot/mombasa'
import { attempt, decide, lay, takesBack } from '@entrepot/telling/mombasa/decisions/index'
import { shortcut } from '@entrepot/telling/mombasa/decisions/shortcuts'
import { readOut } from '@entrepot/telling/news'
import { loadLexicon } from '@entrepot/telling/mombasa/lexicon'
import { isTurnEnd, newsOf } from '@entrepot/telling/mombasa/news'
import type { Language } from '@entrepot/words'
import type { ReactNode } from 'react'
import { Sign, type SignName } from './art/drawing.tsx'
import { layOutSheet } from './art/sheet.ts'
import type { GameClient, TableView } from '../../table/client.ts'
import { MapBoard } from './board/map-board.tsx'
import { CompanyMark } from './board/company-mark.tsx'
import { changesOf } from './changes.tsx'

import { gainsOf } from './gains.tsx'
import { speaking, type Lexicon } from './lexicon.ts'
import { Market } from './market/market.tsx'
import { OwnArea } from './own-area/own-area.tsx'
import { PlayerBoard } from './player-board.tsx'
import { RoundTrack } from './round-track.tsx'
import { Strip } from './strip.tsx'

/** Mombasa's boards and words for the table frame. */
export async function loadMombasa(language: Language): Promise<GameClient> {
  const [lexicon] = await Promise.all([loadLexicon(language), layOutSheet()])
  return mombasaClient(lexicon, language)
}

function mombasaClient(lexicon: Lexicon, language: Language): GameClient {
  const { names, words } = lexicon
  const icons: Partial<Record<string, SignName>> = {
    pounds: 'pound',
    diamonds: 'diamond',
    bookkeeping: 'inkwell',
  }
  const iconOf = (id: string): ReactNode => {
    const icon = icons[id]
    return icon === undefined ? <CompanyMark company={id} /> : <Sign name={icon} />
  }
  return {
    id: 'mombasa',
    language,
    rounds: ROUNDS,
    decide: (input) => decide(input, lexicon),
    shortcut: (target, input) => shortcut(target, input, lexicon),
    takesBack,
    attempt,
    lay,
    news: (events, by, personOf) => readOut(newsOf(events as Event[], by, lexicon), lexicon.speech, personOf),
    gains: (events, seat) => gainsOf(events as readonly Event[], seat),
    isTurnEnd,
    explaining: async () => (await import('./explaining.tsx')).loadExplaining(lexicon, language),
    changes: (before, after, seat, nameOf, events = []) =>
      changesOf(before as View, after as View, seat, nameOf, events as readonly Event[], lexicon),
    categories: ['pounds', ...COMPANY_IDS, 'diamonds', 'bookkeeping'].map((id) => ({
      id,
      name: names.scoreCategories[id] ?? id,
      icon: iconOf(id),
    })),
    phase: (view) => words.phases[(view as View).phase],
    placeOf,
    text: async () => (await import('@entrepot/telling/mombasa/text/load-text')).loadText(lexicon, language),
    Rounds: RoundTrack,
    Board: speaking(MapBoard, lexicon),
    Market: speaking(Market, lexicon),
    OwnArea: speaking(OwnArea, lexicon),
    Strip: speaking(Strip, lexicon),
    PlayerBoard: speaking(PlayerBoard, lexicon),
  }
}

function placeOf(target: string): TableView {
  const what = target.split(':')[0]
  if (what === 'region' || what === 'base' || what === 'column') return 'board'
  return what === 'card' || what === 'book' || what === 'space' || what === 'track' ? 'market' : 'me'
}
