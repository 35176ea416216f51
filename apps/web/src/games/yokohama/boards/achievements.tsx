import type { View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useTable, useView } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { Piece } from '../art/piece.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { achievementOf } from '../components.ts'
import { useLexicon } from '../lexicon.ts'
import { targetOf } from '../targets.ts'
import { Amount } from './amount.tsx'

/** The three achievements in play, with who has reached them. */
export function Achievements(): ReactNode {
  const { words, names } = useLexicon()
  const { seats } = useTable()
  const view = useView<View>()
  return (
    <ul className="achievements">
      {view.achievements.map(({ id, seats: reached }) => {
        const { vpFirst, vpLater } = achievementOf(id)
        const who = reached.map((seat) => seats[seat]?.name ?? '').join(', ')
        return (
          <li key={id}>
            <Target
              id={targetOf('achievement', id)}
              label={`${names.achievements[id]}. ${words.amounts.vp(vpFirst)} ${words.things.first}, ${words.amounts.vp(vpLater)} ${words.things.later}. ${who}`}
            >
              <PrintIcon name="achievement" />
              <span className="what">{names.achievements[id]}</span>
              <span className="points">
                <span data-gone={reached.length > 0 || undefined}>
                  <Amount icon="vp" count={vpFirst} />
                </span>
                <Amount icon="vp" count={vpLater} />
              </span>
              <span className="reached">
                {reached.map((seat) => (
                  <Piece key={seat} kind="assistant" player={seat} />
                ))}
              </span>
            </Target>
          </li>
        )
      })}
    </ul>
  )
}
