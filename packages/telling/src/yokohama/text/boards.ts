import { hasTechnology, onBoardToEnd, playerOf, type SlotsView } from '@entrepot/yokohama'
import type { Chapter, Passage } from '../../text.ts'
import { areaOf, boardOf, orderOf, spacesOf, technologyCardOf } from '../components.ts'
import { gainText, goodsText } from '../phrases.ts'
import type { TextSource } from './source.ts'

/** The management boards: orders in the ports, technologies in the laboratories, spaces of church and customs. */
export function boardsChapter(telling: TextSource): Chapter {
  const { view, terms } = telling
  return {
    id: 'boards',
    heading: terms.boards,
    passages: [
      ...view.ports.map((port) => portTable(telling, port)),
      ...view.laboratories.map((laboratory) => laboratoryTable(telling, laboratory)),
      ...spacesPassages(telling, 'church'),
      ...spacesPassages(telling, 'customs'),
      {
        kind: 'facts',
        label: terms.deck,
        facts: [
          [terms.order, view.orderDeckSize],
          [terms.technology, view.technologyDeckSize],
        ],
      },
    ],
  }
}

function portTable({ lexicon, terms }: TextSource, { id, slots }: SlotsView): Passage {
  const { words, names } = lexicon
  const board = boardOf(id)
  const { zonesByPower = [] } = areaOf(board.area).action
  return {
    kind: 'table',
    caption: names.managementBoards[id],
    columns: [terms.order, terms.asks, terms.gives, terms.zone, terms.fromPower],
    rows: slots.flatMap((order, place) => {
      if (order === null) return []
      const zone = board.slots?.[place]?.zone ?? 'blue'
      const { requires, gain } = orderOf(order)
      return [
        [
          names.orders[order],
          goodsText(lexicon, requires),
          gainText(lexicon, gain),
          words.zones[zone],
          zonesByPower.findIndex((zones) => zones.includes(zone)) + 1,
        ],
      ]
    }),
  }
}

function laboratoryTable(telling: TextSource, { id, slots }: SlotsView): Passage {
  const { view, seat, lexicon, terms } = telling
  const { names } = lexicon
  const board = boardOf(id)
  return {
    kind: 'table',
    caption: names.managementBoards[id],
    columns: [
      terms.technology,
      terms.effect,
      terms.level,
      terms.value,
      ...(seat === null ? [] : [terms.owned]),
    ],
    rows: slots.flatMap((card, place) => {
      if (card === null) return []
      const { technology, value } = technologyCardOf(card)
      const owned = seat !== null && hasTechnology(playerOf(view, seat), technology)
      return [
        [
          names.technologyCards[card],
          names.technologyEffects[technology],
          value + (board.slots?.[place]?.costModifier ?? 0),
          value,
          ...(seat === null ? [] : [owned ? terms.yes : terms.no]),
        ],
      ]
    }),
  }
}

function spacesPassages(telling: TextSource, which: 'church' | 'customs'): Passage[] {
  const { view, personOf, lexicon, terms } = telling
  const { words, names } = lexicon
  const { things } = words
  const board = `mb-${which}`
  const { majorityVp = [] } = boardOf(board)
  const taken = view[which]
  const needText = which === 'church' ? things.faith : things.imports
  const stateOf = (owner: number | 'neutral' | null): string => {
    if (owner === null) return things.free
    return owner === 'neutral' ? things.neutral : things.taken(personOf(owner))
  }
  return [
    {
      kind: 'table',
      caption: names.managementBoards[board],
      columns: [terms.space, terms.needs, terms.gives, terms.state],
      rows: spacesOf(board).map(({ id, needs, gain }, place) => [
        names.boardSpaces[id],
        needText(needs),
        gainText(lexicon, gain),
        stateOf(taken[place] ?? null),
      ]),
    },
    {
      kind: 'list',
      label: lexicon.speech.labelled(names.managementBoards[board], terms.scoring),
      items: [
        things.majority(majorityVp[0] ?? 0, majorityVp[1] ?? 0),
        things.full(taken.filter((owner) => owner !== null).length, onBoardToEnd(view, which)),
      ],
    },
  ]
}
