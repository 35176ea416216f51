import type { OverviewWords } from '../../../game-words.ts'

export const words: OverviewWords = {
  aim: 'Gather goods, fulfil orders, build and learn in the port of Yokohama. The most victory points win.',
  turn: [
    { title: 'Place', text: 'Send assistants ahead: one into each of three areas, or two into one.' },
    {
      title: 'Walk',
      text: 'Your president walks along areas with your assistants. Past another president costs one yen; stopping beside one is not allowed.',
    },
    {
      title: 'Act with power',
      text: 'President, assistants and buildings there add up to your power, five at most. More power, more goods, better orders and technologies.',
    },
    {
      title: 'Build and recover',
      text: 'Power four builds, power five also takes the token. Then the assistants of this area come home.',
    },
  ],
  end: 'Four trading houses, eight shops, a full church or customs house, or no more orders: the round and one more are played, then majorities, countries and the rest are scored.',
  hints: [
    'Think in two turns: place where you walk next, too.',
    'Keep a chain of assistants from where you are to where you want to be.',
    'Return home when your hand is empty, with those who stand idle.',
    'A shop in an area adds power for the rest of the game.',
    'The first shop lots pay best: come early.',
    'Two seals of a country bring an agent: a second action in one turn.',
    'Take orders that share goods, and five different countries.',
    'Fetch assistants early; eight are soon too few.',
    'Church and customs house pay most for the first who can afford them.',
    'Watch the bell tower: it is you who should end the game while you lead.',
  ],
}
