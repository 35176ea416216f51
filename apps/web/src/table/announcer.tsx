import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { cue } from '../sounds/cues.ts'
import { entriesOf, inTurns } from './log-lines.ts'
import { isLive } from './controller/readings.ts'
import { useClient, useDecision, usePersonOf, useSeat, useSnapshot, useTable } from './table-context.ts'

/** So many sentences stay in the live region: one that is added while another is read must not push it out. */
const KEPT = 30

/**
 * Tells a screen reader what happens: what the reader does at once, what others do when their turn is over; and interrupts
 * only to say that it is one's turn.
 */
export function Announcer(): ReactNode {
  const { table: words } = useMessages()
  const client = useClient()
  const snapshot = useSnapshot()
  const personOf = usePersonOf()
  const seat = useSeat()
  const live = useTable(isLive)
  const decision = useDecision()
  const [said, setSaid] = useState<readonly { readonly key: string; readonly text: string }[]>([])
  const [call, setCall] = useState('')
  const heard = useRef(snapshot.position)
  const asked = seat !== null && snapshot.deciders.includes(seat) && decision !== null
  const wasAsked = useRef(asked)

  useEffect(() => {
    if (!live) return
    const news = snapshot.log.filter(({ position }) => position > heard.current)
    // A turn that goes on is told when it is over; the reader's own deeds at once.
    const last = news.at(-1)
    const goesOn = last !== undefined && last.seat !== seat && snapshot.deciders.includes(last.seat)
    const told = goesOn ? news.slice(0, news.findLastIndex((line) => line.seat !== last.seat) + 1) : news
    heard.current = told.at(-1)?.position ?? (goesOn ? heard.current : snapshot.position)
    const sentences = inTurns(told, client, 0).flatMap((row) => entriesOf(row, client, personOf))
    if (sentences.length > 0) {
      setSaid((before) => {
        const others = before.filter(({ key }) => sentences.every((sentence) => sentence.key !== key))
        return [...others, ...sentences].slice(-KEPT)
      })
    }
    const mine = asked && !wasAsked.current
    wasAsked.current = asked
    if (news.length > 0 && snapshot.outcome !== null) cue('end')
    else if (mine) cue('turn')
    setCall((before) => (mine ? words.toDecide(decision?.title ?? '') : asked ? before : ''))
    // oxlint-disable-next-line react/exhaustive-deps -- who sits where is another only with another position
  }, [snapshot, live, client, asked, decision, words])

  return (
    <>
      <div className="visually-hidden" aria-live="polite" role="log" aria-label={words.log}>
        {said.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <p className="visually-hidden" aria-live="assertive">
        {call}
      </p>
    </>
  )
}
