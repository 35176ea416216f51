import type { Area } from '@entrepot/telling/yokohama/components'
import type { PrintedKind } from '@entrepot/yokohama'
import { memo, type ReactNode } from 'react'
import type { IconName } from '../art/icon-drawings.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { Amount } from './amount.tsx'
import { ZoneSign } from './zone-sign.tsx'

const POWERS = [1, 2, 3, 4, 5] as const

const ICONS: Readonly<Record<Exclude<PrintedKind, 'canal'>, IconName>> = {
  copper: 'copper',
  silk: 'silk',
  tea: 'tea',
  fish: 'fish',
  bank: 'yen',
  port: 'order',
  laboratory: 'level',
  agency: 'warehouse',
  chinatown: 'trade',
  church: 'faith',
  customs: 'import',
}

/**
 * What the area yields at each power, on a shop curtain of five lengths. Dyed: the power that the player has here;
 * stitched: what it would be with what can be chosen. The token that power 5 takes hangs at its end.
 */
export function PowerTable({
  area,
  power,
  planned,
  children,
}: {
  area: Area
  power: number | null
  planned: number | null
  /** The token. */
  children?: ReactNode
}): ReactNode {
  const { kind } = area
  if (kind === 'canal') return null
  return (
    <div className="power-table">
      <Yields area={area} icon={ICONS[kind]} power={power} planned={planned} />
      {children}
    </div>
  )
}

/** The five lengths: a move changes those of few areas. */
const Yields = memo(function Yields({
  area,
  icon,
  power,
  planned,
}: {
  area: Area
  icon: IconName
  power: number | null
  planned: number | null
}): ReactNode {
  return (
    <ol aria-hidden="true">
      <li className="what">
        <PrintIcon name={icon} />
      </li>
      {POWERS.map((step) => (
        <li key={step} data-lit={step === power || undefined} data-planned={step === planned || undefined}>
          <Yield area={area} power={step} />
        </li>
      ))}
    </ol>
  )
})

function Yield({ area: { action }, power }: { area: Area; power: number }): ReactNode {
  const { zonesByPower, vpByPower } = action
  if (zonesByPower) {
    const vp = vpByPower?.[power - 1] ?? 0
    if (vp > 0) return <Amount icon="vp" count={vp} />
    const best = zonesByPower[power - 1]?.at(-1)
    return best === undefined ? '–' : <ZoneSign zone={best} />
  }
  const figures =
    action.amountByPower ??
    action.exchangesByPower ??
    action.levelByPower ??
    action.faithByPower ??
    action.maxImportsByPower ??
    []
  const figure = figures[power - 1] ?? 0
  return figure === 0 ? '–' : figure
}
