import type { Edition } from '@entrepot/kernel'
import { useEffect, useState, type ReactNode } from 'react'
import { adoptEdition } from '../../admin/admin-api.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { whoAmI } from '../../session/remote/api.ts'
import { useAttempt } from '../../shell/use-attempt.ts'

/** Offers an edition to everybody at the site, where an administrator looks at it. */
export function AdoptButton({ edition, playable }: { edition: Edition; playable: boolean }): ReactNode {
  const { admin: words, editions } = useMessages()
  const [may, setMay] = useState(false)
  const [adopted, setAdopted] = useState<Edition | null>(null)
  const { trouble, pending, attempt } = useAttempt({
    other: words.refused,
    'bad-edition': editions.unplayable,
  })
  useEffect(() => {
    // Without a server there is no site to run.
    whoAmI().then(
      (account) => setMay(account?.administrator ?? false),
      () => {},
    )
  }, [])
  if (!may) return null
  return (
    <>
      <button
        className="button quiet"
        type="button"
        disabled={!playable || pending}
        onClick={() =>
          attempt(async () => {
            await adoptEdition(edition)
            setAdopted(edition)
          })
        }
      >
        {words.adopt}
      </button>
      {adopted === edition ? <span role="status">{words.adopted}</span> : null}
      {trouble === null ? null : <span role="alert">{trouble}</span>}
    </>
  )
}
