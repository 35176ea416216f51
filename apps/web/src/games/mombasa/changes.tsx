import { components, playerOf, type Event, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import type { Change } from '../../table/client.ts'
import { Piece, Sign } from './art/drawing.tsx'
import { CompanyMark } from './board/company-mark.tsx'
import { TILE_ICONS } from './icons.ts'
import type { Lexicon } from './lexicon.ts'

/** What the turn changes for the player: money, tracks, shares, diamonds, books, tiles, the worth of shares; and what it brings the others. */
export function changesOf(
  before: View,
  after: View,
  seat: Seat,
  nameOf: (seat: Seat) => string,
  events: readonly Event[],
  { words, names, speech }: Lexicon,
): Change[] {
  const [old, now] = [playerOf(before, seat), playerOf(after, seat)]
  const { things, board } = words
  const lost = events.reduce((sum, event) => sum + (event.type === 'stepsLost' ? event.amount : 0), 0)
  const changes: Change[] = [
    { icon: <Sign name="pound" />, label: names.scoreCategories['pounds'], from: old.pounds, to: now.pounds },
    ...after.companies.map(({ id }): Change => ({
      icon: <CompanyMark company={id} />,
      label: names.companies[id],
      from: old.tracks[id]?.space ?? 0,
      to: now.tracks[id]?.space ?? 0,
    })),
    { icon: <Sign name="step" />, label: board.stepsLost(lost), from: lost, to: 0 },
    ...after.companies.map(({ id }): Change => ({
      icon: (
        <>
          <Sign name="share" />
          <CompanyMark company={id} />
        </>
      ),
      label: speech.labelled(names.companies[id], things.shares(now.tracks[id]?.shares ?? 0)),
      from: old.tracks[id]?.shares ?? 0,
      to: now.tracks[id]?.shares ?? 0,
    })),
    { icon: <Sign name="diamond" />, label: things.diamondTrack, from: old.diamonds, to: now.diamonds },
    { icon: <Sign name="inkwell" />, label: things.bookTrack, from: old.inkwell, to: now.inkwell },
    ...components.bonusSpaces.flatMap(({ id, tile }): Change[] =>
      tile === undefined
        ? []
        : [
            {
              icon: <Sign name={TILE_ICONS[tile] ?? 'card'} />,
              label: names.bonusTiles[tile] ?? tile,
              from: before.spaces[id] === seat ? 1 : 0,
              to: after.spaces[id] === seat ? 1 : 0,
            },
          ],
    ),
    ...after.companies.map(({ id, value }, index): Change => ({
      icon: (
        <>
          <CompanyMark company={id} />£
        </>
      ),
      label: things.shareValue(id, value),
      from: before.companies[index]?.value ?? 0,
      to: value,
    })),
    ...after.players.flatMap(({ seat: rival }): Change[] =>
      rival === seat
        ? []
        : [
            {
              icon: <Piece player={rival} />,
              label: board.worthOf(nameOf(rival)),
              from: worthOf(before, rival),
              to: worthOf(after, rival),
            },
          ],
    ),
  ]
  return changes.filter(({ from, to }) => from !== to)
}

/** What a player's money and shares are worth. */
function worthOf(view: View, seat: Seat): number {
  const { pounds, tracks } = playerOf(view, seat)
  return view.companies.reduce((sum, { id, value }) => sum + value * (tracks[id]?.shares ?? 0), pounds)
}
