import type { GameModule } from '../module.ts'
import boardDay from './board-day.webp'
import boardNight from './board-night.webp'
import { YokohamaScene } from './scene.tsx'

export const module: GameModule = {
  Scene: YokohamaScene,
  board: { day: boardDay, night: boardNight },
  box: () => import('@entrepot/yokohama/edition'),
  figures: async (language) => (await import('./figure-layout.ts')).yokohamaFigures(language),
  playWith: async (figures) => (await import('./in-play.ts')).playWith(figures),
  client: async (language) => (await import('./client.tsx')).loadYokohama(language),
  victory: () => import('./victory.tsx'),
  lesson: async () => (await import('./lesson.ts')).lesson,
  overview: async () => (await import('./overview.tsx')).yokohamaOverview(),
  rulePictures: async () => (await import('./rule-pictures.ts')).RULE_PICTURES,
  gallery: async (language) => (await import('./gallery.tsx')).yokohamaGallery(language),
  provenance: async (language) => (await import('./component-sources.ts')).componentSources(language),
}
