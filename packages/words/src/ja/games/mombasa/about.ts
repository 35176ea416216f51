import type { Options } from '@entrepot/mombasa'
import type { GameWords } from '../../../game-words.ts'

export const words: GameWords<Options> = {
  name: 'モンバサ',
  about: 'カードを伏せて計画し、商品を商い、帳簿をつけ、四つの会社を地図に広げながら株を集めます。',
  credits: '『モンバサ』はアレクサンダー・プフィスターの作、2015年に eggertspiele から出版されました。',
  options: { setup: { name: '準備', values: { first: '初回：固定', later: '2回目以降：変化あり' } } },
  bots: {
    random: 'でたらめ',
    '1': '見習い（初級）',
    '2': '簿記係（中級）',
    '3': '商人（上級）',
    '4': '会社総裁（名人）',
  },
  names: ['アミナ', 'バラカ', 'チトゥンドゥ', 'ダリラ'],
  characters: {
    ledger: { title: '帳簿番', manner: '帳簿に目がなく、得になるならインク壺を進めます。' },
    diamonds: { title: 'ダイヤ商', manner: '早くから商人を送り、ダイヤモンドを好みます。' },
    expansion: { title: '開拓者', manner: '会社を地図いっぱいに広げ、値上がりする株を狙います。' },
  },
}
