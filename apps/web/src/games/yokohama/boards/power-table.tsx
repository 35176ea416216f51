import type { Area } from '@entrepot/telling/yokohama/components'
import type { PrintedKind } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
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
 * What the area yields at each power. Filled: the power that the player's president has here; outlined: with one more
 * assistant.
 */
export function PowerTable({
  area,
  power,
  planned,
}: {
  area: Area
  power: number | null
  planned: number | null
}): ReactNode {
  const { kind } = area
  if (kind === 'canal') return null
  return (
    <ol className="power-table">
      <li className="what">
        <PrintIcon name={ICONS[kind]} />
      </li>
      {POWERS.map((step) => (
        <li key={step} data-lit={step === power || undefined} data-planned={step === planned || undefined}>
          <Yield area={area} power={step} />
        </li>
      ))}
    </ol>
  )
}

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
