import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { startNewestVersion } from '../../offline/site-updates.ts'
import { NoTable } from '../no-table.tsx'

/** The server has become newer than this page while it was open. */
export function Renewed(): ReactNode {
  const { people, error } = useMessages()
  return (
    <NoTable picture="signals" heading={people.renewed.heading} text={people.renewed.text}>
      <button className="button primary" type="button" onClick={() => void startNewestVersion()}>
        {error.reload}
      </button>
    </NoTable>
  )
}
