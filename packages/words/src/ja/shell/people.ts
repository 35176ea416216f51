import type { Messages } from '../../en/shell/index.ts'
import { speech } from '../speech.ts'

export const people: Messages['people'] = {
  button: '参加者',
  heading: 'テーブルのようす',
  seats: '席順',
  you: 'あなた',
  here: '在席',
  notConnected: '接続なし',
  absent: '不在',
  standIn: '不在（ボットが代行中）',
  botBy: (author) => `${author}さん作のボット`,
  spectators: (count) => `${count}人が観戦しています。`,
  address: 'このテーブルのアドレス',
  leave: '席を譲る',
  leaveText:
    'すぐにボットが代わりにプレイを続けます。席はあなたのもので、ほかの人に譲らないかぎり、いつでも戻れます。',
  leaveSure: 'ゲームを抜ける',
  stay: '残る',
  youLeft: 'あなたはこのゲームを抜けました。ボットが代わりにプレイしています。',
  youTimedOut:
    '持ち時間が切れました。ほかの人がボットに任せるまではプレイを続けられます。時間を追加してもらうこともできます。',
  youWereAway: '長く不在だったため、ボットが代わりにプレイしています。席はあなたのものです。',
  youLostTheSeat: '持ち時間が切れ、ボットが代わりにプレイしています。ほかの人に時間を追加してもらえます。',
  comeBack: '席に戻る',
  askTime: '時間の追加を頼む',
  seatFree: (name) => `${name}さんは不在です。本人とテーブルの全員が同意すれば、引き継げます。`,
  takeSeat: (name) => `${name}さんの席の引き継ぎを頼む`,
  lookingOn: '観戦中です。',
  refused: {
    cancel: (who) => `${speech.person(who)}はゲームの打ち切りを断りました。`,
    takeback: (who) => `${speech.person(who)}は手番の取り消しを断りました。`,
    wait: (who, about) => `${speech.person(who)}は${speech.person(about)}を待つことを断りました。`,
    bot: (who, about) =>
      `${speech.person(who)}は${speech.person(about)}の代わりにボットがプレイすることを断りました。`,
    replace: (who, about) =>
      `${speech.person(who)}は、あなたが${speech.person(about)}の席を引き継ぐことを断りました。`,
  },
  rematch: '同じ顔ぶれでもう一度遊ぶ',
  toRematch: '新しいテーブルへ',
  troubles: {
    'not-absent': 'その席はもう空いていません。',
    seated: 'あなたはすでにこのテーブルに着いています。',
    'not-seated': 'あなたの席にはほかの人が着きました。',
    proposed: 'すでに依頼されています。',
    refused: 'この席はすでに断られています。',
    'has-seen': 'このブラウザの利用者が、このテーブルに着いているか、着いていたことがあります。',
    other: 'うまくいきませんでした。もう一度お試しください。',
  },
  renewed: {
    heading: 'サイトが更新されました',
    text: 'このページはサーバーより古い版です。ゲームはサーバーに保存されています。再読み込みして続けてください。',
  },
  shuffle: {
    heading: 'シャッフル',
    commitment: 'テーブル作成時に公開された、サーバーの秘密値へのコミットメント',
    serverSecret: 'ゲーム終了後に公開されたサーバーの秘密値',
    added: (name) => `${name}さんが加えた値`,
    fingerprint: '最初の手の前に公開されたシードの照合コード',
    seed: 'ゲーム終了後に公開されたシード',
    secret:
      '秘密値とシードはゲーム終了後に公開されます。誰も配置を選んでいないことを、誰でも確かめられます。',
    check: 'このゲームを検証する',
    checking: '全手順を再現しています…',
    sound: (moves) =>
      `問題ありません。シードは公開された照合コードと一致し、${moves}手がこの結果に至ることを確かめました。`,
    vouchers: {
      own: 'シードは秘密値と全員が加えた値から導かれています。このブラウザが加えた値も、そのまま含まれています。',
      others: 'シードは秘密値と全員が加えた値から導かれています。',
      fingerprint:
        'この配置について公開されたのはシードの照合コードだけです。後からの並べ替えはありませんが、シードはサーバーだけで決めました。',
    },
    fromElsewhere:
      'このゲームはファイルから取り込まれました。全体が整合することは検証できますが、コミットメントがいつ公開されたかは参加者しか知りません。',
    otherCommitment: 'この配置は、あなたがテーブルに来たときに約束されていたものではありません。',
    withoutOwn: 'このブラウザが加えた値が配置に含まれていません。',
    notFromAll: 'シードが、秘密値と全員が加えた値から導かれません。',
    otherSeed: 'シードが、最初の手の前に公開された照合コードと一致しません。',
    unsound: 'この手順は、このシードからこの結果に至りません。',
    unreachable: 'ゲームを取得できませんでした。もう一度お試しください。',
  },
}
