import { loadGamePart, type Language, type SignText, type SignWords } from '@entrepot/words'
import type { CaseWords } from '@entrepot/words/mombasa'
import { refusalText } from '@entrepot/telling/mombasa/refusals'
import type { View } from '@entrepot/mombasa'
import type { Explaining } from '../../table/client.ts'
import { detailOf } from './details.tsx'
import type { Lexicon } from './lexicon.ts'

/** What is said of Mombasa's things, signs and refused clicks. */
export async function loadExplaining(lexicon: Lexicon, language: Language): Promise<Explaining> {
  const [signs, cases] = await Promise.all([
    loadGamePart<SignWords>(language, 'mombasa', 'signs'),
    loadGamePart<CaseWords>(language, 'mombasa', 'cases'),
  ])
  return {
    detail: (thing, view, _, viewer) => detailOf(thing, { view: view as View, viewer, lexicon, cases }),
    sign: (drawing) => signOf(drawing, lexicon, signs),
    refusal: (refused) => refusalText(refused, lexicon, cases),
  }
}

/** What the sheet draws: `mo-pound`, `mo-co-cairo`. Scenes and buildings are ornament. */
function signOf(drawing: string, { names }: Lexicon, signs: SignWords): SignText | null {
  const id = drawing.replace(/^mo-/, '')
  if (id.startsWith('co-')) return { name: names.companies[id.slice(3)], text: signs['company']?.text ?? '' }
  if (id.startsWith('piece-')) return signs['piece'] ?? null
  if (id.startsWith('post-')) return signs['post'] ?? null
  return signs[id === 'bottle' ? 'inkwell' : id] ?? null
}
