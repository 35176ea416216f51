import type { GameModule } from '../module.ts'
import { CaravanScene } from './scene.tsx'

export const module: GameModule = {
  Scene: CaravanScene,
  client: async (language) => (await import('./client.tsx')).loadCaravan(language),
  gallery: async (language) => (await import('./gallery.tsx')).caravanGallery(language),
  provenance: async () => [],
}
