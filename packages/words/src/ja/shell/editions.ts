import type { Messages } from '../../en/shell/index.ts'

/** The component figures that a table is played with. */
export const editions: Messages['editions'] = {
  legend: 'コンポーネントの数値',
  standard: 'Entrepôt の数値',
  own: (name) => `自分の版：${name}`,
  inPlay: (name) => `版：${name}`,
  unplayable: 'この版ではゲームを遊べません。「コンポーネント」で確認してください。',
}
