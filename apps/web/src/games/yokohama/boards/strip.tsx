import { GOODS, playerOf, type View } from '@entrepot/yokohama'
import { memo, type ReactNode } from 'react'
import { ScoreNow } from '../../../table/score-now.tsx'
import { useViewPart } from '../../../table/table-context.ts'
import { Piece } from '../art/piece.tsx'
import { Amount } from './amount.tsx'

const HELD = [...GOODS, 'import'] as const

/** A rival in one line: points, money, assistants in hand, and what else there is of goods and cards.
 * Where the line is short, the goods are counted together. */
export const Strip = memo(function Strip({ seat }: { seat: number }): ReactNode {
  const player = useViewPart((view: View) => playerOf(view, seat))
  const goods = GOODS.reduce((sum, good) => sum + player[good], 0)
  const [orders, technologies] = [player.orders.length, player.technologies.length]
  return (
    <span className="yokohama scale rival-strip">
      <ScoreNow seat={seat} name="score" />
      <Amount icon="vp" count={player.vp} />
      <Amount icon="yen" count={player.yen} />
      <span className="amount">
        <Piece kind="assistant" player={seat} />
        {player.hand.assistant}
      </span>
      <span className="each-good">
        {HELD.map((what) =>
          player[what] === 0 ? null : <Amount key={what} icon={what} count={player[what]} />,
        )}
      </span>
      <span className="all-goods">
        <Amount icon="anyGood" count={goods} />
        {player.import === 0 ? null : <Amount icon="import" count={player.import} />}
      </span>
      {orders === 0 ? null : <Amount icon="order" count={orders} />}
      {technologies === 0 ? null : <Amount icon="technology" count={technologies} />}
    </span>
  )
})
