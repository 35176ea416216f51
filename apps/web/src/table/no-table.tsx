import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Notice } from '../shell/notice.tsx'
import { Shell } from '../shell/shell.tsx'

// What stands in the place of a table that cannot be shown, wherever it is kept.

/** Says why there is no table; without `children` it leads home. */
export function NoTable(notice: Parameters<typeof Notice>[0]): ReactNode {
  return (
    <Shell>
      <Notice {...notice} />
    </Shell>
  )
}

/** This page cannot play it; another can, from the file that `children` offer. */
export function UnknownRules({ version, children }: { version: string; children?: ReactNode }): ReactNode {
  const { table } = useMessages()
  return (
    <NoTable picture="serpent" heading={table.unknownRules(version)}>
      {children}
    </NoTable>
  )
}
