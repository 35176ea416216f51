import type { CompanyView, View } from '@entrepot/mombasa'
import type { CSSProperties, ReactNode } from 'react'
import { Emblem } from '../../../icons/emblem.tsx'
import { Target } from '../../../table/target.tsx'
import { useTable, useView } from '../../../table/table-context.ts'
import { CompanyMark } from '../board/company-mark.tsx'
import { trackFacts } from '../facts.ts'
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
  const { seats, seat } = useTable()
  const track = trackFacts(company.track)
  const own = seat === null ? undefined : view.players[seat]?.tracks[company.id]
  const name = names.companies[company.id] ?? company.id
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
      <span className="spaces">
        {Array.from({ length: track.spaces + 1 }, (_, space) => {
          const share = track.shares.find((candidate) => candidate.space === space)
          const special = track.specials.find((candidate) => candidate.space === space)
          const call = track.capitalCalls.find(({ after }) => after === space)
          return (
            <span key={space} className="space" data-special={special ? special.bonus : undefined}>
              {share ? <b>{share.total}</b> : null}
              {special ? <i className="special">£{special.payout}</i> : null}
              {call ? (
                <i className="call">
                  <span>£{call.cost}</span>
                </i>
              ) : null}
            </span>
          )
        })}
        {view.players.map(({ tracks }, player) => (
          <span
            key={player}
            className="marker"
            data-piece={`marker:${player}:${company.id}`}
            data-place={tracks[company.id]?.space}
            title={`${seats[player]?.name}: ${tracks[company.id]?.space}`}
            style={{ '--at': tracks[company.id]?.space ?? 0, '--lane': player } as CSSProperties}
          >
            <Emblem player={player} />
          </span>
        ))}
      </span>
    </Target>
  )
}
