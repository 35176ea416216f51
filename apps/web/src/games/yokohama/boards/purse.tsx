import { targetOf } from '@entrepot/telling/yokohama/targets'
import { GOODS, type PlayerView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { draftOf } from '../../../table/controller/readings.ts'
import { useController, useDecision, useTable } from '../../../table/table-context.ts'
import { Target, useTarget } from '../../../table/target.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'

/** What a player holds as a number, in the order of its use. */
const HELD = [...GOODS, 'import', 'yen', 'vp'] as const
type Held = (typeof HELD)[number]

/** Goods, imports, yen and points of a player. The own ones can be chosen where one of them is asked for. */
export function Purse({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { names } = useLexicon()
  const decision = useDecision()
  const giving = own && (decision?.choices.some(({ command }) => command.type === 'give') ?? false)
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
          <li key={what} data-says={own ? undefined : label}>
            {giving ? (
              <Gift what={what} label={label}>
                {figure}
              </Gift>
            ) : own ? (
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

/** One of a kind for the church: touched it is laid out, touched again taken back, and the last one gives them all. */
function Gift({ what, label, children }: { what: Held; label: string; children: ReactNode }): ReactNode {
  const laid = useTable((state) => what in draftOf(state))
  const controller = useController()
  const { legal } = useTarget(targetOf('good', what))
  return (
    <button
      type="button"
      className="target held"
      aria-label={label}
      aria-pressed={laid}
      data-legal={legal || undefined}
      data-chosen={laid || undefined}
      disabled={!legal}
      onClick={() => controller.press(targetOf('good', what), label)}
    >
      {children}
    </button>
  )
}
