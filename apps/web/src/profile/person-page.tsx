import type { PersonAnswer } from '@entrepot/protocol'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { Loading } from '../shell/loading.tsx'
import { person } from './account-api.ts'
import { FinishedGames } from './finished-games.tsx'

/** Somebody else: the name, and what everybody may look at. */
export default function PersonPage({ id }: { id: string }): ReactNode {
  const { profile, notFound } = useMessages()
  const words = profile.person
  const [answer, setAnswer] = useState<PersonAnswer | 'missing' | null>(null)
  useEffect(() => {
    person(id).then(setAnswer, () => setAnswer('missing'))
  }, [id])
  if (answer === null) return <Loading />
  if (answer === 'missing') {
    return (
      <>
        <h1>{words.missing}</h1>
        <Link className="button" href="/">
          {notFound.home}
        </Link>
      </>
    )
  }
  return (
    <>
      <h1>{answer.person.name}</h1>
      <FinishedGames heading={words.games} empty={words.noGames} tables={answer.tables} />
    </>
  )
}
