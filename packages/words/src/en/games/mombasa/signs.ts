import type { SignWords } from '../../../game-words.ts'

export const words: SignWords = {
  pound: { name: 'Pounds', text: 'Money now, and points at the end.' },
  diamond: { name: 'Diamonds', text: 'Steps on your diamond track.' },
  book: { name: 'Bookkeeping points', text: 'They buy books, or become a pound each.' },
  step: { name: 'Track steps', text: 'Steps on a company’s track, where the shares are.' },
  expansion: { name: 'Expansion points', text: 'They pay for the borders that a company crosses.' },
  coffee: {
    name: 'Coffee',
    text: 'Goods: they pay for cards or for track steps, and open the coffee majority.',
  },
  banana: {
    name: 'Bananas',
    text: 'Goods: they pay for cards or for track steps, and open the banana majority.',
  },
  cotton: {
    name: 'Cotton',
    text: 'Goods: they pay for cards or for track steps, and open the cotton majority.',
  },
  crate: { name: 'Any one goods type', text: 'Counted face up, whichever type it is.' },
  bookkeeper: { name: 'Bookkeeper', text: 'Moves your inkwell over books, and gives bookkeeping points.' },
  diamondMerchant: { name: 'Diamond merchant', text: 'Moves you along the diamond track and brings pounds.' },
  share: { name: 'Share', text: 'Worth the open coins at the base of its company.' },
  mine: { name: 'Mine', text: 'Merchants of the company that stands there count it.' },
  removePost: { name: 'Remove a post', text: 'A post leaves a base for good, and a coin lies open.' },
  buy: { name: 'Buy a card', text: 'A card of the display for pounds.' },
  discard: { name: 'Discard a card', text: 'A card from hand leaves the game for pounds.' },
  plusOneGood: { name: '+1\u00a0goods', text: 'One face-up goods card counts 1 more.' },
  firstPlayer: {
    name: 'First player',
    text: 'Decides first in every round, until somebody takes the marker.',
  },
  inkwell: {
    name: 'Inkwell',
    text: 'Moves from book to book; the space it stands on is worth pounds at the end.',
  },
  marker: { name: 'Bonus marker', text: 'Occupies one bonus space in a round.' },
  company: { text: 'Its track brings shares; the open coins at its base are what each is worth.' },
  piece: { name: 'Player', text: 'The colour and shape of a player’s pieces.' },
  post: { name: 'Trading post', text: 'It holds a region for its company; at the base it covers coins.' },
}
