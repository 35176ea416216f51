import type { ReactNode } from 'react'
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

/** The scene of every area; six kinds stand in the box twice, and the second one of them has a scene of its own. */
export const SCENES: Readonly<Record<string, () => ReactNode>> = {
  'copper-1': CopperMine,
  'copper-2': Smelter,
  'silk-1': SilkMill,
  'silk-2': SilkFarm,
  'tea-1': TeaPlantation,
  'tea-2': TeaHill,
  'fish-1': FishingGround,
  'fish-2': Beach,
  bank: Bank,
  'port-a': Port,
  'port-b': DryDock,
  'lab-a': Laboratory,
  'lab-b': GlassHall,
  agency: EmploymentAgency,
  chinatown: Chinatown,
  church: Church,
  customs: CustomsHouse,
  canal: Canal,
}
