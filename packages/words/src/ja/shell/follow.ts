import type { FollowWords } from '../../en/shell/follow.ts'

export const follow: FollowWords = {
  yourTurn: 'あなたの手番',
  pause: '一時停止',
  goOn: '再開',
  step: '一手進める',
  skip: '自分の番まで飛ばす',
  paused: '一時停止中です。再開するまで誰も動きません。',
  pausedLive: '一時停止中です。ほかの人は進めています。再開すると見られます。',
  replay: '前回の手番以降の動きをもう一度見る',
  play: '一手ずつ再生',
  roundOver: (round) => `第${round}ラウンド終了`,
  endings: { bots: 'ボット相手のとき', always: 'どのテーブルでも', never: 'しない' },
  keys: {
    heading: 'キー操作',
    confirm: '確定',
    undo: '直前の操作を取り消す',
    list: '選択肢をすべて表示',
    walk: '隣のものへ移る',
    take: '今いる場所のものを選ぶ',
    move: '拡大中のボードを動かす',
    zoom: '拡大・縮小・全体表示',
    pause: 'ほかの人を一時停止・再開',
    help: 'この一覧',
  },
}
