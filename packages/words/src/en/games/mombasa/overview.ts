import type { OverviewWords } from '../../../game-words.ts'

export const words: OverviewWords = {
  aim: 'Own shares of trading companies and make those companies worth a lot. After seven rounds the most pounds win.',
  turn: [
    { title: 'Plan', text: 'All lay cards face down into their slots at the same time, then reveal them.' },
    {
      title: 'Act in turn',
      text: 'Goods buy cards or bring steps. Expansion cards spread a company over the map. Bookkeepers and merchants work on your own two tracks.',
    },
    {
      title: 'Use the harbour',
      text: 'A bonus marker takes a space: whoever shows most of a good walks on a track; other spaces give tiles, money or the first turn.',
    },
    {
      title: 'Take back',
      text: 'Who has finished takes one rest pile into the hand, and the cards just used come to rest.',
    },
  ],
  end: 'After seven rounds: shares times the coins at the base of each company, the values on the diamond and bookkeeping tracks, and cash.',
  hints: [
    'Lay cards that you will want together over the same pile.',
    'Take back the pile with the most cards, not the best card.',
    'Two companies are enough: many shares in one that others spread too.',
    'Expand the company of which you hold most, not the one in the lead.',
    'Entering a region of another company costs a point more and lowers its value.',
    'Use the majority spaces before you use up the goods.',
    'Open a fourth slot early, by diamonds or by books.',
    'Place books so that one plan meets two or three of them.',
    'Keep some pounds for capital calls.',
    'In the last round nothing comes back: use every card.',
  ],
}
