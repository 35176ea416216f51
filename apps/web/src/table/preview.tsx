import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import type { Change } from './client.ts'
import { useTable } from './table-context.ts'

/** What the turn has changed so far, and would with what awaits its confirmation; the score last. */
export function Preview(): ReactNode {
  const { table: words } = useMessages()
  const { changes, score } = useTable(({ outlook }) => outlook)
  const total: Change = { icon: <Icon name="score" />, label: words.total, ...score }
  const shown = [...changes, total].filter(({ from, to }) => from !== to)
  if (shown.length === 0) return null
  return (
    <ul className="preview" aria-label={words.preview}>
      {shown.map(({ icon, label, from, to }) => (
        <li key={label} title={label}>
          {icon}
          <span className="visually-hidden">{label}: </span>
          <span className="steps">
            {from} › {to}
          </span>
          <b className={to > from ? 'gain' : 'loss'}>
            {to > from ? '+' : '−'}
            {Math.abs(to - from)}
          </b>
        </li>
      ))}
    </ul>
  )
}
