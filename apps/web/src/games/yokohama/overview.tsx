import './style/inks.css'
import './style/icons.css'
import './style/areas.css'
import './style/gallery.css'
import type { ReactNode } from 'react'
import type { Overview } from '../module.ts'
import { layBlocks } from './art/blocks.ts'
import type { IconName } from './art/icon-drawings.tsx'
import { Piece } from './art/piece.tsx'
import { PrintIcon } from './art/print-icon.tsx'

const SIGNS: readonly IconName[] = [
  'vp',
  'yen',
  'import',
  'anyGood',
  'warehouse',
  'deploy',
  'power',
  'faith',
  'level',
  'agent',
]

/** The pictures of Yokohama's page at a glance, drawn as on its table. */
export async function yokohamaOverview(): Promise<Overview> {
  await layBlocks()
  const printed = (picture: ReactNode): ReactNode => <div className="yokohama scale">{picture}</div>
  return {
    turn: [
      printed(<Piece key="place" kind="assistant" player={0} />),
      printed(<Piece key="walk" kind="president" player={0} />),
      printed(<PrintIcon key="act" name="power" />),
      printed(<Piece key="build" kind="shop" player={0} />),
    ],
    signs: SIGNS.map((id) => ({ id, picture: printed(<PrintIcon name={id} />) })),
  }
}
