import type { PersonFacts } from '@entrepot/protocol'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { useDates } from '../profile/use-dates.ts'
import { AskTwice } from '../shell/ask-twice.tsx'
import type { Attempt } from '../shell/use-attempt.ts'
import { deletePerson, findPeople, passwordLink, setBanned } from './admin-api.ts'
import { Finder } from './finder.tsx'
import { ShownLink } from './shown-link.tsx'

/** People, found by name, address or id. */
export function PeoplePart(): ReactNode {
  const { admin: words } = useMessages()
  return (
    <Finder
      heading={words.people}
      label={words.findPerson}
      find={findPeople}
      line={(person, change) => <PersonLine person={person} change={change} />}
    />
  )
}

function PersonLine({ person, change }: { person: PersonFacts; change: Attempt['attempt'] }): ReactNode {
  const { admin: words } = useMessages()
  const { day } = useDates()
  const [link, setLink] = useState<string | null>(null)
  const { id, name, email, guest, createdAt, banned, administrator } = person
  const facts = [
    email ?? (guest ? words.guest : words.passkey),
    words.since(day(createdAt)),
    ...(administrator ? [words.administrator] : []),
    ...(banned ? [words.banned] : []),
  ]
  return (
    <>
      <div className="what">
        <Link href={`/people/${id}`}>{name}</Link>
        <small>{facts.join(' · ')}</small>
        <small>
          <code>{id}</code>
        </small>
        <ShownLink link={link} />
      </div>
      <p className="deeds">
        {email === null ? null : (
          <button
            className="button quiet"
            type="button"
            onClick={() => change(async () => setLink(await passwordLink(id)))}
          >
            {words.password}
          </button>
        )}
        <a className="button quiet" href={`/api/admin/people/${id}/data`} download={`${id}.json`}>
          {words.data}
        </a>
        {administrator ? null : (
          <>
            <button
              className="button quiet"
              type="button"
              onClick={() => change(() => setBanned(id, !banned))}
            >
              {banned ? words.unban : words.ban}
            </button>
            <AskTwice
              ask={words.remove}
              sure={words.removeSure(name)}
              keep={words.keep}
              className="button quiet"
              deed={() => change(() => deletePerson(id))}
            />
          </>
        )}
      </p>
    </>
  )
}
