import { LIMITS } from '@entrepot/protocol'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { forgotPassword } from './account-api.ts'
import { Field } from './field.tsx'
import { useAttempt } from '../shell/use-attempt.ts'

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
  const [told, setTold] = useState('')
  const { trouble, pending, attempt } = useAttempt(words.troubles)
  const forget = async (): Promise<void> => {
    await forgotPassword(email.trim())
    setTold(words.forgottenSent)
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        attempt(() => submit({ email: email.trim(), password }))
      }}
    >
      <Field label={words.email} type="email" autoComplete="email" value={email} onChange={setEmail} />
      <Field
        label={words.password}
        type="password"
        autoComplete={fresh ? 'new-password' : 'current-password'}
        {...(fresh ? { minLength: LIMITS.password.min, hint: words.passwordHint(LIMITS.password.min) } : {})}
        value={password}
        onChange={setPassword}
      />
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <p className="actions">
        <button className="button primary" type="submit" disabled={pending}>
          {label}
        </button>
        {fresh ? null : (
          <button
            className="button quiet"
            type="button"
            disabled={email.trim() === ''}
            onClick={() => attempt(forget)}
          >
            {words.forgotten}
          </button>
        )}
        <span role="status">{told}</span>
      </p>
    </form>
  )
}
