import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { importTable } from '../session/remote/api.ts'

/** A game that was saved as a file, here or elsewhere, becomes a table to look at. */
export function ImportGame(): ReactNode {
  const { profile: words } = useMessages()
  const [, navigate] = useLocation()
  const [failed, setFailed] = useState(false)
  const open = async (file: File): Promise<void> => {
    setFailed(false)
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
            if (file !== undefined) open(file).catch(() => setFailed(true))
          }}
        />
      </label>
      <p className="hint">{words.importHint}</p>
      {failed ? <p role="alert">{words.importFailed}</p> : null}
    </div>
  )
}
