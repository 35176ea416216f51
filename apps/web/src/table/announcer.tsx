import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { cue } from '../sounds/cues.ts'
import { lineText } from './line-text.ts'
import { isLive } from './controller/readings.ts'
import { useClient, useDecision, useSeat, useSeats, useSnapshot, useTable } from './table-context.ts'

/** So many sentences stay in the live region: one that is added while another is read must not push it out. */
const KEPT = 30

/** Tells a screen reader every event in words as it happens, and interrupts only to say that it is one's turn. */
export function Announcer(): ReactNode {
  const { table: words } = useMessages()
  const client = useClient()
  const snapshot = useSnapshot()
  const seats = useSeats()
  const seat = useSeat()
  const live = useTable(isLive)
  const decision = useDecision()
  const [said, setSaid] = useState<readonly { readonly id: number; readonly text: string }[]>([])
  const [call, setCall] = useState('')
  const heard = useRef(snapshot.position)
  const asked = seat !== null && snapshot.deciders.includes(seat) && decision !== null
  const wasAsked = useRef(asked)

  useEffect(() => {
    if (!live) return
    const news = snapshot.log.filter(({ position }) => position > heard.current)
    heard.current = snapshot.position
    const sentences = news
      .map((line) => ({ id: line.position, text: lineText(line, client, seats) }))
      .filter((line): line is { id: number; text: string } => line.text !== null)
    if (sentences.length > 0) {
      setSaid((before) => {
        const others = before.filter(({ id }) => sentences.every((sentence) => sentence.id !== id))
        return [...others, ...sentences].slice(-KEPT)
      })
    }
    const mine = asked && !wasAsked.current
    wasAsked.current = asked
    if (news.length > 0 && snapshot.outcome !== null) cue('end')
    else if (mine) cue('turn')
    setCall((before) => (mine ? `${words.yourDecision}: ${decision?.title ?? ''}` : asked ? before : ''))
  }, [snapshot, live, client, seats, asked, decision, words])

  return (
    <>
      <div className="visually-hidden" aria-live="polite" role="log" aria-label={words.log}>
        {said.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <p className="visually-hidden" aria-live="assertive">
        {call}
      </p>
    </>
  )
}
