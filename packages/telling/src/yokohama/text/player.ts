import type { Seat } from '@entrepot/kernel'
import {
  COUNTRIES,
  GOODS,
  PIECES,
  countryIcons,
  countryPoints,
  missingFor,
  nextBringsAgent,
  playerOf,
  warehousePrice,
  type PlayerView,
} from '@entrepot/yokohama'
import { listed } from '../../listed.ts'
import type { Passage } from '../../text.ts'
import { orderOf, technologyCardOf, tokenOf } from '../components.ts'
import { gainText, goodsText } from '../phrases.ts'
import type { TextSource } from './source.ts'

/** A player's company: figures, pieces, orders, technologies, agents and countries. */
export function playerPassages(telling: TextSource, seat: Seat): Passage[] {
  const player = playerOf(telling.view, seat)
  return [
    figures(telling, player),
    pieces(telling, player),
    orders(telling, player),
    technologies(telling, player),
    countries(telling, player),
  ]
}

function figures({ view, lexicon, terms }: TextSource, player: PlayerView): Passage {
  const { words, names, speech } = lexicon
  const { things } = words
  const agents = player.agents.map(({ id, used }) =>
    used ? speech.facts([names.agents[id], things.used]) : names.agents[id],
  )
  return {
    kind: 'facts',
    label: terms.figures,
    facts: [
      ...(['vp', 'yen', 'import', ...GOODS] as const).map((what): [string, number] => [
        names.goods[what],
        player[what],
      ]),
      [terms.president, player.president === null ? terms.inHand : names.areas[player.president]],
      [
        things.tokens,
        listed(
          player.tokens.map((token) => gainText(lexicon, tokenOf(token).gain)),
          terms.none,
          speech,
        ),
      ],
      [terms.agents, listed(agents, terms.none, speech)],
      [
        things.fulfilled,
        listed(
          player.fulfilled.map((order) => names.orders[order]),
          terms.none,
          speech,
        ),
      ],
      [terms.sets, words.amounts.vp(countryPoints(countryIcons(player)))],
      ...(view.usedThisTurn.length > 0 && view.active === player.seat
        ? [
            [
              terms.usedThisTurn,
              speech.facts(view.usedThisTurn.map((technology) => names.technologies[technology])),
            ] as const,
          ]
        : []),
    ],
  }
}

function pieces({ lexicon: { words, names }, terms }: TextSource, player: PlayerView): Passage {
  const priceText = (price: number | null): string => {
    if (price === null) return '–'
    return price === 0 ? terms.free : words.amounts.yen(price)
  }
  return {
    kind: 'table',
    caption: terms.pieces,
    columns: [terms.piece, terms.hand, terms.warehouse, terms.price],
    rows: PIECES.map((piece) => [
      names.pieces[piece],
      player.hand[piece],
      player.warehouse[piece],
      priceText(warehousePrice(player, piece)),
    ]),
  }
}

/** The orders in hand with what is missing; at set-up the two of which one is kept. */
function orders({ view, seat, lexicon, terms }: TextSource, player: PlayerView): Passage {
  const { words, names } = lexicon
  const choosing = view.phase === 'orders' && player.seat === seat
  const held = choosing ? (player.dealt ?? []) : player.orders
  if (held.length === 0) return { kind: 'list', label: words.things.orders, items: [terms.none] }
  return {
    kind: 'table',
    caption: words.things.orders,
    columns: [terms.order, terms.asks, terms.gives, terms.missing],
    rows: held.map((order) => {
      if (order === null) return [words.things.hiddenOrder, '–', '–', '–']
      const { requires, gain } = orderOf(order)
      const missing = goodsText(lexicon, missingFor(player, order))
      return [
        names.orders[order],
        goodsText(lexicon, requires),
        gainText(lexicon, gain),
        missing === '' ? words.things.ready : missing,
      ]
    }),
  }
}

function technologies({ lexicon: { words, names }, terms }: TextSource, player: PlayerView): Passage {
  if (player.technologies.length === 0)
    return { kind: 'list', label: words.things.technologies, items: [terms.none] }
  return {
    kind: 'table',
    caption: words.things.technologies,
    columns: [terms.technology, terms.effect, terms.value],
    rows: player.technologies.map((card) => {
      const { technology, value } = technologyCardOf(card)
      return [names.technologyCards[card], names.technologyEffects[technology], value]
    }),
  }
}

function countries({ view, lexicon: { words, names }, terms }: TextSource, player: PlayerView): Passage {
  const icons = countryIcons(player)
  return {
    kind: 'table',
    caption: words.things.countries,
    columns: [terms.country, terms.icons, terms.nextAgent],
    rows: COUNTRIES.map((country) => [
      names.countries[country],
      icons[country],
      nextBringsAgent(view, icons[country], country) ? terms.yes : terms.no,
    ]),
  }
}
