import { LIMITS, nameTrouble } from '@entrepot/protocol'
import { useId, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'

/** A field for a name; one that the server would refuse is refused here, with the cause. */
export function NameInput({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (name: string) => void
}): ReactNode {
  const trouble = useNameTrouble(value)
  const id = useId()
  return (
    <div>
      <label className="field">
        <span>{label}</span>
        <input
          type="text"
          maxLength={LIMITS.name}
          autoComplete="nickname"
          aria-invalid={trouble !== null}
          aria-describedby={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p className="hint" id={id} role="alert">
        {trouble}
      </p>
    </div>
  )
}

/** What is wrong with a name that somebody is writing, in words; an empty one has not been written yet. */
export function useNameTrouble(name: string): string | null {
  const { names } = useMessages().device
  const trouble = name.trim() === '' ? null : nameTrouble(name)
  if (trouble === null) return null
  return trouble === 'long' ? names.long(LIMITS.name) : names[trouble]
}
