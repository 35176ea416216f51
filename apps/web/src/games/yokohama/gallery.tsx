import './style/inks.css'
import './style/icons.css'
import './style/town.css'
import './style/areas.css'
import './style/street-front.css'
import './style/boards.css'
import './style/papers.css'
import './style/technologies.css'
import './style/gallery.css'
import { components, COUNTRIES } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { loadLexicon } from '@entrepot/telling/yokohama/lexicon'
import type { Language } from '@entrepot/words'
import type { GallerySection } from '../module.ts'
import { CountrySeal } from './art/country-seal.tsx'
import type { IconName } from './art/icon-drawings.tsx'
import { Piece } from './art/piece.tsx'
import type { PieceKind } from './art/piece-cuts.ts'
import { PrintIcon } from './art/print-icon.tsx'
import { layBlocks } from './art/blocks.ts'
import { Scene } from './art/scene.tsx'
import { BuildingSite } from './boards/building-site.tsx'
import { Amount } from './boards/amount.tsx'
import { BoardPrint } from './boards/board-print.tsx'
import { Gains } from './boards/gains.tsx'
import { OrderCard } from './boards/order-card.tsx'
import { PowerTable } from './boards/power-table.tsx'
import { TechnologyStrip } from './boards/technology-strip.tsx'
import { LexiconContext } from './lexicon.ts'

const PIECES: readonly PieceKind[] = ['president', 'assistant', 'shop', 'tradingHouse', 'station']
const PLAYERS = [0, 1, 2, 3] as const

/** Everything in the box of Yokohama: its prints, signs, pieces and cards. */
export async function yokohamaGallery(language: Language): Promise<GallerySection[]> {
  const [lexicon] = await Promise.all([loadLexicon(language), layBlocks()])
  const { words, names } = lexicon
  const { things } = words
  const signs: readonly (readonly [IconName, string])[] = [
    ...(['copper', 'silk', 'tea', 'fish', 'import', 'yen', 'vp'] as const).map(
      (id) => [id, names.goods[id]] as const,
    ),
    ...(['anyGood', 'warehouse', 'deploy'] as const).map((id) => [id, names.icons[id]] as const),
    ['power', words.gallery.power],
    ['faith', words.gallery.faith],
    ['level', words.gallery.level],
    ['trade', words.gallery.trade],
    ['hand', things.hand],
    ['order', things.orders],
    ['technology', things.technologies],
    ['agent', things.agents],
    ['achievement', things.goals],
    ['fivePower', things.tokens],
  ]
  const printed = (picture: ReactNode): ReactNode => (
    <LexiconContext value={lexicon}>
      <div className="yokohama scale">{picture}</div>
    </LexiconContext>
  )
  return [
    {
      title: words.gallery.areas,
      size: 'print',
      items: components.areas.map((area) => ({
        id: area.id,
        name: names.areas[area.id],
        picture: printed(
          <div className="area-print">
            <Scene sort="scene" name={area.id} />
            <PowerTable area={area} power={null} planned={null} />
          </div>,
        ),
      })),
    },
    {
      title: words.gallery.signs,
      size: 'icon',
      items: signs.map(([id, name]) => ({ id, name, picture: printed(<PrintIcon name={id} />) })),
    },
    {
      title: words.gallery.pieces,
      size: 'icon',
      items: PIECES.map((kind) => ({
        id: kind,
        name: names.pieces[kind],
        picture: printed(PLAYERS.map((player) => <Piece key={player} kind={kind} player={player} />)),
      })),
    },
    {
      title: things.countries,
      size: 'icon',
      items: COUNTRIES.map((country) => ({
        id: country,
        name: names.countries[country],
        picture: printed(<CountrySeal country={country} />),
      })),
    },
    {
      title: things.orders,
      size: 'card',
      items: components.orders.map(({ id }) => ({
        id,
        name: names.orders[id],
        picture: printed(<OrderCard order={id} />),
      })),
    },
    {
      title: things.technologies,
      size: 'strip',
      items: components.technologyCards.map(({ id }) => ({
        id,
        name: names.technologyCards[id],
        picture: printed(<TechnologyStrip card={id} modifier={null} />),
      })),
    },
    {
      title: words.gallery.boards,
      size: 'wide',
      items: components.managementBoards.map(({ id }) => ({
        id,
        name: names.managementBoards[id],
        picture: printed(<BoardPrint board={id} />),
      })),
    },
    {
      title: things.agents,
      size: 'icon',
      items: components.foreignAgents.map(({ id, country }) => ({
        id,
        name: names.agents[id],
        picture: printed(
          <span className="agent-tile">
            <PrintIcon name="agent" />
            <CountrySeal country={country} />
          </span>,
        ),
      })),
    },
    {
      title: things.goals,
      size: 'strip',
      items: components.achievements.map(({ id, vpFirst, vpLater }) => ({
        id,
        name: names.achievements[id],
        picture: printed(
          <span className="achievement">
            <PrintIcon name="achievement" />
            <Amount icon="vp" count={vpFirst} />
            <Amount icon="vp" count={vpLater} />
          </span>,
        ),
      })),
    },
    {
      title: words.gallery.sites,
      size: 'print',
      items: components.buildingSites.map(({ id, shops }) => ({
        id,
        name: names.buildingSites[id],
        picture: printed(
          <div className="site-card">
            <BuildingSite
              area={{ site: id, shops: shops.map(() => null), tradingHouse: null }}
              open={false}
            />
          </div>,
        ),
      })),
    },
    {
      title: things.tokens,
      size: 'card',
      items: components.fivePowerTokens.map(({ id, gain }) => ({
        id,
        name: names.fivePowerTokens[id],
        picture: printed(
          <span className="five-power">
            <PrintIcon name="fivePower" />
            <Gains gain={gain} />
          </span>,
        ),
      })),
    },
  ]
}
