import { useSyncExternalStore, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { isUpdateReady, startNewVersion, watchUpdates } from './site-updates.ts'
import { useOnline } from './use-online.ts'

/** What a visitor should know about the site itself: that there is no network, or that a newer version lies ready. */
export function SiteNotes(): ReactNode {
  const { offline: words } = useMessages()
  const online = useOnline()
  const update = useSyncExternalStore(watchUpdates, isUpdateReady)
  return (
    <div className="site-notes" role="status">
      {online ? null : <p>{words.noNetwork}</p>}
      {update ? (
        <p>
          {words.update}{' '}
          <button className="button quiet" type="button" onClick={startNewVersion}>
            {words.updateNow}
          </button>
        </p>
      ) : null}
    </div>
  )
}
