import type { ServerWords } from '../../en/server/index.ts'

/** Mails and browser notices about a table. */
export const notices: ServerWords['notices'] = {
  turn: {
    subject: (game) => `あなたの番です：${game}`,
    body: (game) => `「${game}」のテーブルで、あなたの手番を待っています。`,
  },
  vote: {
    subject: (game) => `まだいらっしゃいますか？（${game}）`,
    body: (game) =>
      `「${game}」のテーブルで、あなたの代わりにボットに続けさせることが提案されています。テーブルを開けば、席はあなたのままです。`,
  },
  unsubscribe: 'このメールの配信を停止する：',
}
