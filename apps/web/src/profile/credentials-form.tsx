import { LIMITS } from '@entrepot/protocol'
import { useId, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { useAttempt } from './use-attempt.ts'

/** E-mail address and password: to sign in, or to choose them. */
export function CredentialsForm({
  label,
  fresh,
  submit,
}: {
  label: string
  /** Whether the password is a new one. */
  fresh: boolean
  submit: (credentials: { email: string; password: string }) => Promise<void>
}): ReactNode {
  const { profile: words } = useMessages()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { trouble, attempt } = useAttempt()
  const hint = useId()
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        attempt(() => submit({ email: email.trim(), password }))
      }}
    >
      <label className="field">
        <span>{words.email}</span>
        <input
          type="email"
          required
          maxLength={LIMITS.email}
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <label className="field">
        <span>{words.password}</span>
        <input
          type="password"
          required
          minLength={fresh ? LIMITS.password.min : undefined}
          maxLength={LIMITS.password.max}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          aria-describedby={fresh ? hint : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      {fresh ? (
        <p id={hint} className="hint">
          {words.passwordHint(LIMITS.password.min)}
        </p>
      ) : null}
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <p>
        <button className="button primary" type="submit">
          {label}
        </button>
      </p>
    </form>
  )
}
