import type { Event, View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { usePersonOf, useSeat, useSnapshot, useView } from '../../../table/table-context.ts'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'
import { turnsLeft } from './turns-left.ts'

/** A curtain that hangs from the bar once the end is called (Y11.2): by whom and by what, and how many turns are left. */
export function EndCurtain(): ReactNode {
  const { words, news, speech } = useLexicon()
  const seat = useSeat()
  const personOf = usePersonOf()
  const view = useView<View>()
  const called = useSnapshot()
    .log.flatMap(({ events }) => events as readonly Event[])
    .find((event) => event.type === 'endTriggered')
  if (view.lastRound === null || view.phase === 'over') return null
  const reason = called?.type === 'endTriggered' ? called : undefined
  const left = turnsLeft(view)
  const own = seat === null ? null : (left[seat] ?? 0)
  return (
    <div className="yokohama scale end-curtain" role="status">
      <PrintIcon name="bell" />
      <p>
        <b>{view.round === view.lastRound ? words.ending.final : words.ending.called}</b>
        <span>
          {own === null
            ? words.ending.turns(left.reduce((sum, turns) => sum + turns, 0))
            : words.ending.turnsOfYours(own)}
        </span>
      </p>
      {reason === undefined ? null : (
        <p className="why">
          {words.ending.by(speech.called(personOf(reason.seat)), news.table.reasons[reason.reason])}
        </p>
      )}
    </div>
  )
}
