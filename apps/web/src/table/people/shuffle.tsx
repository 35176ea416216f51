import type { TableInfo } from '@entrepot/protocol'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { checkShuffle, type Verdict } from '../../session/remote/check-shuffle.ts'
import type { TableSession } from '../../session/session.ts'

/** The promise about the shuffle: its fingerprint from the start, the seed at the end, and a way to check both. */
export function Shuffle({ info, session }: { info: TableInfo; session: TableSession }): ReactNode {
  const { people } = useMessages()
  const words = people.shuffle
  const [verdict, setVerdict] = useState<Verdict | 'checking' | null>(null)
  if (info.seedHash === null) return null
  const check = async (): Promise<void> => {
    setVerdict('checking')
    setVerdict(await checkShuffle(info, session.game))
  }
  const told = (found: Verdict | 'checking'): string =>
    found === 'checking' ? words.checking : 'moves' in found ? words.sound(found.moves) : words[found.fault]
  return (
    <section className="shuffle">
      <h3>{words.heading}</h3>
      <dl>
        <dt>{words.fingerprint}</dt>
        <dd>
          <code>{info.seedHash}</code>
        </dd>
        {info.seed === null ? null : (
          <>
            <dt>{words.seed}</dt>
            <dd>
              <code>{info.seed}</code>
            </dd>
          </>
        )}
      </dl>
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
