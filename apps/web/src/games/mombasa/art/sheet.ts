import { sheetLayer } from '../../lay-sheet.ts'
import sheet from './sheet.svg?url'

/** Boards, gallery and score sheet name the drawings of this sheet. */
export const layOutSheet = sheetLayer(sheet)
