import type { View } from '@entrepot/caravan'
import type { Words } from '@entrepot/words/caravan'
import { listed } from '../listed.ts'
import type { Chapter, GameText, Passage, TextInput } from '../text.ts'

/** Caravan in text. It has no draft, and nothing on its table says more than its label. */
export function caravanText(words: Words): GameText {
  return {
    chapters: (input) => chapters(input, words),
    things: () => [],
    note: () => null,
    hint: (_, drawn) => drawn,
    draftFields: () => [],
    fill: (draft) => draft,
  }
}

function chapters({ view: shown, seat, nameOf }: TextInput, words: Words): Chapter[] {
  const view = shown as View
  const { things } = words
  const others = view.players.flatMap((_, other): Passage[] =>
    other === seat
      ? []
      : [{ kind: 'part', heading: things.bagsOf(nameOf(other)), passages: [bags(view, other, words)] }],
  )
  return [
    ...(seat === null ? [] : [{ id: 'own-board', heading: things.own, passages: [bags(view, seat, words)] }]),
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

function bags({ players }: View, seat: number, { things }: Words): Passage {
  const { coins, paid, bid, hasBid, bales, baleCount } = players[seat]
  return {
    kind: 'facts',
    label: things.coins,
    facts: [
      [things.coins, coins],
      [things.bales, bales === null ? baleCount : listed(bales.map(String), things.none)],
      [things.paid, paid],
      [things.bid, hasBid ? (bid ?? things.secret) : things.none],
    ],
  }
}
