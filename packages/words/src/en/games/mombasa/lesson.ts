import type { LessonWords } from '../../../game-words.ts'

export const words: LessonWords = {
  steps: {
    aim: {
      title: 'What wins',
      text: 'The most pounds win. Every share is worth the coins that show at its company’s base: none as yet, posts cover them. Cash, diamonds and books come on top; the score says how you stand.',
    },
    tracks: {
      title: 'Shares',
      text: 'Steps on a company’s track bring its shares: the figure over a space is how many you hold from there on. Your marker, the ship, stands one step before the first share of Mombasa.',
    },
    plan: {
      title: 'Plan three cards',
      text: 'Choose Bananas 2, Cotton 1 and Expansion 2, in this order, and confirm. After the round each rests above its slot, beside a card of its kind, and later both come back together.',
    },
    goods: {
      title: 'Goods buy cards',
      text: 'Use Bananas 2, then buy the diamond merchant for 2. What a purchase leaves over becomes steps on company tracks.',
    },
    expand: {
      title: 'Expand a company',
      text: 'Your Expansion 2 gives two points. Choose Mombasa’s base, then enter the two marked regions: a single border costs one point, a double one two.',
    },
    coins: {
      title: 'Coins come to light',
      text: 'Every entry takes a post from the base, and coins come to light: that is what each share of Mombasa is worth now, whoever holds it.',
    },
    majority: {
      title: 'The most of one good',
      text: 'Your Cotton 1 lies face up, and nobody shows more cotton. Put one of your bonus markers on its space: two steps for Saint-Louis, and no card is used up.',
    },
    steps: {
      title: 'Goods as steps',
      text: 'Now use Cotton 1. It is not enough for a card, so its value becomes a step: take it on Mombasa’s track, to your first share there.',
    },
    pile: {
      title: 'Take a pile back',
      text: 'End your action phase, then take one rest pile, the small cards above a slot, into your hand: any will do now. Only after that do the cards of this round come to rest.',
    },
    round: {
      title: 'A new round',
      text: 'Cards have moved on to where they cost less; a coin lies on a book; the bonus markers are back. There are seven rounds, and which pile returns when is half the game.',
    },
    planAgain: {
      title: 'Plan again',
      text: 'Lay the merchant you bought, Coffee 2 and Bookkeeper 2, and confirm. The first book on your track asks for coffee 2, so the coffee must lie face up.',
    },
    merchant: {
      title: 'Diamonds',
      text: 'Use the merchant: £2 and a step on the diamond track. At its lock a fourth slot opens; its figures are pounds at the end.',
    },
    ink: {
      title: 'Over the first book',
      text: 'Use the bookkeeper and move the inkwell to the first book. Its upper half asks for coffee 2, which lies face up before you; its lower half pays.',
    },
    books: {
      title: 'Books for later',
      text: 'Spend the points on books and place them ahead of the inkwell, one to a step. Choose those that your cards can meet in later rounds.',
    },
    calls: {
      title: 'Gates and gifts',
      text: 'A red gate across a track is a capital call: pay or stop there. A golden special space pays whoever arrives, and again all who came before.',
    },
    free: {
      title: 'Now it is yours',
      text: 'Back one strong company, and diamonds or books beside it. After round seven nothing comes back: use up everything. Ask the coach whenever you like.',
    },
  },
}
