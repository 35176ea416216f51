import type { RulePictures } from '../module.ts'

/** What is drawn at a chapter or rule: components by their ids in the gallery. */
export const RULE_PICTURES: RulePictures = {
  'M2.11': ['start-01', 'start-02'],
  M3: ['start-banana-2', 'start-coffee-1', 'start-expansion-2a'],
  M5: ['start-coffee-2', 'start-banana-2', 'start-cotton-2'],
  M6: ['start-expansion-2b', 'expansion-1-p1'],
  M7: ['start-bookkeeper-2', 'A08'],
  'M7.7': ['book-A01', 'book-B01', 'book-C01'],
  M8: ['A09', 'B01'],
  'M8.11': ['tile-plus1-good', 'tile-bookkeeper', 'tile-merchant', 'tile-expansion'],
  M9: ['mombasa', 'cape-town', 'saint-louis', 'cairo'],
  'M12.3': ['D01', 'D02'],
}
