import type { Messages } from '../en.ts'

export const setup: Messages['setup'] = {
  who: '遊ぶ人',
  alone: 'ひとりでボットと',
  together: 'この端末をみんなで',
  seats: '席',
  seatsHint: '手番の順です。次の人に端末を渡します。ほかの人の手札は幕で隠れます。',
  seat: (seat: number) => `席${seat}`,
  playedBy: (seat: number) => `席${seat}に座る人`,
  person: '人',
  bot: (level: string) => `ボット：${level}`,
  nameAt: (seat: number) => `席${seat}の名前`,
  personName: (number: number) => `プレイヤー${number}`,
  needsPerson: '少なくとも1席は人にしてください。',
  atOneDevice: '1台の端末で',
  heading: (game) => `${game}のテーブル`,
  opponents: '対戦相手',
  opponentCount: (count) => `ボット${count}人`,
  strength: 'ボットの強さ',
  yourName: 'あなたの名前',
  you: 'あなた',
  variants: {
    mombasa: { setup: { name: '準備', values: { first: '初回：固定', later: '2回目以降：変化あり' } } },
    yokohama: {
      agentCountsAsPower: {
        name: 'お手伝い外国人のアクションにパワー+1',
        values: { off: 'いいえ', on: 'はい' },
      },
      returnFromOneAreaOnly: {
        name: '社長と戻る部下は1つのエリアからのみ',
        values: { off: 'いいえ', on: 'はい' },
      },
      soleParticipantTakesBoth: { name: '単独参加者は両順位を得る', values: { off: 'いいえ', on: 'はい' } },
      neutralAssistants: {
        name: '中立の部下がマスをふさぐ（2人プレイ）',
        values: { off: 'いいえ', on: 'はい' },
      },
    },
  },
  begin: '席に着く',
  houseRules: 'バリアント',
  seed: 'シード',
  seedHint: '同じシードなら同じ配置になります。空欄なら新しい配置です。',
}
