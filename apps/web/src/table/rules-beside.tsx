import type { GameId } from '@entrepot/bots/games'
import { Suspense, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { Loading } from '../shell/loading.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { useClient, useController } from './table-context.ts'

const RuleBook = lazyPart<{ game: GameId; rule: string | null; beside: boolean }>(async () => ({
  default: (await import('../shell/rule-book.tsx')).RuleBook,
}))

/** The rules open beside the table, which goes on; Escape or the button puts them away. */
export function RulesBeside(): ReactNode {
  const { table: words } = useMessages()
  const { reading } = useController()
  const open = useSyncExternalStore(reading.subscribe, reading.get)
  const client = useClient()
  const book = useRef<HTMLElement>(null)
  const isOpen = open !== null
  useEffect(() => {
    if (isOpen) book.current?.focus()
  }, [isOpen])
  if (open === null) return null
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
          <RuleBook game={client.id} rule={open.rule} beside />
        </Suspense>
      </PartBoundary>
    </aside>
  )
}
