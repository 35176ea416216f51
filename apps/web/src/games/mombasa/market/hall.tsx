import type { components, View } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { useSeat, useViewPart } from '../../../table/table-context.ts'
import { Drawing, Piece, Sign } from '../art/drawing.tsx'
import { CompanyMark } from '../board/company-mark.tsx'
import { KIND_ICONS } from '../icons.ts'
import { leadOf, standingsIn } from './standings.ts'

type BoardSpace = (typeof components.bonusSpaces)[number]
type Tier = NonNullable<BoardSpace['tiers']>[number]

/** How many of those who have some of a kind stand at the door. */
const AT_THE_DOOR = 3

/** A majority space: a storey for each level, its windows lit for what one would get now, the standings at the door. */
export function Hall({ space }: { space: BoardSpace }): ReactNode {
  const seat = useSeat()
  const standings = useViewPart((view: View) => (space.of === undefined ? [] : standingsIn(view, space.of)))
  const own = standings.find((standing) => standing.seat === seat)
  const shown = standings.slice(0, AT_THE_DOOR)
  const atDoor = own === undefined || shown.includes(own) ? shown : [...shown.slice(0, -1), own]
  return (
    <HallFront space={space} lead={leadOf(standings, seat)}>
      {atDoor.map(({ seat: player, total }) => (
        <span key={player} className="standing" data-leads={total === standings[0]?.total || undefined}>
          <Piece player={player} />
          {total}
        </span>
      ))}
    </HallFront>
  )
}

/** The house of a majority space, and who stands at its door. */
export function HallFront({
  space: { of: kind, company, tiers = [] },
  lead = null,
  children,
}: {
  space: BoardSpace
  /** By how many the viewer is ahead. */
  lead?: number | null
  children?: ReactNode
}): ReactNode {
  if (kind === undefined || company === undefined) return null
  return (
    <span className="hall">
      <span className="roof">
        <Drawing name={`roof-${kind}`} box={[86, 20]} className="roof-line" />
        <Sign name={KIND_ICONS[kind]} />
        <CompanyMark company={company} />
      </span>
      {tiers.toReversed().map((tier) => (
        <span key={tier.min} className="storey" data-lit={(lead !== null && lead >= tier.min) || undefined}>
          <i>{tier.min}</i>
          <span className="window">
            <TierGains tier={tier} />
          </span>
        </span>
      ))}
      <span className="hall-door">{children}</span>
    </span>
  )
}

function TierGains({
  tier: { trackSpaces, removePosts, diamonds, bookkeeping, pounds },
}: {
  tier: Tier
}): ReactNode {
  const gains = [
    ['step', trackSpaces],
    ['removePost', removePosts],
    ['diamond', diamonds],
    ['book', bookkeeping],
    ['pound', pounds],
  ] as const
  return gains.map(([sign, amount]) =>
    amount === undefined ? null : (
      <span key={sign}>
        <Sign name={sign} />
        {amount}
      </span>
    ),
  )
}
