import { components, playerOf, SLOT_IDS } from '@entrepot/mombasa'
import type { ThingGroup } from '../../text.ts'
import { bookName, cardName, spaceName } from '../describe.ts'
import type { TextSource } from './source.ts'

/** Everything on the table that a decision can be about. */
export function thingGroups({ view, seat, lexicon, terms }: TextSource): ThingGroup[] {
  const { names, words } = lexicon
  const { things } = words
  const display = Object.values(view.cards.display).filter((card) => card !== null)
  const books = Object.values(view.books.display).flatMap(({ book }) => (book === null ? [] : [book]))
  const own: ThingGroup[] =
    seat === null
      ? []
      : [
          {
            heading: terms.ownBoard,
            things: [
              ...SLOT_IDS.map((slot) => ({ target: `slot:${slot}`, name: names.actionSlots[slot] })),
              ...SLOT_IDS.map((slot) => ({ target: `pile:${slot}`, name: names.restPiles[slot] })),
              ...playerOf(view, seat).hand.map((card) => ({
                target: `hand:${card}`,
                name: cardName(card, lexicon),
              })),
              ...Array.from({ length: components.playerBoard.bookkeepingTrack.length }, (_, index) => ({
                target: `ledger:${index + 1}`,
                name: lexicon.speech.labelled(things.bookTrack, things.step(index + 1)),
              })),
              ...components.bonusTiles
                .filter(({ id }) => view.tiles[id]?.seat === seat)
                .map(({ id }) => ({ target: `tile:${id}`, name: names.bonusTiles[id] })),
              ...view.books.taken.map((book) => ({
                target: `taken:${book}`,
                name: bookName(book, lexicon),
              })),
              ...(view.phase === 'tiles' ? (view.dealt?.tiles ?? []) : []).map((tile) => ({
                target: `startTile:${tile}`,
                name: names.startTiles[tile],
              })),
            ],
          },
        ]
  return [
    {
      heading: things.map,
      things: components.map.regions.map(({ id }) => ({ target: `region:${id}`, name: names.regions[id] })),
    },
    {
      heading: terms.bases,
      things: view.companies.flatMap(({ id, columns }) => [
        { target: `base:${id}`, name: terms.baseOf(id) },
        ...columns.map((_, index) => ({
          target: `column:${id}:${index + 1}`,
          name: lexicon.speech.facts([terms.baseOf(id), terms.column(index + 1)]),
        })),
      ]),
    },
    {
      heading: things.tracks,
      things: view.companies.map(({ id }) => ({ target: `track:${id}`, name: names.companies[id] })),
    },
    {
      heading: things.cardDisplay,
      things: display.map((card) => ({ target: `card:${card}`, name: cardName(card, lexicon) })),
    },
    {
      heading: things.bookDisplay,
      things: books.map((book) => ({ target: `book:${book}`, name: bookName(book, lexicon) })),
    },
    {
      heading: things.bonusSpaces,
      things: Object.keys(view.spaces).map((space) => ({
        target: `space:${space}`,
        name: spaceName(space, view, lexicon),
      })),
    },
    ...own,
  ]
}
