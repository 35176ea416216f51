import { LIMITS, type MeAnswer } from '@entrepot/protocol'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { useSettings } from '../settings/use-settings.ts'
import { changeEmail, changePassword, me, myPasskeys } from './account-api.ts'
import { Field } from './field.tsx'
import { Section } from '../shell/section.tsx'
import { useAttempt } from '../shell/use-attempt.ts'
import { useListed } from './use-listed.ts'

/** For an account with an address: another password, another address. Both ask for the present password. */
export function PasswordForms({
  email,
  know,
  changed,
}: {
  email: string
  know: (answer: MeAnswer) => void
  /** Passkeys may have gone with the old password. */
  changed: () => void
}): ReactNode {
  const { profile: words } = useMessages()
  return (
    <Section heading={words.credentials}>
      <details>
        <summary>{words.changePassword}</summary>
        <PasswordForm changed={changed} />
      </details>
      <details>
        <summary>{words.changeEmail}</summary>
        <EmailForm email={email} know={know} />
      </details>
    </Section>
  )
}

function PasswordForm({ changed }: { changed: () => void }): ReactNode {
  const { profile: words } = useMessages()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { language } = useSettings()
  const [keepPasskeys, setKeepPasskeys] = useState(false)
  const [passkeys, again] = useListed(myPasskeys)
  const names = (passkeys ?? []).map(({ name }) => words.passkeyOf(name))
  const change = async (): Promise<string> => {
    await changePassword({ current, password, keepPasskeys })
    await again()
    changed()
    setCurrent('')
    setPassword('')
    return words.passwordChanged
  }
  return (
    <ChangeForm label={words.changePassword} change={change}>
      <CurrentPassword value={current} onChange={setCurrent} />
      <Field
        label={words.newPassword}
        type="password"
        autoComplete="new-password"
        minLength={LIMITS.password.min}
        hint={words.passwordHint(LIMITS.password.min)}
        value={password}
        onChange={setPassword}
      />
      {names.length === 0 ? null : (
        <label className="check">
          <input
            type="checkbox"
            checked={keepPasskeys}
            onChange={(event) => setKeepPasskeys(event.target.checked)}
          />
          {words.keepPasskeys(new Intl.ListFormat(language).format(names))}
        </label>
      )}
    </ChangeForm>
  )
}

function EmailForm({ email, know }: { email: string; know: (answer: MeAnswer) => void }): ReactNode {
  const { profile: words } = useMessages()
  const [wanted, setWanted] = useState('')
  const [password, setPassword] = useState('')
  const change = async (): Promise<string> => {
    await changeEmail({ email: wanted.trim(), password })
    const answer = await me()
    know(answer)
    // A site that sends mails waits until the link in one has been opened.
    return answer.account?.email === email ? words.linkSent : words.saved
  }
  return (
    <ChangeForm label={words.changeEmail} change={change}>
      <Field label={words.newEmail} type="email" autoComplete="email" value={wanted} onChange={setWanted} />
      <CurrentPassword value={password} onChange={setPassword} />
    </ChangeForm>
  )
}

function CurrentPassword({
  value,
  onChange,
}: {
  value: string
  onChange: (value: string) => void
}): ReactNode {
  const { profile: words } = useMessages()
  return (
    <Field
      label={words.currentPassword}
      type="password"
      autoComplete="current-password"
      value={value}
      onChange={onChange}
    />
  )
}

/** Asks the server for a change, and says what came of it: what `change` tells, or why it was refused. */
function ChangeForm({
  label,
  change,
  children,
}: {
  label: string
  change: () => Promise<string>
  children: ReactNode
}): ReactNode {
  const { profile: words } = useMessages()
  const [told, setTold] = useState('')
  const { trouble, pending, attempt } = useAttempt(words.troubles)
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        setTold('')
        attempt(async () => setTold(await change()))
      }}
    >
      {children}
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <p className="actions">
        <button className="button" type="submit" disabled={pending}>
          {label}
        </button>
        <span role="status">{told}</span>
      </p>
    </form>
  )
}
