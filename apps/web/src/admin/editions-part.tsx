import { GAMES } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { useListed } from '../profile/use-listed.ts'
import { offeredEditions } from '../session/remote/api.ts'
import { Section } from '../shell/section.tsx'
import { useAttempt } from '../shell/use-attempt.ts'
import { dropEdition } from './admin-api.ts'

async function allEditions() {
  const lists = await Promise.all(
    GAMES.map(async ({ id: game }) => (await offeredEditions(game)).map((edition) => ({ ...edition, game }))),
  )
  return lists.flat()
}

/** The editions that the site offers beside ours; they are adopted where their figures are looked at. */
export function EditionsPart(): ReactNode {
  const { admin: words, games, nav } = useMessages()
  const [editions, again] = useListed(allEditions)
  const { trouble, attempt } = useAttempt({ other: words.refused })
  return (
    <Section heading={words.editions}>
      <p>
        {words.editionsText} <Link href="/components">{nav.components}</Link>
      </p>
      <ul className="saved-games">
        {editions?.map(({ game, id, name }) => (
          <li key={`${game} ${id}`}>
            <p className="what">
              {name}
              <small>{games[game].name}</small>
            </p>
            <p className="deeds">
              <button
                className="button quiet"
                type="button"
                aria-label={`${words.drop}: ${name}`}
                onClick={() =>
                  attempt(async () => {
                    await dropEdition(game, id)
                    await again()
                  })
                }
              >
                {words.drop}
              </button>
            </p>
          </li>
        ))}
      </ul>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </Section>
  )
}
