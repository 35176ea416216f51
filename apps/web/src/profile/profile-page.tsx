import type { AccountInfo, MeAnswer } from '@entrepot/protocol'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { NoNetwork } from '../offline/no-network.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import { Loading } from '../shell/loading.tsx'
import { myTables } from '../session/remote/api.ts'
import { me, register } from './account-api.ts'
import { Career } from './career.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { FinishedGames } from './finished-games.tsx'
import { ImportGame } from './import-game.tsx'
import { NameForm } from './name-form.tsx'
import { Notices } from './notices.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForms } from './password-forms.tsx'
import { Section } from '../shell/section.tsx'
import { Sessions } from './sessions.tsx'
import { SignOut } from './sign-out.tsx'
import { Stranger } from './stranger.tsx'
import { useListed } from './use-listed.ts'
import { PageHeading } from '../shell/page-heading.tsx'

/** Who one is on this server, and everything that belongs to it. */
export default function ProfilePage(): ReactNode {
  const { profile: words } = useMessages()
  const [answer, setAnswer] = useState<MeAnswer | 'unreachable' | null>(null)
  const [visit, setVisit] = useState(0)
  useEffect(() => {
    me().then(setAnswer, () => setAnswer('unreachable'))
  }, [visit])
  if (answer === null) return <Loading />
  if (answer === 'unreachable')
    return (
      <>
        <NoNetwork again={() => setVisit(visit + 1)} />
        <StatisticsLink />
      </>
    )
  return (
    <>
      <PageHeading>{words.heading}</PageHeading>
      {answer.account === null ? (
        <>
          <Stranger know={setAnswer} />
          <StatisticsLink />
        </>
      ) : (
        <Known
          account={answer.account}
          pushKey={answer.pushKey}
          know={setAnswer}
          forget={() => setAnswer({ ...answer, account: null })}
          ask={async () => setAnswer(await me())}
        />
      )}
    </>
  )
}

/** The games of this device have their statistics too, whoever one is. */
function StatisticsLink(): ReactNode {
  const { profile: words } = useMessages()
  return (
    <p className="actions">
      <Link className="button" href="/statistics">
        {words.statistics}
      </Link>
    </p>
  )
}

const BotAccounts = lazyPart(() => import('./bot-accounts.tsx'))

/** Few write bots: theirs are loaded when somebody asks for them. */
function WrittenBots(): ReactNode {
  const { profile: words } = useMessages()
  const [open, setOpen] = useState(false)
  return (
    <Section heading={words.bots}>
      {open ? (
        <Suspense fallback={<Loading />}>
          <BotAccounts />
        </Suspense>
      ) : (
        <p className="actions">
          <button className="button" type="button" onClick={() => setOpen(true)}>
            {words.bots}
          </button>
        </p>
      )}
    </Section>
  )
}

const finishedTables = (): ReturnType<typeof myTables> => myTables(true)

function Known({
  account,
  pushKey,
  know,
  forget,
  ask,
}: {
  account: AccountInfo
  pushKey: string | null
  know: (answer: MeAnswer) => void
  /** Nobody is signed in any more. */
  forget: () => void
  /** Asks the server anew who this is. */
  ask: () => Promise<void>
}): ReactNode {
  const { profile: words, admin } = useMessages()
  const [finished] = useListed(finishedTables)
  // Each of the two shows the passkeys, and reads them anew when the other has changed them.
  const [added, setAdded] = useState(0)
  const [removed, setRemoved] = useState(0)
  const who = account.guest
    ? words.guestLead
    : account.email === null
      ? words.passkeyLead
      : words.memberLead(account.email)
  return (
    <>
      <p className="lead">{who}</p>
      {account.administrator ? (
        <p>
          <Link href="/admin">{admin.heading}</Link>
        </p>
      ) : null}
      <Career person={account.id} tables={finished ?? []} />
      <StatisticsLink />
      <Section heading={words.name}>
        <NameForm key={account.name} name={account.name} know={know} />
        <p className="actions">
          <SignOut guest={account.guest} forget={forget} />
        </p>
      </Section>
      {account.email === null ? (
        <Section heading={account.guest ? words.newAccount : words.email}>
          <CredentialsForm
            label={words.keepGames}
            fresh
            submit={async (credentials) => know(await register(credentials))}
          />
        </Section>
      ) : null}
      <FinishedGames heading={words.games} empty={words.noGames} tables={finished ?? []}>
        <ImportGame />
      </FinishedGames>
      {account.email === null ? null : (
        <PasswordForms
          key={`password ${added}`}
          email={account.email}
          know={know}
          changed={() => setRemoved(removed + 1)}
        />
      )}
      <Passkeys
        key={`passkeys ${removed}`}
        changed={async () => {
          setAdded(added + 1)
          await ask()
        }}
      />
      <Notices account={account} pushKey={pushKey} know={know} />
      {account.guest ? null : <WrittenBots />}
      <Sessions />
      <DeleteAccount forget={forget} />
    </>
  )
}
