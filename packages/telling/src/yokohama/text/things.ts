import { GOODS, PIECES, playerOf } from '@entrepot/yokohama'
import type { ThingGroup } from '../../text.ts'
import { siteOf, spacesOf, tokenOf } from '../components.ts'
import { targetOf } from '../targets.ts'
import { gainText, orderText } from '../phrases.ts'
import type { TextSource } from './source.ts'

/** Everything on the table that a decision can be about. */
export function thingGroups({ view, seat, lexicon, terms }: TextSource): ThingGroup[] {
  const { words, names, speech } = lexicon
  const player = seat === null ? null : playerOf(view, seat)
  const cardsOf = (slots: readonly (string | null)[]): string[] => slots.filter((card) => card !== null)
  const held = view.phase === 'orders' ? (player?.dealt ?? []) : cardsOf(player?.orders ?? [])
  const offered = view.ports.flatMap(({ slots }) => cardsOf(slots))
  const technologies = [
    ...(player?.technologies ?? []),
    ...view.laboratories.flatMap(({ slots }) => cardsOf(slots)),
  ]
  return [
    {
      heading: terms.areas,
      things: view.areas.map(({ id }) => ({ target: targetOf('area', id), name: names.areas[id] })),
    },
    {
      heading: words.things.orders,
      things: [
        ...held.map((id) => ({ target: targetOf('order', id), name: orderText(lexicon, id) })),
        ...offered.map((id) => ({ target: targetOf('offer', id), name: orderText(lexicon, id) })),
      ],
    },
    {
      heading: words.things.technologies,
      things: technologies.map((id) => ({ target: targetOf('card', id), name: names.technologyCards[id] })),
    },
    {
      heading: terms.boards,
      things: ['mb-church', 'mb-customs'].flatMap((board) =>
        spacesOf(board).map(({ id, gain }) => ({
          target: targetOf('space', id),
          name: speech.labelled(names.boardSpaces[id], gainText(lexicon, gain)),
        })),
      ),
    },
    {
      heading: words.things.goals,
      things: view.achievements.map(({ id }) => ({
        target: targetOf('achievement', id),
        name: names.achievements[id],
      })),
    },
    {
      heading: terms.sites,
      things: view.areas.flatMap(({ id, site, token }) => [
        ...(site === null ? [] : [...siteOf(site).shops, siteOf(site).tradingHouse]).map((lot) => ({
          target: targetOf('lot', lot.id),
          name: speech.labelled(
            speech.facts([names.areas[id], names.buildingLots[lot.id]]),
            gainText(lexicon, lot.gain),
          ),
        })),
        ...(token === null
          ? []
          : [
              {
                target: targetOf('token', token),
                name: speech.labelled(
                  speech.facts([names.areas[id], terms.token]),
                  gainText(lexicon, tokenOf(token).gain),
                ),
              },
            ]),
      ]),
    },
    {
      heading: terms.pieces,
      things: [
        ...PIECES.map((id) => ({ target: targetOf('piece', id), name: names.pieces[id] })),
        {
          target: targetOf('hand', 'assistant'),
          name: speech.facts([names.pieces['assistant'], terms.inHand]),
        },
      ],
    },
    {
      heading: words.things.goods,
      things: [...GOODS, 'import' as const, 'yen' as const].map((id) => ({
        target: targetOf('good', id),
        name: names.goods[id],
      })),
    },
  ]
}
