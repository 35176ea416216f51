import { goodsInUse, trackFacts, type TrackFacts, type View } from '@entrepot/mombasa'
import { memo, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { isLegal, viewOf } from '../../../table/controller/readings.ts'
import { useController, useSeat, useTable, useViewPart } from '../../../table/table-context.ts'
import { Piece } from '../art/drawing.tsx'
import { CompanyMark } from '../board/company-mark.tsx'
import { useLastTurns } from '../last-turns.ts'
import { useLexicon } from '../lexicon.ts'
import { PrintedTrack, placeOn } from './printed-track.tsx'

/** The four company tracks: ruled lanes with shares, capital calls, special spaces, and everybody's pieces. */
export function CompanyTracks(): ReactNode {
  const { words } = useLexicon()
  const companies = useViewPart((view: View) => view.companies.map(({ id }) => id))
  return (
    <section className="company-tracks" aria-label={words.things.tracks}>
      {companies.map((id) => (
        <Lane key={id} id={id} />
      ))}
    </section>
  )
}

const Lane = memo(function Lane({ id }: { id: string }): ReactNode {
  const { words, names, speech } = useLexicon()
  const moves = useTable((state) => isLegal(state, `track:${id}`))
  const seat = useSeat()
  const { value, track: printed } = useViewPart(({ companies }: View) => companyIn(companies, id))
  const own = useViewPart(({ players }: View) => (seat === null ? undefined : players[seat]?.tracks[id]))
  const track = trackFacts(printed)
  const name = names.companies[id] ?? id
  const next = moves && own ? own.space + 1 : null
  const left = useTable((state) => (moves ? stepsLeft(viewOf(state) as View) : 1))
  const label = speech.facts([
    name,
    words.things.shareValue(id, value),
    ...(own ? [words.things.space(own.space), words.things.shares(own.shares)] : []),
  ])
  const controller = useController()
  // A click on a space further ahead goes there; elsewhere on the lane it is one step.
  const goTo = (event: MouseEvent<HTMLElement>): void => {
    const place = event.target instanceof Element ? event.target.closest('[data-space]') : null
    const space = Number(place?.getAttribute('data-space') ?? 0)
    if (next === null || space <= next || space >= next + left) return
    event.stopPropagation()
    controller.press(`track:${id}:${space}`, name)
  }
  return (
    <span className="lane-clicks" onClickCapture={goTo}>
      <Target id={`track:${id}`} label={label} className={`lane co-${id}`}>
        <span className="lane-head">
          <CompanyMark company={id} />
          <b>£{value}</b>
          {own ? <small>×{own.shares}</small> : null}
        </span>
        <PrintedTrack
          track={track}
          next={next === null ? null : { from: next, steps: left }}
          got={own?.bonus ?? 0}
        >
          <Trails company={id} track={track} />
          <Pieces company={id} track={track} />
        </PrintedTrack>
      </Target>
    </span>
  )
})

function companyIn(companies: View['companies'], id: string): View['companies'][number] {
  const company = companies.find((each) => each.id === id)
  if (company === undefined) throw new Error(`There is no company ${id}.`)
  return company
}

/** The ways of the last turns of the others. */
function Trails({ company, track }: { company: string; track: TrackFacts }): ReactNode {
  return useLastTurns().flatMap(({ seat, ways }) =>
    ways
      .filter((way) => way.company === company)
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
function Pieces({ company, track }: { company: string; track: TrackFacts }): ReactNode {
  const spaces = useViewPart(({ players }: View) => players.map(({ tracks }) => tracks[company]?.space ?? 0))
  const own = useSeat()
  return spaces.map((space, player) => {
    const here = spaces.flatMap((other, seat) => (other === space ? [seat] : []))
    return (
      <span
        key={player}
        className="marker"
        data-piece={`marker:${player}:${company}`}
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
