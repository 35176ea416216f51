import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { useTable } from './table-context.ts'

/** What the turn has changed so far, and would with what is held back. */
export function Preview(): ReactNode {
  const { table: words } = useMessages()
  const { changes } = useTable()
  if (changes.length === 0) return null
  return (
    <ul className="preview" aria-label={words.preview}>
      {changes.map(({ icon, label, from, to }) => (
        <li key={label} title={label}>
          {icon}
          <span className="visually-hidden">{label}: </span>
          {from} › {to}
          <b className={to > from ? 'gain' : 'loss'}>
            {to > from ? '+' : '−'}
            {Math.abs(to - from)}
          </b>
        </li>
      ))}
    </ul>
  )
}
