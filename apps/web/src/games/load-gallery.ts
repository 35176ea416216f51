import type { GameId } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import type { Language } from '../i18n/languages.ts'
import { loadOnce } from './load-once.ts'

/** Components of one kind, drawn as on the table. */
export interface GallerySection {
  readonly title: string
  /** How much room a picture needs. */
  readonly size: 'icon' | 'card' | 'print' | 'strip'
  readonly items: readonly { readonly id: string; readonly name: string; readonly picture: ReactNode }[]
}

const loaders: Record<GameId, (language: Language) => Promise<GallerySection[]>> = {
  mombasa: async (language) => (await import('./mombasa/gallery.tsx')).mombasaGallery(language),
  yokohama: async (language) => (await import('./yokohama/gallery.tsx')).yokohamaGallery(language),
}

/** Everything in the box of a game, with its names in a language. */
export const loadGallery = loadOnce((game: GameId, language: Language) => loaders[game](language))
