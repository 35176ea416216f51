import { Suspense, useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { Loading } from '../shell/loading.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'

/** A sheet of paper over the table; Escape, its button or a click beside it puts it away. */
export function Sheet({
  title,
  close,
  children,
}: {
  title: string
  close: () => void
  children: ReactNode
}): ReactNode {
  const { table } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    dialog.current?.showModal()
    // A reader begins with the title, and nobody sees the way out marked before anything else.
    dialog.current?.focus()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes it by itself
    <dialog
      ref={dialog}
      className="sheet scale"
      tabIndex={-1}
      aria-labelledby={heading}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
    >
      <div className="sheet-paper">
        <div className="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button
            className="icon-button"
            type="button"
            aria-label={table.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <PartBoundary>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </PartBoundary>
      </div>
    </dialog>
  )
}
