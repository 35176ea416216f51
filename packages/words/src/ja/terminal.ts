import type { TerminalWords } from '../en/terminal.ts'

export const words: TerminalWords = {
  keys: '数字：その手を選ぶ ・ v：テーブルの様子（v 2：その2番目の部分） ・ s：得点 ・ u：取り消す ・ r 番号：ルール ・ q：やめる',
  begins: (game, players, seed) => `${game}、${players}人、シード ${seed}。`,
  seats: (seat, others) => `あなたは「プレイヤー」、席は${seat}です。ほかは${others}です。`,
  player: 'プレイヤー',
  bot: (seat) => `ボット${seat}`,
  onlyChoice: (choice) => `（ほかに手はありません）${choice}`,
  takenBack: '取り消しました。',
  nothingToTakeBack: '取り消せるものはありません。',
  noRule: (id) => `ルール ${id} はありません。`,
  parts: (count) => `テーブルの様子は${count}つの部分に分かれています。`,
  levels: { random: 'でたらめ', '1': '初級', '2': '中級', '3': '上級', '4': '名人' },
}
