import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { Loading } from '../shell/loading.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { RuleBook } from '../shell/rule-book.tsx'
import { useClient, useController } from './table-context.ts'

/** The rule book beside a table, open at a rule or at its beginning; Escape or the button puts it away. */
export default function OpenRules({ rule }: { rule: string | null }): ReactNode {
  const { table: words } = useMessages()
  const { reading } = useController()
  const client = useClient()
  const book = useRef<HTMLElement>(null)
  useEffect(() => book.current?.focus(), [])
  const close = (): void => reading.set(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button does the same
    <aside
      ref={book}
      className="rules-beside"
      tabIndex={-1}
      aria-label={words.rules}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <div className="sheet-head">
        <h2>{words.rules}</h2>
        <button className="icon-button" type="button" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <PartBoundary>
        <Suspense fallback={<Loading />}>
          <RuleBook game={client.id} rule={rule} beside />
        </Suspense>
      </PartBoundary>
    </aside>
  )
}
