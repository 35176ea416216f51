import type { PlayerView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { GOODS } from '../components.ts'
import { useLexicon } from '../lexicon.ts'
import { targetOf } from '../targets.ts'

/** What a player holds as a number, in the order of its use. */
const HELD = [...GOODS, 'import', 'yen', 'vp'] as const

/** Goods, imports, yen and points of a player. The own ones can be chosen where one of them is asked for. */
export function Purse({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { names } = useLexicon()
  return (
    <ul className="purse">
      {HELD.map((what) => {
        const label = `${names.goods[what]}: ${player[what]}`
        const figure = (
          <>
            <PrintIcon name={what} />
            <span className="count" data-figure={own ? `own ${what}` : undefined}>
              {player[what]}
            </span>
          </>
        )
        return (
          <li key={what} title={names.goods[what]}>
            {own ? (
              <Target id={targetOf('good', what)} label={label} className="held">
                {figure}
              </Target>
            ) : (
              <span className="held" role="img" aria-label={label}>
                {figure}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
