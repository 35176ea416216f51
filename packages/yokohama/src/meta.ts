import type { GameMeta } from '@entrepot/kernel'
import { OPTIONS, SEATS } from './options.ts'
import type { Options } from './state.ts'

export const meta: GameMeta<'yokohama', Options> = {
  id: 'yokohama',
  seats: SEATS,
  options: OPTIONS,
  minutes: 40,
  words: {
    en: {
      name: 'Yokohama',
      about:
        'Send assistants through the districts of a Meiji port, walk your president among them, and fulfil the orders of the foreign merchants.',
      credits: 'Yokohama was designed by Hisashi Hayashi and published by OKAZU Brand in 2016.',
      options: {
        agentCountsAsPower: { name: 'A foreign agent adds 1 power to its own action' },
        returnFromOneAreaOnly: {
          name: 'A returning president brings back the assistants of one area only',
        },
        soleParticipantTakesBoth: { name: 'Who is alone in a ranking scores both places' },
        neutralAssistants: { name: 'Neutral assistants block spaces (2 players)' },
      },
    },
    ru: {
      name: 'Йокогама',
      about:
        'Рассылайте помощников по кварталам порта эпохи Мэйдзи, ведите среди них своего президента и выполняйте заказы иностранных купцов.',
      credits: 'Игру «Йокогама» придумал Хисаси Хаяси; издательство OKAZU Brand, 2016.',
      options: {
        agentCountsAsPower: { name: 'Наёмник прибавляет 1 силу к своему действию' },
        returnFromOneAreaOnly: { name: 'С президентом возвращаются ассистенты только одного района' },
        soleParticipantTakesBoth: { name: 'Единственный участник занимает оба места' },
        neutralAssistants: { name: 'Нейтральные ассистенты занимают места (2 игрока)' },
      },
    },
    'pt-BR': {
      name: 'Yokohama',
      about:
        'Envie assistentes pelos bairros de um porto da era Meiji, leve seu presidente entre eles e atenda os pedidos dos mercadores estrangeiros.',
      credits: 'Yokohama foi criado por Hisashi Hayashi e publicado pela OKAZU Brand em 2016.',
      options: {
        agentCountsAsPower: { name: 'Um agente estrangeiro soma 1 de poder à própria ação' },
        returnFromOneAreaOnly: { name: 'O presidente que volta traz assistentes de uma só área' },
        soleParticipantTakesBoth: { name: 'Participante único leva os dois lugares' },
        neutralAssistants: { name: 'Assistentes neutros bloqueiam espaços (2 jogadores)' },
      },
    },
    ja: {
      name: 'ヨコハマ',
      about: '明治の港町に手代を送り、社長を歩かせ、外国商人の注文に応えます。',
      credits: '『ヨコハマ』は林尚志の作、2016年に OKAZU Brand から出版されました。',
      options: {
        agentCountsAsPower: { name: 'お手伝い外国人のアクションにパワー+1' },
        returnFromOneAreaOnly: { name: '社長と戻る部下は1つのエリアからのみ' },
        soleParticipantTakesBoth: { name: '単独参加者は両順位を得る' },
        neutralAssistants: { name: '中立の部下がマスをふさぐ（2人プレイ）' },
      },
    },
  },
}
