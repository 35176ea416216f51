import type { PrintedKind } from '@entrepot/yokohama'
import { memo, type ReactNode } from 'react'
import { Bank } from './bank.tsx'
import { Beach } from './beach.tsx'
import { Canal } from './canal.tsx'
import { Chinatown } from './chinatown.tsx'
import { Church } from './church.tsx'
import { CopperMine } from './copper-mine.tsx'
import { CustomsHouse } from './customs-house.tsx'
import { DryDock } from './dry-dock.tsx'
import { EmploymentAgency } from './employment-agency.tsx'
import { FishingGround } from './fishing-ground.tsx'
import { GlassHall } from './glass-hall.tsx'
import { Laboratory } from './laboratory.tsx'
import { Port } from './port.tsx'
import { SilkFarm } from './silk-farm.tsx'
import { SilkMill } from './silk-mill.tsx'
import { Smelter } from './smelter.tsx'
import { TeaHill } from './tea-hill.tsx'
import { TeaPlantation } from './tea-plantation.tsx'

const SCENES: Readonly<Record<PrintedKind, () => ReactNode>> = {
  copper: CopperMine,
  silk: SilkMill,
  tea: TeaPlantation,
  fish: FishingGround,
  bank: Bank,
  port: Port,
  laboratory: Laboratory,
  agency: EmploymentAgency,
  chinatown: Chinatown,
  church: Church,
  customs: CustomsHouse,
  canal: Canal,
}

/** Six kinds stand in the box twice: the second area of a kind has a scene of its own. */
const SECOND_SCENES: Readonly<Record<string, () => ReactNode>> = {
  'copper-2': Smelter,
  'silk-2': SilkFarm,
  'tea-2': TeaHill,
  'fish-2': Beach,
  'port-b': DryDock,
  'lab-b': GlassHall,
}

/** The print of an area, drawn once for as long as it is shown. */
export const AreaScene = memo(function AreaScene({
  area: { id, kind },
}: {
  area: { readonly id: string; readonly kind: PrintedKind }
}): ReactNode {
  const Scene = SECOND_SCENES[id] ?? SCENES[kind]
  return <Scene />
})
