import { useId, useState, type ReactNode } from 'react'
import { useDesk } from './editor-context.ts'

/** The name of the edition. Without one it could not be kept: an empty field leaves the last name. */
export function EditionName({ name, rename }: { name: string; rename: (name: string) => void }): ReactNode {
  const { words } = useDesk()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const enter = (text: string): void => {
    setTyped(text.trim() === '' ? text : null)
    if (text.trim() !== '') rename(text)
  }
  return (
    <label className="field">
      <span>{words.editionName}</span>
      <input
        type="text"
        maxLength={60}
        value={typed ?? name}
        aria-invalid={typed !== null}
        aria-describedby={typed === null ? undefined : id}
        onChange={({ target }) => enter(target.value)}
        onBlur={() => setTyped(null)}
      />
      {typed === null ? null : (
        <small className="trouble" role="alert" id={id}>
          {words.nameWanted}
        </small>
      )}
    </label>
  )
}
