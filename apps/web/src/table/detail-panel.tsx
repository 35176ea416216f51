import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { RuleSentence } from './refusal-note.tsx'
import { useClient, useDecision, useHovered, usePersonOf, useSeat, useView } from './table-context.ts'

/** With more ways to use a thing than these, the decision bar lists them after the click. */
const MOST_DEEDS = 3

/** The thing under the pointer or focus, large: what a click does, what it says, and the rule about it. */
export function DetailPanel(): ReactNode {
  const shown = useHovered((hovered) => hovered)
  return shown === null ? null : <DetailOf shown={shown} />
}

function DetailOf({ shown }: { shown: string }): ReactNode {
  const { table: words } = useMessages()
  const client = useClient()
  const decision = useDecision()
  const view = useView()
  const personOf = usePersonOf()
  const viewer = useSeat()
  const detail = client.detail(shown, view, personOf, viewer)
  if (detail === null) return null
  const deeds = (decision?.choices ?? []).filter(({ targets }) => targets.includes(shown))
  return (
    <aside
      className="detail"
      data-over={client.placeOf(shown) === 'board' ? 'market' : 'board'}
      aria-label={words.details}
    >
      {detail.picture ? <div className="picture scale">{detail.picture}</div> : null}
      <div>
        <h2>{detail.title}</h2>
        {deeds.length > MOST_DEEDS
          ? null
          : deeds.map(({ label }) => (
              <p key={label} className="deed">
                {label}
              </p>
            ))}
        {detail.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {detail.rules.map((rule) => (
          <p key={rule} className="rule-text">
            <RuleSentence game={client.id} rule={rule} linked={false} />
          </p>
        ))}
      </div>
    </aside>
  )
}
