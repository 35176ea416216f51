import type { LearnWords } from '../en/learn.ts'
import { speech } from './speech.ts'

export const words: LearnWords = {
  heading: '学ぶ',
  lead: '本物のテーブルで、ボットを相手に遊ぶ最初のゲームです。一つずつ、その場所で説明します。いつでも中断でき、この端末で続きを待っています。',
  begin: 'ガイド付きゲームを始める',
  resume: (step, steps) => `続ける（${steps}項目中の${step}番目から）`,
  again: '最初から',
  finished: 'ひととおり終わりました。ゲームは途中から続けられます。',
  playOn: '続けて遊ぶ',
  rules: 'すべてのルール',
  lesson: 'ガイド付きゲーム',
  step: (step, steps) => `${step}／${steps}`,
  back: '前へ',
  next: '次へ',
  skip: 'これを飛ばす',
  leave: 'ガイドを終える',
  takeBack: '取り消して戻る',
  aside: 'それもできます。ガイドは待っています。取り消して従うか、そのまま進めれば、そこから再開します。',
  waiting: '自由に進めてください。その場面になったら説明します。',
  watching: '相手の番です。テーブルを見ていましょう。',
  wanted: (choices) => `選択肢の一覧から：${speech.either(choices)}`,
}
