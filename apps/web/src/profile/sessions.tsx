import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { endSession, mySessions } from './account-api.ts'
import { Section } from '../shell/section.tsx'
import { useAttempt } from '../shell/use-attempt.ts'
import { useDates } from './use-dates.ts'
import { useListed } from './use-listed.ts'

/** The browsers in which somebody is signed in as this account; each other one can be ended. */
export function Sessions(): ReactNode {
  const { profile: words } = useMessages()
  const [sessions, again] = useListed(mySessions)
  const { moment } = useDates()
  const { trouble, attempt } = useAttempt(words.troubles)
  return (
    <Section heading={words.sessions}>
      <ul className="saved-games">
        {sessions?.map(({ id, agent, current, seenAt }) => (
          <li key={id}>
            <p className="what">
              {browserOf(agent)}
              <small>{current ? words.thisBrowser : words.seen(moment(seenAt))}</small>
            </p>
            {current ? null : (
              <button
                className="button quiet"
                type="button"
                aria-label={`${words.end}: ${browserOf(agent)}, ${words.seen(moment(seenAt))}`}
                onClick={() =>
                  attempt(async () => {
                    await endSession(id)
                    await again()
                  })
                }
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </Section>
  )
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** What a browser calls itself is long and full of other browsers' names; two words of it are enough. */
function browserOf(agent: string): string {
  const first = (known: typeof BROWSERS): string | undefined => known.find(([sign]) => sign.test(agent))?.[1]
  return [first(BROWSERS), first(SYSTEMS)].filter((word) => word !== undefined).join(' · ') || agent
}
