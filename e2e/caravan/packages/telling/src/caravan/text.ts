import type { View } from '@entrepot/caravan'
import { listed } from '../listed.ts'
import type { Lexicon } from './lexicon.ts'
import type { Chapter, GameText, Passage, TextInput } from '../text.ts'

/** Caravan in text. It has no draft, and nothing on its table says more than its label. */
export function caravanText(lexicon: Lexicon): GameText {
  return {
    chapters: (input) => chapters(input, lexicon),
    things: () => [],
    note: () => null,
    hint: (_, drawn) => drawn,
    draftFields: () => [],
    fill: (draft) => draft,
  }
}

function chapters({ view: shown, seat, personOf }: TextInput, lexicon: Lexicon): Chapter[] {
  const { words, speech } = lexicon
  const view = shown as View
  const { things } = words
  const others = view.players.flatMap((_, other): Passage[] =>
    other === seat
      ? []
      : [
          {
            kind: 'part',
            heading: things.bagsOf(speech.person(personOf(other))),
            passages: [bags(view, other, lexicon)],
          },
        ],
  )
  return [
    ...(seat === null
      ? []
      : [{ id: 'own-board', heading: things.own, passages: [bags(view, seat, lexicon)] }]),
    {
      id: 'road',
      heading: things.road,
      passages: [
        {
          kind: 'facts',
          label: things.road,
          facts: [
            [things.pool, view.pool],
            [things.deck, view.deckSize],
          ],
        },
      ],
    },
    { id: 'others', heading: things.others, passages: others },
  ]
}

function bags({ players }: View, seat: number, { words: { things }, speech }: Lexicon): Passage {
  const { coins, paid, bid, hasBid, bales, baleCount } = players[seat]
  return {
    kind: 'facts',
    label: things.coins,
    facts: [
      [things.coins, coins],
      [things.bales, bales === null ? baleCount : listed(bales.map(String), things.none, speech)],
      [things.paid, paid],
      [things.bid, hasBid ? (bid ?? things.secret) : things.none],
    ],
  }
}
