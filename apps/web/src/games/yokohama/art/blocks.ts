import { sheetLayer } from '../../lay-sheet.ts'
import sheet from './blocks.svg?url'

/**
 * The blocks lie in one file (cut from the drawings beside it, see `block-sheet.tsx`), and from the first table on in the
 * page itself: score sheets, the gallery and lessons print from them as well.
 */
export const layBlocks = sheetLayer(sheet)
