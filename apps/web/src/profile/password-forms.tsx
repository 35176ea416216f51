import { LIMITS, type MeAnswer } from '@entrepot/protocol'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { changeEmail, changePassword, me } from './account-api.ts'
import { Field } from './field.tsx'
import { Section } from './section.tsx'
import { useAttempt } from '../shell/use-attempt.ts'

/** For an account with an address: another password, another address. Both ask for the present password. */
export function PasswordForms({
  email,
  know,
}: {
  email: string
  know: (answer: MeAnswer) => void
}): ReactNode {
  const { profile: words } = useMessages()
  return (
    <Section heading={words.credentials}>
      <details>
        <summary>{words.changePassword}</summary>
        <PasswordForm />
      </details>
      <details>
        <summary>{words.changeEmail}</summary>
        <EmailForm email={email} know={know} />
      </details>
    </Section>
  )
}

function PasswordForm(): ReactNode {
  const { profile: words } = useMessages()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [told, setTold] = useState('')
  const { trouble, attempt } = useAttempt(words.troubles)
  const change = async (): Promise<void> => {
    setTold('')
    await changePassword({ current, password })
    setCurrent('')
    setPassword('')
    setTold(words.passwordChanged)
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        attempt(change)
      }}
    >
      <Field
        label={words.currentPassword}
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
      />
      <Field
        label={words.newPassword}
        type="password"
        autoComplete="new-password"
        minLength={LIMITS.password.min}
        hint={words.passwordHint(LIMITS.password.min)}
        value={password}
        onChange={setPassword}
      />
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <p className="actions">
        <button className="button" type="submit">
          {words.changePassword}
        </button>
        <span role="status">{told}</span>
      </p>
    </form>
  )
}

function EmailForm({ email, know }: { email: string; know: (answer: MeAnswer) => void }): ReactNode {
  const { profile: words } = useMessages()
  const [wanted, setWanted] = useState('')
  const [password, setPassword] = useState('')
  const [told, setTold] = useState('')
  const { trouble, attempt } = useAttempt(words.troubles)
  const change = async (): Promise<void> => {
    setTold('')
    await changeEmail({ email: wanted.trim(), password })
    const answer = await me()
    // A site that sends mails waits until the link in one has been opened.
    setTold(answer.account?.email === email ? words.linkSent : words.saved)
    know(answer)
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        attempt(change)
      }}
    >
      <Field label={words.newEmail} type="email" autoComplete="email" value={wanted} onChange={setWanted} />
      <Field
        label={words.currentPassword}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <p className="actions">
        <button className="button" type="submit">
          {words.changeEmail}
        </button>
        <span role="status">{told}</span>
      </p>
    </form>
  )
}
