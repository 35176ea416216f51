import type { RulePictures } from '../module.ts'

/** What is drawn at a chapter or rule: components by their ids in the gallery. */
export const RULE_PICTURES: RulePictures = {
  'Y1.3': ['copper', 'silk', 'tea', 'fish', 'import', 'yen'],
  'Y2.4': ['president', 'assistant', 'shop', 'tradingHouse'],
  Y4: ['assistant'],
  Y5: ['president'],
  'Y6.3': ['fp-01', 'fp-02'],
  'Y6.4': ['site-01'],
  'Y7.2': ['ach-a1', 'ach-b3'],
  'Y7.3': ['order-en01', 'order-en02'],
  'Y7.4': ['england', 'usa', 'france', 'germany', 'netherlands'],
  'Y8.1': ['copper-1', 'bank'],
  'Y8.2': ['port-a'],
  'Y8.3': ['lab-a', 'tech-gaslight-1'],
  'Y9.2': ['tech-station-1', 'station'],
}
