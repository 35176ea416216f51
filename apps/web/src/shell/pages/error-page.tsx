import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'

/** What happened, with a report that can be sent: version, address (which names game and position), and the error. */
export function ErrorPage({ error, where }: { error: Error; where: string }): ReactNode {
  const { error: words } = useMessages()
  const [copied, setCopied] = useState(false)
  const report = [
    `Entrepôt ${__VERSION__}`,
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
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
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
