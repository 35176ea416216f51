import type { Options } from '@entrepot/mombasa'
import type { GameWords } from '../../../game-words.ts'

export const words: GameWords<Options> = {
  name: 'Mombasa',
  about:
    'Plan your cards in secret, trade goods, keep the books, and spread the four trading companies across the map while you buy their shares.',
  credits: 'Mombasa was designed by Alexander Pfister and published by eggertspiele in 2015.',
  options: {
    setup: { name: 'Set-up', values: { first: 'First game: fixed', later: 'Later games: varied' } },
  },
  bots: {
    random: 'Chance',
    '1': 'Clerk (Novice)',
    '2': 'Bookkeeper (Steady)',
    '3': 'Merchant (Strong)',
    '4': 'Chartered Director (Master)',
  },
  names: ['Amina', 'Baraka', 'Chitundu', 'Dalila'],
  characters: {
    ledger: {
      title: 'ledger keeper',
      manner: 'Has an eye for books and moves the inkwell on whenever it pays.',
    },
    diamonds: { title: 'diamond dealer', manner: 'Sends merchants out early and likes to see diamonds.' },
    expansion: {
      title: 'expander',
      manner: 'Spreads companies across the map and looks for shares that rise.',
    },
  },
}
