import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { UpdateNote } from './update-note.tsx'
import { useOnline } from './use-online.ts'

/** What a visitor should know about the site itself: that there is no network, or that a newer version lies ready. */
export function SiteNotes(): ReactNode {
  const { offline: words } = useMessages()
  const online = useOnline()
  return (
    <div className="site-notes">
      <div role="status">{online ? null : <p>{words.noNetwork}</p>}</div>
      <UpdateNote />
    </div>
  )
}
