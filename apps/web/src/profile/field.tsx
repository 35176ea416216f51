import { LIMITS } from '@entrepot/protocol'
import { useId, type ReactNode } from 'react'

/** An e-mail address or a password, with what must be known about it. */
export function Field({
  label,
  type,
  autoComplete,
  minLength,
  hint,
  value,
  onChange,
}: {
  label: string
  type: 'email' | 'password'
  autoComplete: string
  minLength?: number
  hint?: string
  value: string
  onChange: (value: string) => void
}): ReactNode {
  const id = useId()
  return (
    <div>
      <label className="field">
        <span>{label}</span>
        <input
          type={type}
          required
          minLength={minLength}
          maxLength={type === 'email' ? LIMITS.email : LIMITS.password.max}
          autoComplete={autoComplete}
          aria-describedby={hint === undefined ? undefined : id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {hint === undefined ? null : (
        <p id={id} className="hint">
          {hint}
        </p>
      )}
    </div>
  )
}
