import './style/index.ts'
import { components } from '@entrepot/mombasa'
import type { Language } from '../../i18n/languages.ts'
import type { GallerySection } from '../load-gallery.ts'
import { loadNames } from './load-names.ts'
import { BookFace } from './market/book-face.tsx'
import { CardFace } from './market/card-face.tsx'
import { loadWords } from './words/load-words.ts'

/** The cards and books of Mombasa. */
export async function mombasaGallery(language: Language): Promise<GallerySection[]> {
  const [{ things }, names] = await Promise.all([loadWords(language), loadNames(language)])
  const cards = [...components.startHand, ...components.expansionOneCards, ...components.actionCards]
  return [
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
