import { loadBotAccounts } from '@entrepot/words'
import { use, useState, type ReactNode } from 'react'
import { loadOnce } from '../games/load-once.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { askBot, writtenBots } from '../profile/bots-api.ts'
import { useListed } from '../profile/use-listed.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useAttempt } from '../shell/use-attempt.ts'

const wordsIn = loadOnce(loadBotAccounts)

/** The bots that people here have written, for a host who has a seat to give; where nobody has written one, nothing. */
export default function AskBots({ table }: { table: string }): ReactNode {
  const { language } = useSettings()
  const { ask: words } = use(wordsIn(language))
  const { people } = useMessages()
  const [bots] = useListed(writtenBots)
  const [asked, setAsked] = useState<readonly string[]>([])
  const { trouble, pending, attempt } = useAttempt(words.troubles)
  if (bots === null || bots.length === 0) return null
  return (
    <details className="ask-bots">
      <summary>{words.title}</summary>
      <p className="hint">{words.lead}</p>
      <ul className="saved-games">
        {bots.map(({ id, name, author }) => (
          <li key={id}>
            <p className="what">
              <strong>{name}</strong> <small>{people.botBy(author.name)}</small>
            </p>
            {asked.includes(id) ? (
              <span role="status">{words.asked}</span>
            ) : (
              <button
                className="button"
                type="button"
                disabled={pending}
                aria-label={words.askNamed(name)}
                onClick={() =>
                  attempt(async () => {
                    await askBot(table, id)
                    setAsked((before) => [...before, id])
                  })
                }
              >
                {words.ask}
              </button>
            )}
          </li>
        ))}
      </ul>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </details>
  )
}
