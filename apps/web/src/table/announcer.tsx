import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { readSettings } from '../settings/settings.ts'
import { knock } from './knock.ts'
import { lineText } from './line-text.ts'
import { useTable } from './table-context.ts'

/** Tells a screen reader every event in words, and says when it is one's turn. */
export function Announcer(): ReactNode {
  const { table: words } = useMessages()
  const { client, snapshot, seats, live, decision } = useTable()
  const [said, setSaid] = useState('')
  const heard = useRef(snapshot.position)
  const deciding = useRef(decision !== null)

  useEffect(() => {
    if (!live) return
    const news = snapshot.log.filter(({ position }) => position > heard.current)
    heard.current = snapshot.position
    const sentences = news.map((line) => lineText(line, client, seats)).filter((text) => text !== null)
    const mine = decision !== null && !deciding.current
    deciding.current = decision !== null
    if (mine && readSettings().sound) knock()
    if (mine) sentences.push(`${words.yourDecision}: ${decision.title}`)
    if (sentences.length > 0) setSaid(sentences.join(' '))
  }, [snapshot, live, client, seats, decision, words])

  return (
    <p className="visually-hidden" aria-live="polite" role="log">
      {said}
    </p>
  )
}
