import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { isOverPlainHttp } from '../platform/beyond-reach.ts'
import { Section } from './section.tsx'

/** What a browser does not do for a page that came over plain http, and why. */
export function PlainHttpNote(): ReactNode {
  const { plain } = useMessages().device
  if (!isOverPlainHttp()) return null
  return (
    <Section heading={plain.heading}>
      <div>
        <p className="lead">{plain.lead}</p>
        <ul className="marked">
          {plain.missing.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
