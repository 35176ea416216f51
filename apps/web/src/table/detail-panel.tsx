import { Suspense, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { RuleSentence } from './refusal-note.tsx'
import { useTable } from './table-context.ts'

/** The thing under the pointer or focus, large, with what it says and the rule about it. */
export function DetailPanel(): ReactNode {
  const { table: words } = useMessages()
  const { client, shown, snapshot, seats, seat: viewer } = useTable()
  const nameOf = (seat: number): string => seats[seat]?.name ?? ''
  const detail = shown === null ? null : client.detail(shown, snapshot.view, nameOf, viewer)
  if (detail === null) return null
  return (
    <aside
      className="detail"
      data-over={client.placeOf(shown ?? '') === 'board' ? 'market' : 'board'}
      aria-label={words.details}
    >
      {detail.picture ? <div className="picture">{detail.picture}</div> : null}
      <div>
        <h2>{detail.title}</h2>
        {detail.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {detail.rules.map((rule) => (
          <p key={rule} className="rule-text">
            <Suspense fallback={rule}>
              <RuleSentence game={client.id} rule={rule} linked={false} />
            </Suspense>
          </p>
        ))}
      </div>
    </aside>
  )
}
