import { components, extraSpaceOf, type View } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { useView } from '../../../table/table-context.ts'
import { CompanyMark } from '../board/company-mark.tsx'
import { KIND_ICONS, TILE_ICONS } from '../icons.ts'

/** What a bonus space costs and brings, in icons. */
export function SpaceFace({ space }: { space: string }): ReactNode {
  const view = useView<View>()
  const printed = components.bonusSpaces.find(({ id }) => id === space)
  if (printed !== undefined) return <span className="space-face">{boardFace(printed)}</span>
  const extra = extraSpaceOf(view, space)
  if (extra === null) return null
  const { company, bonus } = extra
  return (
    <span className="space-face extra">
      <CompanyMark company={company} />
      {bonus.payPounds ? <Cost pounds={bonus.payPounds} /> : null}
      {bonus.choose ? (
        <>
          <Icon name="book" />
          <Icon name="diamond" />
        </>
      ) : null}
      {bonus.buyCardForPounds ? <Icon name="buy" /> : null}
      {bonus.diamonds ? <Icon name="diamond" /> : null}
      {bonus.poundsFromCratePlus ? (
        <>
          <Icon name={bonus.discardHandCard === 'coffee' ? 'coffee' : 'discard'} />
          <b>+{bonus.poundsFromCratePlus}</b>
        </>
      ) : null}
      {bonus.advanceOtherTracks ? (
        <>
          <Icon name="step" />
          <b>{`${bonus.advanceOtherTracks.spaces}×${bonus.advanceOtherTracks.tracks}`}</b>
        </>
      ) : null}
    </span>
  )
}

function Cost({ pounds }: { pounds: number }): ReactNode {
  return <i className="cost-tag">£{pounds}</i>
}

function boardFace({
  kind,
  of,
  company,
  tile,
  tiers,
  requirement,
  reward,
}: (typeof components.bonusSpaces)[number]): ReactNode {
  if (kind === 'majority' && of !== undefined && company !== undefined) {
    return (
      <>
        <Icon name={KIND_ICONS[of]} />
        <b>{tiers?.map(({ min }) => min).join('·')}</b>
        <CompanyMark company={company} />
      </>
    )
  }
  if (tile !== undefined) {
    return (
      <>
        <Cost pounds={requirement?.payPounds ?? 0} />
        <span className="mini-tile">
          <Icon name={TILE_ICONS[tile] ?? 'card'} />
        </span>
      </>
    )
  }
  if (reward?.firstPlayer) {
    return (
      <>
        <Icon name="firstPlayer" />
        <Icon name="book" />
        <b>{reward.bookkeeping}</b>
      </>
    )
  }
  if (reward?.buyCardForPounds) {
    return (
      <>
        <Cost pounds={requirement?.payPounds ?? 0} />
        <Icon name="buy" />
      </>
    )
  }
  return (
    <>
      <Icon name="discard" />
      <b>£ +{reward?.poundsFromCratePlus}</b>
    </>
  )
}
