import type { MeAnswer } from '@entrepot/protocol'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { isOverPlainHttp } from '../platform/beyond-reach.ts'
import { useSettings } from '../settings/use-settings.ts'
import { register, signIn } from './account-api.ts'
import { knowsPasskeys, signInByPasskey } from './browser-passkeys.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { Section } from '../shell/section.tsx'
import { useAttempt } from '../shell/use-attempt.ts'

/** For somebody the server does not know: sign in, or make an account. */
export function Stranger({ know }: { know: (answer: MeAnswer) => void }): ReactNode {
  const { profile: words, device } = useMessages()
  const name = useSettings().name.trim()
  const { trouble, attempt } = useAttempt(words.troubles)
  return (
    <>
      <p className="lead">{words.strangerLead}</p>
      <div className="two-ways">
        <Section heading={words.haveAccount}>
          <CredentialsForm
            label={words.signIn}
            fresh={false}
            submit={async (credentials) => know(await signIn(credentials))}
          />
          {knowsPasskeys() ? (
            <p className="actions">
              <button
                className="button"
                type="button"
                onClick={() => attempt(async () => know(await signInByPasskey()))}
              >
                {words.passkeyIn}
              </button>
            </p>
          ) : isOverPlainHttp() ? (
            <p className="hint">{device.plain.passkeys}</p>
          ) : null}
          {trouble === null ? null : <p role="alert">{trouble}</p>}
        </Section>
        <Section heading={words.newAccount}>
          <CredentialsForm
            label={words.newAccount}
            fresh
            submit={async (credentials) =>
              know(await register(name === '' ? credentials : { ...credentials, name }))
            }
          />
        </Section>
      </div>
    </>
  )
}
