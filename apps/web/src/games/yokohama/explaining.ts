import { loadGamePart, type Language, type SignText, type SignWords } from '@entrepot/words'
import type { CaseWords } from '@entrepot/words/yokohama'
import { refusalText } from '@entrepot/telling/yokohama/refusals'
import type { View } from '@entrepot/yokohama'
import type { Explaining } from '../../table/client.ts'
import { detailOf } from './details.ts'
import type { Lexicon } from './lexicon.ts'

/** What is said of Yokohama's things, signs and refused clicks. */
export async function loadExplaining(lexicon: Lexicon, language: Language): Promise<Explaining> {
  const [signs, cases] = await Promise.all([
    loadGamePart<SignWords>(language, 'yokohama', 'signs'),
    loadGamePart<CaseWords>(language, 'yokohama', 'cases'),
  ])
  return {
    detail: (thing, view, personOf, viewer) =>
      detailOf(thing, { view: view as View, viewer, personOf, lexicon, cases, signs }),
    sign: (drawing) => signOf(drawing, lexicon, signs),
    refusal: (refused) => refusalText(refused, lexicon, cases),
  }
}

/** What a block prints: `yokohama-icon-yen`. Scenes and ships are ornament. */
function signOf(drawing: string, { names }: Lexicon, signs: SignWords): SignText | null {
  const [, sort, id = ''] = /^yokohama-(\w+)-(.+)$/.exec(drawing) ?? []
  switch (sort) {
    case 'icon':
    case 'piece':
      return signs[id] ?? null
    case 'seal':
    case 'chop':
      return { name: names.countries[id as keyof typeof names.countries], text: signs['country']?.text ?? '' }
    case 'technology':
      return { name: names.technologies[id], text: names.technologyEffects[id] ?? '' }
    default:
      return null
  }
}
