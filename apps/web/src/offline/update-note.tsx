import { useSyncExternalStore, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { isUpdateReady, startNewVersion, watchUpdates } from './site-updates.ts'

/** Says that a newer version of the site lies ready, and starts it where that is wished. */
export function UpdateNote(): ReactNode {
  const { offline: words } = useMessages()
  const update = useSyncExternalStore(watchUpdates, isUpdateReady)
  return update ? (
    <p className="update-note" role="status">
      {words.update}{' '}
      <button className="button quiet" type="button" onClick={startNewVersion}>
        {words.updateNow}
      </button>
    </p>
  ) : null
}
