import { targetOf } from '@entrepot/telling/yokohama/targets'
import { GOODS, type PlayerView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useTable } from '../../../table/table-context.ts'
import { Target, useTarget } from '../../../table/target.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { givingChoice, touchGift } from '../gifts.ts'
import { useLexicon } from '../lexicon.ts'

/** What a player holds as a number, in the order of its use. */
const HELD = [...GOODS, 'import', 'yen', 'vp'] as const
type Held = (typeof HELD)[number]

/** Goods, imports, yen and points of a player. The own ones can be chosen where one of them is asked for. */
export function Purse({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { names } = useLexicon()
  const { decision } = useTable()
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
          <li key={what} title={names.goods[what]}>
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
  const { decision, draft, setDraft, choose } = useTable()
  const { legal } = useTarget(targetOf('good', what))
  const laid = what in draft
  const touch = (): void => {
    const next = touchGift(draft, what)
    const giving = givingChoice(decision?.choices ?? [], next)
    if (giving === undefined) setDraft(next)
    else choose(giving)
  }
  return (
    <button
      type="button"
      className="target held"
      aria-label={label}
      aria-pressed={laid}
      data-legal={legal || undefined}
      data-chosen={laid || undefined}
      disabled={!legal}
      onClick={touch}
    >
      {children}
    </button>
  )
}
