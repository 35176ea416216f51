import { components, extraSpaceOf, type View } from '@entrepot/mombasa'
import { memo, type ReactNode } from 'react'
import { useViewPart } from '../../../table/table-context.ts'
import { Drawing, Piece, Sign } from '../art/drawing.tsx'
import { CompanyMark } from '../board/company-mark.tsx'
import { TILE_ICONS } from '../icons.ts'
import { Hall } from './hall.tsx'
import { TrackGain } from './track-gain.tsx'

/** The buildings of the spaces that have no kind of their own. */
const BUILDINGS: Readonly<Record<string, string>> = {
  'bs-first-player': 'lighthouse',
  'bs-buy-card': 'stall',
  'bs-sell-card': 'auction',
}

/** A bonus space as a part of the harbour town, with what it costs and brings. */
export const SpaceFace = memo(function SpaceFace({ space }: { space: string }): ReactNode {
  const printed = components.bonusSpaces.find(({ id }) => id === space)
  if (printed === undefined) return <Berth space={space} />
  return printed.kind === 'majority' ? <Hall space={printed} /> : <PrintedSpace space={printed} />
})

/** An office or a shed on the quay as it is printed. */
export function PrintedSpace({ space }: { space: (typeof components.bonusSpaces)[number] }): ReactNode {
  if (space.tile !== undefined)
    return (
      <span className="shed">
        <Cost pounds={space.requirement?.payPounds} />
        <span className="bonus-tile">
          <Sign name={TILE_ICONS[space.tile] ?? 'card'} />
          <TileWorth tile={space.tile} />
        </span>
      </span>
    )
  return (
    <span className="office">
      <Drawing name={BUILDINGS[space.id] ?? 'auction'} box={[70, 64]} className="building" />
      <span className="effect">
        <OfficeEffect {...space} />
      </span>
    </span>
  )
}

/** A bonus space that a track unlocks: a dhow, and who may board it. */
function Berth({ space }: { space: string }): ReactNode {
  const extra = useViewPart((view: View) => extraSpaceOf(view, space))
  const boarding = useViewPart(({ players }: View) => {
    const level = extra?.level === 'first' ? 1 : 2
    return players.flatMap(({ seat, tracks }) =>
      extra !== null && (tracks[extra.company]?.bonus ?? 0) >= level ? [seat] : [],
    )
  })
  if (extra === null) return null
  return (
    <span className="berth">
      <Drawing name="dhow" box={[70, 46]} className="building" />
      <CompanyMark company={extra.company} />
      <span className="boarding">
        {boarding.map((seat) => (
          <Piece key={seat} player={seat} />
        ))}
      </span>
      <span className="effect">
        <TrackGain bonus={extra.bonus} />
      </span>
    </span>
  )
}

function Cost({ pounds }: { pounds: number | undefined }): ReactNode {
  return pounds === undefined ? null : <i className="cost-tag">£{pounds}</i>
}

/** What a tile is worth, where it has a number. */
function TileWorth({ tile }: { tile: string }): ReactNode {
  const effect = components.bonusTiles.find(({ id }) => id === tile)?.effect
  return effect?.bookkeeping ?? effect?.expansion ?? effect?.diamonds ?? null
}

function OfficeEffect({ requirement, reward }: (typeof components.bonusSpaces)[number]): ReactNode {
  if (reward?.firstPlayer)
    return (
      <>
        <Sign name="firstPlayer" />
        <Sign name="book" />
        {reward.bookkeeping}
      </>
    )
  if (reward?.buyCardForPounds)
    return (
      <>
        <Cost pounds={requirement?.payPounds} />
        <Sign name="buy" />
      </>
    )
  return (
    <>
      <Sign name="discard" />
      £+{reward?.poundsFromCratePlus}
    </>
  )
}
