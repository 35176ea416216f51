import type { PrintedKind } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { Bank } from './bank.tsx'
import { Canal } from './canal.tsx'
import { Chinatown } from './chinatown.tsx'
import { Church } from './church.tsx'
import { CopperMine } from './copper-mine.tsx'
import { CustomsHouse } from './customs-house.tsx'
import { EmploymentAgency } from './employment-agency.tsx'
import { FishingGround } from './fishing-ground.tsx'
import { Laboratory } from './laboratory.tsx'
import { Port } from './port.tsx'
import { SilkMill } from './silk-mill.tsx'
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

/** The print of an area. */
export function AreaScene({ kind }: { kind: PrintedKind }): ReactNode {
  const Scene = SCENES[kind]
  return <Scene />
}
