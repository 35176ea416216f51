import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { reportContext } from '../report-context.ts'
import { Vignette } from '../vignette.tsx'

/** What happened, with a report that can be sent: version, address (which names game and position), and the error. */
export function ErrorPage({ error, where }: { error: Error; where: string }): ReactNode {
  const { error: words } = useMessages()
  const [copied, setCopied] = useState(false)
  // What the table said last: it is gone when this is drawn again.
  const [context] = useState(reportContext)
  const report = [
    `Entrepôt ${__VERSION__}`,
    ...(context === null ? [] : [context]),
    location.pathname,
    navigator.userAgent,
    error.stack ?? error.message,
    where.trim(),
  ].join('\n')
  const copy = (): void => {
    void navigator.clipboard.writeText(report).then(() => setCopied(true))
  }
  return (
    <main className="shell-error">
      <Vignette name="ink" />
      <h1>{words.heading}</h1>
      <p className="lead">{words.text}</p>
      <p className="actions">
        <button className="button primary" type="button" onClick={() => location.reload()}>
          {words.reload}
        </button>
        <button className="button" type="button" onClick={copy}>
          {copied ? words.reported : words.report}
        </button>
      </p>
      <details>
        <summary>{words.details}</summary>
        <pre>{report}</pre>
      </details>
    </main>
  )
}
