import type { BotAccountWords } from '../en/bot-accounts.ts'

/** What the profile says of the bots that somebody has written. */
export const words: BotAccountWords = {
  lead: 'あなたが書いたボットは、専用のアカウントで遊びます。ボットであることと作者の名前は、テーブルの全員に見えます。',
  name: 'ボットの名前',
  make: 'ボットを作る',
  remove: '削除',
  removeSure: 'ボットを削除する',
  keep: '残す',
  rights: 'プログラムに許すこと',
  scopes: {
    watch: 'テーブルを見る、出来事の知らせを受け取る',
    play: '席に着いてプレイする',
    host: 'テーブルを開いてゲームを始める',
    chat: 'テーブルで発言する',
  },
  days: (days) => `${days}日間`,
  lasts: '有効期間',
  newToken: 'トークンを作る',
  shown:
    'トークンが表示されるのは今回だけです。今コピーしてください。これを持つ人は、このボットとしてプレイできます。',
  until: (day) => `${day}まで`,
  end: '無効にする',
  ask: {
    title: '誰かが書いたボットを招待する',
    lead: '来るかどうかはボットのプログラムが決めます。来る場合は空いている席に着きます。',
    ask: '招待する',
    askNamed: (name) => `${name}を招待する`,
    asked: '招待しました',
    troubles: {
      'no-bot': 'このボットはもういません。',
      'too-many-invitations': 'このテーブルに招待できるボットの数に達しました。',
      'too-fast': '操作が多すぎます。少し待ってください。',
      other: 'できませんでした。もう一度お試しください。',
    },
  },
  troubles: {
    'too-many-bots': 'ボットはすでに10体あります。先にどれかを削除してください。',
    'too-many-tokens': 'このボットのトークンが多すぎます。先にいくつか無効にしてください。',
    invalid: 'ボットには名前が、トークンには許可が少なくとも一つ必要です。',
    'too-fast': '操作が多すぎます。少し待ってください。',
    other: 'できませんでした。もう一度お試しください。',
  },
}
