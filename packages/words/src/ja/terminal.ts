import type { TerminalWords } from '../en/terminal.ts'

export const words: TerminalWords = {
  keys: '数字：その手を選ぶ ・ v：卓の様子（v 2：その2番目の部分） ・ s：得点 ・ u：取り消す ・ r 番号：ルール ・ q：やめる',
  begins: (game, players, seed) => `${game}、${players}人、シード ${seed}。`,
  seats: (seat, others) => `あなたは「プレイヤー」、席は${seat}です。ほかは${others}です。`,
  player: 'プレイヤー',
  bot: (seat) => `ボット${seat}`,
  onlyChoice: (choice) => `（ほかに手はありません）${choice}`,
  takenBack: '取り消しました。',
  nothingToTakeBack: '取り消せるものはありません。',
  noRule: (id) => `ルール ${id} はありません。`,
  parts: (count) => `卓の様子は${count}の部分に分かれています。`,
  levels: { random: 'でたらめ', '1': '入門', '2': '堅実', '3': '強豪', '4': '名人' },
}
