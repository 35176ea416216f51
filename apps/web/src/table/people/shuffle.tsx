import type { TableInfo } from '@entrepot/protocol'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { checkShuffle, type Verdict } from '../../session/remote/check-shuffle.ts'
import type { TableSession } from '../../session/session.ts'

/** The promise about the deal: what was published before, what everybody added, the secret at the end, and a way to check. */
export function Shuffle({ info, session }: { info: TableInfo; session: TableSession }): ReactNode {
  const { people } = useMessages()
  const words = people.shuffle
  const [verdict, setVerdict] = useState<Verdict | 'checking' | null>(null)
  if (info.seedHash === null) return null
  const check = async (): Promise<void> => {
    setVerdict('checking')
    setVerdict(await checkShuffle(info, session.game, session.seat))
  }
  const told = (found: Verdict | 'checking'): string => {
    if (found === 'checking') return words.checking
    return 'fault' in found
      ? words[found.fault]
      : `${words.sound(found.moves)} ${words.vouchers[found.voucher]}`
  }
  return (
    <section className="shuffle">
      <h3>{words.heading}</h3>
      <dl>
        {info.deal === null ? null : <Sources deal={info.deal} session={session} />}
        <Fact name={words.fingerprint} value={info.seedHash} />
        {info.seed === null ? null : <Fact name={words.seed} value={info.seed} />}
      </dl>
      <p>
        {info.deal === null ? words.vouchers.fingerprint : isFromElsewhere(info) ? words.fromElsewhere : null}
      </p>
      {info.seed === null ? (
        <p>{words.secret}</p>
      ) : (
        <p>
          <button className="button" type="button" onClick={() => void check()}>
            {words.check}
          </button>
        </p>
      )}
      <p role="status">{verdict === null ? '' : told(verdict)}</p>
    </section>
  )
}

/** Where the seed came from. */
function Sources({
  deal,
  session,
}: {
  deal: NonNullable<TableInfo['deal']>
  session: TableSession
}): ReactNode {
  const { people } = useMessages()
  const words = people.shuffle
  return (
    <>
      <Fact name={words.commitment} value={deal.commitment} />
      {deal.secret === null ? null : <Fact name={words.serverSecret} value={deal.secret} />}
      {deal.contributions.map((contribution, seat) =>
        contribution === null ? null : (
          <Fact key={seat} name={words.added(session.seats[seat]?.name ?? '')} value={contribution} />
        ),
      )}
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  )
}

/** A game that was brought here as a file: nobody sat at its table. */
function isFromElsewhere({ seats }: TableInfo): boolean {
  return seats.every(({ kind }) => kind === 'open')
}
