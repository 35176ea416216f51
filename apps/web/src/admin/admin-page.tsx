import { useEffect, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { NoNetwork } from '../offline/no-network.tsx'
import { whoAmI } from '../session/remote/api.ts'
import { Loading } from '../shell/loading.tsx'
import { Notice } from '../shell/notice.tsx'
import { PageHeading } from '../shell/page-heading.tsx'
import { DoorPart } from './door-part.tsx'
import { EditionsPart } from './editions-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { TablesPart } from './tables-part.tsx'

/** What `npm run admin` does, for an account that it has named administrator. */
export default function AdminPage(): ReactNode {
  const { admin: words } = useMessages()
  const [visit, setVisit] = useState(0)
  const [may, setMay] = useState<boolean | 'unreachable' | null>(null)
  useEffect(() => {
    whoAmI().then(
      (account) => setMay(account?.administrator ?? false),
      () => setMay('unreachable'),
    )
  }, [visit])
  if (may === null) return <Loading />
  if (may === 'unreachable') return <NoNetwork again={() => setVisit(visit + 1)} />
  if (!may) return <Notice picture="serpent" heading={words.notYou} />
  return (
    <>
      <PageHeading>{words.heading}</PageHeading>
      <DoorPart />
      <PeoplePart />
      <TablesPart />
      <EditionsPart />
    </>
  )
}
