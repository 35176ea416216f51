import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { isOverPlainHttp } from '../platform/beyond-reach.ts'
import { myPasskeys, removePasskey } from './account-api.ts'
import { knowsPasskeys, makePasskey } from './browser-passkeys.ts'
import { Section } from '../shell/section.tsx'
import { useAttempt } from '../shell/use-attempt.ts'
import { useDates } from './use-dates.ts'
import { useListed } from './use-listed.ts'

/** The passkeys of the account: add one of this browser, remove any. */
export function Passkeys({ changed }: { changed: () => Promise<void> }): ReactNode {
  const { profile: words, device } = useMessages()
  const [passkeys, again] = useListed(myPasskeys)
  const { day } = useDates()
  const { trouble, attempt } = useAttempt(words.troubles)
  const then = (deed: () => Promise<unknown>): void =>
    attempt(async () => {
      await deed()
      await Promise.all([again(), changed()])
    })
  return (
    <Section heading={words.passkeys}>
      <p className="lead">{words.passkeysText}</p>
      {passkeys === null || passkeys.length === 0 ? null : (
        <ul className="saved-games">
          {passkeys.map(({ id, name }) => (
            <li key={id}>
              <p className="what">{words.passkeyOf(name)}</p>
              <button
                className="button quiet"
                type="button"
                aria-label={`${words.remove}: ${words.passkeyOf(name)}`}
                onClick={() => then(() => removePasskey(id))}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {knowsPasskeys() ? (
        <p className="actions">
          <button className="button" type="button" onClick={() => then(() => makePasskey(day(Date.now())))}>
            {words.addPasskey}
          </button>
        </p>
      ) : (
        <p className="hint">{isOverPlainHttp() ? device.plain.passkeys : device.noPasskeys}</p>
      )}
    </Section>
  )
}
