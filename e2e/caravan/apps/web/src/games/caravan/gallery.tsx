import { loadLexicon } from '@entrepot/telling/caravan/lexicon'
import type { Language } from '@entrepot/words'
import { Icon } from '../../icons/icon.tsx'
import type { GallerySection } from '../module.ts'

/** The six values of bales. */
export async function caravanGallery(language: Language): Promise<GallerySection[]> {
  const { things } = (await loadLexicon(language)).words
  const items = [1, 2, 3, 4, 5, 6].map((value) => ({
    id: String(value),
    name: String(value),
    picture: <Icon name="score" />,
  }))
  return [{ title: things.bales, size: 'icon', items }]
}
