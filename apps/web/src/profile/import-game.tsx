import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { importTable } from '../session/remote/api.ts'
import { useAttempt } from '../shell/use-attempt.ts'

/** A game that was saved as a file, here or elsewhere, becomes a table to look at. */
export function ImportGame(): ReactNode {
  const { profile: words } = useMessages()
  const [, navigate] = useLocation()
  const { trouble, attempt } = useAttempt({ other: words.importFailed })
  const open = async (file: File): Promise<void> => {
    const { id } = await importTable(await file.text())
    navigate(`/tables/${id}`)
  }
  return (
    <div className="form import-game">
      <label className="field">
        <span>{words.import}</span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file can be chosen again.
            event.target.value = ''
            if (file !== undefined) attempt(() => open(file))
          }}
        />
      </label>
      <p className="hint">{words.importHint}</p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </div>
  )
}
