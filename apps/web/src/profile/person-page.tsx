import type { PersonAnswer } from '@entrepot/protocol'
import { useEffect, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { NoNetwork } from '../offline/no-network.tsx'
import { RefusedRequest } from '../session/remote/request.ts'
import { Loading } from '../shell/loading.tsx'
import { Notice } from '../shell/notice.tsx'
import { person } from './account-api.ts'
import { Career } from './career.tsx'
import { FinishedGames } from './finished-games.tsx'
import { PageHeading } from '../shell/page-heading.tsx'

/** Somebody else: the name, and what everybody may look at. */
export default function PersonPage({ id }: { id: string }): ReactNode {
  const {
    profile: { person: words },
    people,
  } = useMessages()
  const [visit, setVisit] = useState(0)
  const [answer, setAnswer] = useState<PersonAnswer | 'missing' | 'unreachable' | null>(null)
  useEffect(() => {
    person(id).then(setAnswer, (error: unknown) => setAnswer(isAnswer(error) ? 'missing' : 'unreachable'))
  }, [id, visit])
  if (answer === null) return <Loading />
  if (answer === 'unreachable') return <NoNetwork again={() => setVisit(visit + 1)} />
  if (answer === 'missing') return <Notice picture="serpent" heading={words.missing} />
  return (
    <>
      <PageHeading>{answer.person.name}</PageHeading>
      {answer.author === null ? null : <p className="lead">{people.botBy(answer.author.name)}</p>}
      <Career person={answer.person.id} tables={answer.tables} />
      <FinishedGames heading={words.games} empty={words.noGames} tables={answer.tables} />
    </>
  )
}

/** Only the server knows that there is nobody; silence says nothing about it. */
function isAnswer(error: unknown): boolean {
  return error instanceof RefusedRequest && error.word !== 'unreachable'
}
