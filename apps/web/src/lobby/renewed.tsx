import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { startNewestVersion } from '../offline/site-updates.ts'

/** The server has become newer than this page while it was open. */
export function Renewed(): ReactNode {
  const { people, error } = useMessages()
  return (
    <>
      <h1>{people.renewed.heading}</h1>
      <p className="lead">{people.renewed.text}</p>
      <p>
        <button className="button primary" type="button" onClick={() => void startNewestVersion()}>
          {error.reload}
        </button>
      </p>
    </>
  )
}
