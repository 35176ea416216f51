import type { TrackFacts } from '@entrepot/mombasa'
import { Fragment, memo, type CSSProperties, type ReactNode } from 'react'
import { Sign } from '../art/drawing.tsx'
import { TrackGain } from './track-gain.tsx'

/** A company track as it is printed: its spaces and capital calls, and what stands on it. */
export function PrintedTrack({
  track,
  next = null,
  got = 0,
  children,
}: {
  track: TrackFacts
  /** The spaces that the viewer's piece can go to. */
  next?: { readonly from: number; readonly steps: number } | null
  /** How many bonuses of the track the viewer has unlocked. */
  got?: number
  children?: ReactNode
}): ReactNode {
  return (
    <span className="spaces" style={{ '--columns': columnsOf(track) } as CSSProperties}>
      {Array.from({ length: track.spaces + 1 }, (_, space) => {
        const call = track.capitalCalls.find(({ after }) => after === space)
        return (
          <Fragment key={space}>
            <Space
              track={track}
              space={space}
              next={next !== null && space >= next.from && space < next.from + next.steps}
              got={got}
            />
            {call === undefined ? null : (
              <i className="call" data-due={space + 1 === next?.from || undefined}>
                <span>£{call.cost}</span>
              </i>
            )}
          </Fragment>
        )
      })}
      {children}
    </span>
  )
}

/** A move changes one or two of the many: the others are not drawn again. */
const Space = memo(function Space({
  track,
  space,
  next,
  got,
}: {
  track: TrackFacts
  space: number
  next: boolean
  got: number
}): ReactNode {
  const share = track.shares.find((candidate) => candidate.space === space)
  const special = track.specials.find((candidate) => candidate.space === space)
  if (special === undefined)
    return (
      <span
        className="space"
        data-space={space}
        data-share={share ? true : undefined}
        data-next={next || undefined}
      >
        {share ? <b>{share.total}</b> : null}
      </span>
    )
  const { effect, first, second } = track.bonuses
  return (
    <span
      className="space special"
      data-space={space}
      data-got={special.bonus <= got || undefined}
      data-next={next || undefined}
    >
      <b>
        <TrackGain bonus={special.bonus === 1 ? first : second} effect={effect} />
        {share ? <span className="share-total">{share.total}</span> : null}
      </b>
      <i className="payout">
        {Array.from({ length: special.payout }, (_, coin) => (
          <Sign key={coin} name="pound" />
        ))}
      </i>
    </span>
  )
})

/** A capital call is a gate between two spaces, narrower than a space; a special space shows what it unlocks. */
const GATE = 0.8
const SPECIAL = 1.9
/** For a second number: of the share that a special space brings too, or of a bonus in two parts. */
const NUMBER = 0.7

function widthOf({ specials, shares, bonuses }: TrackFacts, space: number): number {
  const special = specials.find((candidate) => candidate.space === space)
  if (special === undefined) return 1
  const { buyCardForPounds, diamonds } = special.bonus === 1 ? bonuses.first : bonuses.second
  const inTwoParts = diamonds !== undefined && (buyCardForPounds?.discount ?? 0) > 0
  const withShare = shares.some((share) => share.space === space)
  return SPECIAL + (inTwoParts ? NUMBER : 0) + (withShare ? NUMBER : 0)
}

function columnsOf(track: TrackFacts): string {
  return Array.from({ length: track.spaces + 1 }, (_, space) => {
    const width = `${widthOf(track, space)}fr`
    return track.capitalCalls.some(({ after }) => after === space) ? `${width} ${GATE}fr` : width
  }).join(' ')
}

/** How far along the lane a piece stands, in percent: the spaces and gates before it, and its part of the space. */
export function placeOn(track: TrackFacts, space: number, part: number): number {
  const before = (until: number): number =>
    Array.from({ length: until }, (_, index) => widthOf(track, index)).reduce((a, b) => a + b, 0) +
    track.capitalCalls.filter(({ after }) => after < until).length * GATE
  return ((before(space) + widthOf(track, space) * part) / before(track.spaces + 1)) * 100
}
