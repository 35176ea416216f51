import type { Options } from '@entrepot/yokohama'
import type { GameWords } from '../../../game-words.ts'

export const words: GameWords<Options> = {
  name: '横濱紳商伝',
  about: '明治の港町に部下を送り、社長を歩かせ、外国商人の注文に応えます。',
  credits: '『横濱紳商伝』は林尚志の作、2016年に OKAZU Brand から出版されました。',
  options: {
    agentCountsAsPower: { name: 'お手伝い外国人のアクションにパワー+1' },
    returnFromOneAreaOnly: { name: '社長と戻る部下は1つのエリアからのみ' },
    soleParticipantTakesBoth: { name: '単独参加者は両順位を得る' },
    neutralAssistants: { name: '中立の部下がマスをふさぐ（2人プレイ）' },
    ordersInHandAreHidden: { name: '他プレイヤーの手元の注文書は裏向き' },
  },
  bots: {
    random: 'でたらめ',
    '1': '丁稚（初級）',
    '2': '店主（中級）',
    '3': '貿易商（上級）',
    '4': '社長（名人）',
  },
  names: ['ハル', '健吉', 'ミツ', '清兵衛'],
  characters: {
    orders: { title: '注文取り', manner: '注文書に必要な品を次々とそろえます。' },
    building: { title: '普請好き', manner: '空きさえあれば店舗や商館を建てます。' },
    church: { title: '信心家', manner: '誰よりも早く、足しげく教会に通います。' },
  },
}
