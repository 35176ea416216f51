import type { GameModule } from '../module.ts'
import boardDay from './board-day.webp'
import boardNight from './board-night.webp'
import { MombasaScene } from './scene.tsx'

export const module: GameModule = {
  Scene: MombasaScene,
  board: { day: boardDay, night: boardNight },
  box: () => import('@entrepot/mombasa/edition'),
  figures: async (language) => (await import('./figure-layout.ts')).mombasaFigures(language),
  playWith: async (figures) => (await import('./in-play.ts')).playWith(figures),
  client: async (language) => (await import('./client.tsx')).loadMombasa(language),
  victory: () => import('./victory.tsx'),
  lesson: async () => (await import('./lesson.ts')).lesson,
  overview: async () => (await import('./overview.tsx')).mombasaOverview(),
  rulePictures: async () => (await import('./rule-pictures.ts')).RULE_PICTURES,
  gallery: async (language) => (await import('./gallery.tsx')).mombasaGallery(language),
  provenance: async (language) => (await import('./component-sources.ts')).componentSources(language),
}
