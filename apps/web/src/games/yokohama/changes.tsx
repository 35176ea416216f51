import type { Seat } from '@entrepot/kernel'
import { GOODS, PIECES, playerOf, type View } from '@entrepot/yokohama'
import type { Change } from '../../table/client.ts'
import type { IconName } from './art/icon-drawings.tsx'
import { Piece } from './art/piece.tsx'
import { PrintIcon } from './art/print-icon.tsx'
import type { Lexicon } from './lexicon.ts'

const HELD = ['vp', 'yen', 'import', ...GOODS] as const satisfies readonly IconName[]

/** What the turn has changed for the player: points, money, goods, pieces in hand, cards. */
export function changesOf(before: View, after: View, seat: Seat, { words, names }: Lexicon): Change[] {
  const [old, now] = [playerOf(before, seat), playerOf(after, seat)]
  const changes: Change[] = [
    ...HELD.map((what) => ({
      icon: <PrintIcon name={what} />,
      label: names.goods[what],
      from: old[what],
      to: now[what],
    })),
    ...PIECES.map((piece) => ({
      icon: <Piece kind={piece} player={seat} />,
      label: `${words.things.hand}: ${names.pieces[piece]}`,
      from: old.hand[piece],
      to: now.hand[piece],
    })),
    {
      icon: <PrintIcon name="order" />,
      label: words.things.orders,
      from: old.orders.length,
      to: now.orders.length,
    },
    {
      icon: <PrintIcon name="technology" />,
      label: words.things.technologies,
      from: old.technologies.length,
      to: now.technologies.length,
    },
  ]
  return changes.filter(({ from, to }) => from !== to)
}
