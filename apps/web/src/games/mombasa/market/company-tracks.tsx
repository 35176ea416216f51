import { callAt, trackFacts, type CompanyView, type TrackFacts, type View } from '@entrepot/mombasa'
import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { Emblem } from '../../../icons/emblem.tsx'
import { Target } from '../../../table/target.tsx'
import { isLegal } from '../../../table/controller/readings.ts'
import { useSeat, useSeats, useTable, useView } from '../../../table/table-context.ts'
import { CompanyMark } from '../board/company-mark.tsx'
import { useLexicon } from '../lexicon.ts'

/** The four company tracks: ruled lanes with shares, capital calls, special spaces, and everybody's markers. */
export function CompanyTracks(): ReactNode {
  const { words } = useLexicon()
  const view = useView<View>()
  return (
    <section className="company-tracks" aria-label={words.things.tracks}>
      {view.companies.map((company) => (
        <Lane key={company.id} company={company} />
      ))}
    </section>
  )
}

function Lane({ company }: { company: CompanyView }): ReactNode {
  const { words, names } = useLexicon()
  const view = useView<View>()
  const moves = useTable((state) => isLegal(state, `track:${company.id}`))
  const seats = useSeats()
  const seat = useSeat()
  const track = trackFacts(company.track)
  const own = seat === null ? undefined : view.players[seat]?.tracks[company.id]
  const name = names.companies[company.id] ?? company.id
  const next = moves && own ? own.space + 1 : null
  const label = [
    name,
    words.things.shareValue(name, company.value),
    ...(own ? [words.things.space(own.space), words.things.shares(own.shares)] : []),
  ].join(', ')
  return (
    <Target id={`track:${company.id}`} label={label} className={`lane co-${company.id}`}>
      <span className="lane-head">
        <CompanyMark company={company.id} />
        <b>£{company.value}</b>
        {own ? <small>×{own.shares}</small> : null}
      </span>
      <span className="spaces" style={{ '--columns': columnsOf(track) } as CSSProperties}>
        {Array.from({ length: track.spaces + 1 }, (_, space) => (
          <Fragment key={space}>
            <Space track={track} space={space} next={space === next} />
            {callAt(company.track, space) > 0 ? (
              <i className="call" data-due={space + 1 === next || undefined}>
                £{callAt(company.track, space)}
              </i>
            ) : null}
          </Fragment>
        ))}
        {view.players.map(({ tracks }, player) => {
          const space = tracks[company.id]?.space ?? 0
          const here = view.players.flatMap((other, seat) =>
            (other.tracks[company.id]?.space ?? 0) === space ? [seat] : [],
          )
          return (
            <span
              key={player}
              className="marker"
              data-piece={`marker:${player}:${company.id}`}
              data-place={space}
              title={`${seats[player]?.name}: ${space}`}
              data-together={here.length > 2 ? 'many' : here.length}
              style={standing(track, space, here.indexOf(player), here.length)}
            >
              <Emblem player={player} />
            </span>
          )
        })}
      </span>
    </Target>
  )
}

/** One or two stand side by side, more of them in two rows. */
function standing(track: TrackFacts, space: number, index: number, count: number): CSSProperties {
  const columns = Math.min(2, count)
  const at = placeOn(track, space, ((index % columns) + 0.5) / columns)
  return { '--at': at, '--row': Math.floor(index / columns) } as CSSProperties
}

function Space({ track, space, next }: { track: TrackFacts; space: number; next: boolean }): ReactNode {
  const share = track.shares.find((candidate) => candidate.space === space)
  const special = track.specials.find((candidate) => candidate.space === space)
  return (
    <span className="space" data-special={special ? special.bonus : undefined} data-next={next || undefined}>
      {share ? <b>{share.total}</b> : null}
      {special ? <i className="special">£{special.payout}</i> : null}
    </span>
  )
}

/** A capital call is a gate between two spaces: narrower than a space, wide enough for its price. */
const GATE = 0.85

function columnsOf({ spaces, capitalCalls }: TrackFacts): string {
  return Array.from({ length: spaces + 1 }, (_, space) =>
    capitalCalls.some(({ after }) => after === space) ? `1fr ${GATE}fr` : '1fr',
  ).join(' ')
}

/** How far along the lane a marker stands, in percent: the spaces and gates before it, and its part of the space. */
function placeOn({ spaces, capitalCalls }: TrackFacts, space: number, part: number): number {
  const gates = capitalCalls.filter(({ after }) => after < space).length
  return ((space + gates * GATE + part) / (spaces + 1 + capitalCalls.length * GATE)) * 100
}
