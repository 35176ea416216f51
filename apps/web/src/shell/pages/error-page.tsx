import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { isUnloaded } from '../../offline/stale-files.ts'
import { copyText } from '../../platform/copying.ts'
import { deviceShelf } from '../../platform/device-shelf.ts'
import { reportContext } from '../report-context.ts'
import { Vignette } from '../vignette.tsx'

/** What happened, with a report that can be sent: version, address (which names game and position), and the error. */
export function ErrorPage({
  error,
  where,
  framed,
  again,
}: {
  error: Error
  where: string
  /** Whether the frame of a page stands around it. */
  framed: boolean
  /** Draws once more what could not be drawn. */
  again: () => void
}): ReactNode {
  const { error: words, device } = useMessages()
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
  const unloaded = isUnloaded(error)
  const Frame = framed ? 'div' : 'main'
  return (
    <Frame className="shell-error">
      <Vignette name={unloaded ? 'becalmed' : 'ink'} />
      <h1>{unloaded ? device.page.heading : words.heading}</h1>
      <p className="lead">{unloaded ? device.page.text : words.text}</p>
      {deviceShelf.trouble() === null ? null : <p role="alert">{device.unkept}</p>}
      <p className="actions">
        {unloaded ? (
          <button className="button primary" type="button" onClick={again}>
            {device.part.again}
          </button>
        ) : null}
        <button
          className={unloaded ? 'button' : 'button primary'}
          type="button"
          onClick={() => location.reload()}
        >
          {words.reload}
        </button>
        <button className="button" type="button" onClick={() => void copyText(report).then(setCopied)}>
          {copied ? words.reported : words.report}
        </button>
      </p>
      <details>
        <summary>{words.details}</summary>
        <pre>{report}</pre>
      </details>
    </Frame>
  )
}
