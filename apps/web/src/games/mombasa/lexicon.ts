import type { Lexicon } from '@entrepot/telling/mombasa/lexicon'
import { lexiconFor } from '../lexicon-for.tsx'

export type { Lexicon }

export const { LexiconContext, useLexicon, speaking } = lexiconFor<Lexicon>('Mombasa')
