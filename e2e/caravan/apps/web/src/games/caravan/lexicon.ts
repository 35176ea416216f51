import type { Words } from '@entrepot/words/caravan'
import { lexiconFor } from '../lexicon-for.tsx'

export const { useLexicon, speaking } = lexiconFor<Words>('Caravan')
