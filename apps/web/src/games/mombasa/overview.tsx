import './style/index.ts'
import type { Overview } from '../module.ts'
import { Sign, type SignName } from './art/drawing.tsx'
import { layOutSheet } from './art/sheet.ts'
import { CompanyMark } from './board/company-mark.tsx'
import { BookFace } from './market/book-face.tsx'
import { CardFace } from './market/card-face.tsx'

const SIGNS: readonly SignName[] = [
  'pound',
  'diamond',
  'book',
  'step',
  'expansion',
  'share',
  'mine',
  'removePost',
  'marker',
  'inkwell',
]

/** The pictures of Mombasa's page at a glance, drawn as on its table. */
export async function mombasaOverview(): Promise<Overview> {
  await layOutSheet()
  return {
    turn: [
      <CardFace key="plan" card="start-banana-2" />,
      <CardFace key="act" card="start-expansion-2b" />,
      <CompanyMark key="harbour" company="mombasa" />,
      <BookFace key="back" book="start-01" />,
    ],
    signs: SIGNS.map((id) => ({ id, picture: <Sign name={id} /> })),
  }
}
