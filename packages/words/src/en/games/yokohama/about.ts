import type { Options } from '@entrepot/yokohama'
import type { GameWords } from '../../../game-words.ts'

export const words: GameWords<Options> = {
  name: 'Yokohama',
  about:
    'Send assistants through the areas of a Meiji port, walk your president among them, and fulfil the orders of the foreign merchants.',
  credits: 'Yokohama was designed by Hisashi Hayashi and published by OKAZU Brand in 2016.',
  options: {
    agentCountsAsPower: { name: 'A foreign agent adds 1\u00a0power to its action' },
    returnFromOneAreaOnly: {
      name: 'A returning president brings back the assistants of one area only',
    },
    soleParticipantTakesBoth: { name: 'Alone in a ranking, you score both places' },
    neutralAssistants: { name: 'Neutral assistants block spaces (2\u00a0players)' },
    ordersInHandAreHidden: { name: 'Orders in the hands of others lie face down' },
  },
  bots: {
    random: 'Chance',
    '1': 'Apprentice (Novice)',
    '2': 'Shopkeeper (Steady)',
    '3': 'Trader (Strong)',
    '4': 'President (Master)',
  },
  names: ['Haru', 'Kenkichi', 'Mitsu', 'Seibei'],
  characters: {
    orders: { title: 'order hunter', manner: 'Gathers the goods for one order after another.' },
    building: { title: 'builder', manner: 'Puts up shops and trading houses wherever there is room.' },
    church: { title: 'churchgoer', manner: 'Is seen at the church earlier and more often than others.' },
  },
}
