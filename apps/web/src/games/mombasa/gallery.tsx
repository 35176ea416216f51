import './style/index.ts'
import { components } from '@entrepot/mombasa'
import { loadLexicon } from '@entrepot/telling/mombasa/lexicon'
import type { Language } from '@entrepot/words'
import { Sign } from './art/drawing.tsx'
import { layOutSheet } from './art/sheet.ts'
import type { GallerySection } from '../module.ts'
import { CompanyMark } from './board/company-mark.tsx'
import { BookFace } from './market/book-face.tsx'
import { CardFace } from './market/card-face.tsx'
import { TILE_ICONS } from './icons.ts'

/** The companies, cards, books and tiles of Mombasa. */
export async function mombasaGallery(language: Language): Promise<GallerySection[]> {
  const [
    {
      words: { things, phases },
      names,
    },
  ] = await Promise.all([loadLexicon(language), layOutSheet()])
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
  ]
}
