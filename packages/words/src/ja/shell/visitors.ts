import type { VisitorWords } from '../../en/shell/visitors.ts'

export const visitors: VisitorWords = {
  askName: 'みんなに何と呼ばれたいですか？',
  askHint: 'ゲストとして参加します。名前だけで大丈夫です。空のままでもかまいません。',
  notCopied: 'コピーできませんでした。アドレスはこちらです：',
  paces: {
    live: '一人につきゲーム全体で45分、さらに手番ごとに30秒が加わります。',
    days: '手番ごとに1日、さらにゲーム全体で3日の予備があります。',
  },
  lost: 'アドレスが途中で切れたか、リンク先がなくなったのかもしれません。ここからどこへでも行けます：',
}
