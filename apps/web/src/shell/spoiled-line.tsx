import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { rawFile, removeSavedGame, type SpoiledRecord } from '../session/saved-games.ts'
import { AskTwice } from './ask-twice.tsx'
import { download } from './download.ts'

/** A record that is no game any more: it can be saved for somebody who can read it, and deleted. */
export function SpoiledLine({
  record: { id, raw },
  removed,
}: {
  record: SpoiledRecord
  removed: () => void
}): ReactNode {
  const { device, home, profile } = useMessages()
  return (
    <li>
      <p className="what">
        <strong>{device.spoiled.name}</strong>
        <small>{device.spoiled.text}</small>
      </p>
      <p className="deeds">
        <button
          className="button quiet"
          type="button"
          onClick={() => download(`record-${id ?? ''}.json`, rawFile(raw))}
        >
          {device.saveRecord}
        </button>
        {id === null ? null : (
          <AskTwice
            ask={home.remove}
            sure={profile.deleteSure}
            keep={profile.keep}
            className="button quiet"
            deed={() => void removeSavedGame(id).then(removed)}
          />
        )}
      </p>
    </li>
  )
}
