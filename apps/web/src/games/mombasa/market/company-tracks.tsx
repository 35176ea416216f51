import { goodsInUse, trackFacts, type CompanyView, type TrackFacts, type View } from '@entrepot/mombasa'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { isLegal } from '../../../table/controller/readings.ts'
import { useController, useSeat, useTable, useView } from '../../../table/table-context.ts'
import { Piece } from '../art/drawing.tsx'
import { CompanyMark } from '../board/company-mark.tsx'
import { useLastTurns } from '../last-turns.ts'
import { useLexicon } from '../lexicon.ts'
import { PrintedTrack, placeOn } from './printed-track.tsx'

/** The four company tracks: ruled lanes with shares, capital calls, special spaces, and everybody's pieces. */
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
  const { words, names, speech } = useLexicon()
  const view = useView<View>()
  const moves = useTable((state) => isLegal(state, `track:${company.id}`))
  const seat = useSeat()
  const track = trackFacts(company.track)
  const own = seat === null ? undefined : view.players[seat]?.tracks[company.id]
  const name = names.companies[company.id] ?? company.id
  const next = moves && own ? own.space + 1 : null
  const left = stepsLeft(view)
  const label = speech.facts([
    name,
    words.things.shareValue(company.id, company.value),
    ...(own ? [words.things.space(own.space), words.things.shares(own.shares)] : []),
  ])
  const controller = useController()
  // A click on a space further ahead goes there; elsewhere on the lane it is one step.
  const goTo = (event: MouseEvent<HTMLElement>): void => {
    const place = event.target instanceof Element ? event.target.closest('[data-space]') : null
    const space = Number(place?.getAttribute('data-space') ?? 0)
    if (next === null || space <= next || space >= next + left) return
    event.stopPropagation()
    controller.press(`track:${company.id}:${space}`, name)
  }
  return (
    <span className="lane-clicks" onClickCapture={goTo}>
      <Target id={`track:${company.id}`} label={label} className={`lane co-${company.id}`}>
        <span className="lane-head">
          <CompanyMark company={company.id} />
          <b>£{company.value}</b>
          {own ? <small>×{own.shares}</small> : null}
        </span>
        <PrintedTrack
          track={track}
          next={next === null ? null : { from: next, steps: left }}
          got={own?.bonus ?? 0}
        >
          <Trails company={company} track={track} />
          <Pieces company={company} track={track} />
        </PrintedTrack>
      </Target>
    </span>
  )
}

/** The ways of the last turns of the others. */
function Trails({ company, track }: { company: CompanyView; track: TrackFacts }): ReactNode {
  return useLastTurns().flatMap(({ seat, ways }) =>
    ways
      .filter((way) => way.company === company.id)
      .map(({ from, to }) => {
        const [start, end] = [placeOn(track, from, 0.5), placeOn(track, to, 0.5)]
        return (
          <i
            key={seat}
            className="trail"
            data-player={seat}
            style={{ '--from': start, '--length': end - start } as CSSProperties}
          />
        )
      }),
  )
}

/** How many steps for goods are left in the decision at hand; elsewhere they come one by one. */
function stepsLeft(view: View): number {
  const frame = view.pending.at(-1)
  if (frame?.kind === 'goods') return goodsInUse(view)
  return frame?.kind === 'steps' ? (frame.amount ?? 1) : 1
}

/** Everybody's pieces on a track, those on the same space side by side. */
function Pieces({ company, track }: { company: CompanyView; track: TrackFacts }): ReactNode {
  const view = useView<View>()
  const own = useSeat()
  const spaceOf = (player: number): number => view.players[player]?.tracks[company.id]?.space ?? 0
  return view.players.map((_, player) => {
    const space = spaceOf(player)
    const here = view.players.flatMap((_other, seat) => (spaceOf(seat) === space ? [seat] : []))
    return (
      <span
        key={player}
        className="marker"
        data-piece={`marker:${player}:${company.id}`}
        data-place={space}
        data-together={here.length > 2 ? 'many' : here.length}
        data-own={player === own || undefined}
        style={standing(track, space, here.indexOf(player), here.length)}
      >
        <Piece player={player} />
      </span>
    )
  })
}

/** One or two stand side by side, more of them in two rows. */
function standing(track: TrackFacts, space: number, index: number, count: number): CSSProperties {
  const columns = Math.min(2, count)
  // On a special space the coins lie left.
  const special = track.specials.some((candidate) => candidate.space === space)
  const part = ((index % columns) + 0.5) / columns
  const at = placeOn(track, space, special ? 0.4 + part * 0.6 : part)
  return { '--at': at, '--row': Math.floor(index / columns) } as CSSProperties
}
