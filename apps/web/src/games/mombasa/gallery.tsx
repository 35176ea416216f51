import './style/index.ts'
import { components, trackFacts } from '@entrepot/mombasa'
import { loadLexicon } from '@entrepot/telling/mombasa/lexicon'
import type { Language } from '@entrepot/words'
import type { ReactNode } from 'react'
import { Sign } from './art/drawing.tsx'
import { layOutSheet } from './art/sheet.ts'
import type { GallerySection } from '../module.ts'
import { BasePrint } from './board/base.tsx'
import { CompanyMark } from './board/company-mark.tsx'
import { RegionPrint } from './board/region-print.tsx'
import { BookFace } from './market/book-face.tsx'
import { CardFace } from './market/card-face.tsx'
import { HallFront } from './market/hall.tsx'
import { PrintedSpace } from './market/space-face.tsx'
import { PrintedTrack } from './market/printed-track.tsx'
import { PrintedDiamondTrack } from './own-area/diamond-track.tsx'
import { PrintedBookTrack } from './own-area/printed-book-track.tsx'
import { TILE_ICONS } from './icons.ts'
import { LexiconContext } from './lexicon.ts'

/** The companies, cards, books, tiles, tracks, regions and bonus spaces of Mombasa. */
export async function mombasaGallery(language: Language): Promise<GallerySection[]> {
  const [lexicon] = await Promise.all([loadLexicon(language), layOutSheet()])
  const {
    words: { things, phases },
    names,
  } = lexicon
  const printed = (picture: ReactNode): ReactNode => (
    <LexiconContext value={lexicon}>{picture}</LexiconContext>
  )
  const cards = [...components.startHand, ...components.expansionOneCards, ...components.actionCards]
  return [
    {
      title: things.companies,
      size: 'icon',
      items: components.companies.map(({ id }) => ({
        id,
        name: names.companies[id],
        picture: <CompanyMark company={id} />,
      })),
    },
    {
      title: things.bonusTiles,
      size: 'icon',
      items: components.bonusTiles.map(({ id }) => ({
        id,
        name: names.bonusTiles[id],
        picture: (
          <span className="bonus-tile">
            <Sign name={TILE_ICONS[id] ?? 'card'} />
          </span>
        ),
      })),
    },
    {
      title: phases.tiles,
      size: 'card',
      items: components.startTiles.map(({ id }) => ({
        id,
        name: names.startTiles[id],
        picture: <BookFace book={id} />,
      })),
    },
    {
      title: things.cardDisplay,
      size: 'card',
      items: cards.map(({ id }) => ({ id, name: names.cards[id], picture: <CardFace card={id} /> })),
    },
    {
      title: things.bookDisplay,
      size: 'card',
      items: components.bookTiles.map(({ id }) => ({
        id,
        name: names.books[id],
        picture: <BookFace book={id} />,
      })),
    },
    {
      title: things.tracks,
      size: 'wide',
      items: components.tracks.map(({ id }) => ({
        id,
        name: names.tracks[id],
        picture: (
          <span className="lane print">
            <PrintedTrack track={trackFacts(id)} />
          </span>
        ),
      })),
    },
    {
      title: things.playerBoard,
      size: 'wide',
      items: [
        { id: 'diamondTrack', name: things.diamondTrack, picture: <PrintedDiamondTrack /> },
        { id: 'bookkeepingTrack', name: things.bookTrack, picture: <PrintedBookTrack /> },
      ],
    },
    {
      title: things.bonusSpaces,
      size: 'icon',
      items: components.bonusSpaces.map((space) => ({
        id: space.id,
        name: names.bonusSpaces[space.id],
        picture: (
          <span className="bonus-space print">
            {space.kind === 'majority' ? <HallFront space={space} /> : <PrintedSpace space={space} />}
          </span>
        ),
      })),
    },
    {
      title: things.map,
      size: 'print',
      items: components.map.regions.map(({ id }) => ({
        id,
        name: names.regions[id],
        picture: printed(<RegionPrint id={id} />),
      })),
    },
    {
      title: things.bases,
      size: 'icon',
      items: components.map.bases.map(({ company }) => ({
        id: `companies:${company}`,
        name: names.companies[company],
        picture: <BasePrint company={company} />,
      })),
    },
  ]
}
