import { components } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { BorderLines } from './borders.tsx'
import { DRAWN, Mines, RegionName, shapeOf } from './region.tsx'
import { Reward } from './reward.tsx'

/** How much of the map is seen around a region. */
const WINDOW = { width: 300, height: 250 }

/** A region as it is printed: its reward and mines, between its neighbours. */
export function RegionPrint({ id }: { id: string }): ReactNode {
  const drawn = DRAWN[id]
  const region = components.map.regions.find((candidate) => candidate.id === id)
  if (drawn === undefined || region === undefined) return null
  const small = drawn.inside !== null
  const reward = small ? { x: drawn.name.x, y: drawn.name.y + 14 } : drawn.reward
  const mines = small ? { x: drawn.name.x, y: drawn.name.y + 56 } : drawn.mines
  const middle = { x: (drawn.name.x + reward.x) / 2, y: (drawn.name.y + reward.y) / 2 }
  const corner = [middle.x - WINDOW.width / 2, middle.y - WINDOW.height / 2]
  return (
    <svg className="map" viewBox={[...corner, WINDOW.width, WINDOW.height].join(' ')} aria-hidden="true">
      {components.map.regions.map((each) => {
        const land = DRAWN[each.id]
        if (land === undefined) return null
        return (
          <g key={each.id} className={land.inside === null ? 'land-of' : 'enclave'}>
            <path
              className="land"
              data-shown={each.id === id || undefined}
              d={shapeOf(land)}
              fillRule="evenodd"
            />
          </g>
        )
      })}
      <BorderLines />
      <g className="things">
        <Mines count={region.mines} at={mines} />
        <Reward {...region.rewards} at={reward} due={false} bare={false} />
      </g>
      <RegionName id={id} />
    </svg>
  )
}
