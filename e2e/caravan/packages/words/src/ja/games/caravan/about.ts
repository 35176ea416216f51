import type { Options } from '@entrepot/caravan'
import type { GameWords } from '../../../game-words.ts'

export const words: GameWords<Options> = {
  name: 'キャラバン',
  about: '隊商の先頭を競り、場の硬貨と、ほかの誰にも見えない荷を集めます。',
  credits: 'キャラバンは、すべてのゲームに共通するものを確かめるための Entrepôt の小さなゲームです。',
  options: { longer: { name: '1 ラウンド長く遊ぶ' } },
  bots: {
    random: '運まかせ',
    '1': '馬方（初級）',
    '2': '案内人（中級）',
    '3': '商人（上級）',
    '4': '隊長（達人）',
  },
  names: ['イディル', 'タミム', 'ザイナ'],
  characters: {},
}
