import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useSharedAddress } from '../lobby/use-shared-address.ts'
import { copyText } from '../platform/copying.ts'
import type { TableSession } from '../session/session.ts'
import { useReplay } from './follow/use-replay.ts'
import { useSnapshot } from './table-context.ts'

/** In the place of the decision while an earlier position is shown: step through the game, share it, or go back. */
export function LookingBack({ session }: { session: TableSession }): ReactNode {
  const { table: words, follow, visitors } = useMessages()
  const { position } = useSnapshot()
  const [copied, setCopied] = useState<{ at: number; worked: boolean } | null>(null)
  const positions = [0, ...session.snapshot().log.map((line) => line.position)]
  const before = positions.findLast((other) => other < position)
  const after = positions.find((other) => other > position)
  const addressOf = (other: number): string => `${session.address}/at/${other}`
  const replay = useReplay(position, after === undefined ? session.address : addressOf(after))
  const shared = session.sharedAddress()
  const { href } = useSharedAddress(`${shared ?? ''}/at/${position}`)
  const copy = async (): Promise<void> => setCopied({ at: position, worked: await copyText(href) })
  const isCopied = copied?.at === position
  return (
    <section className="decision-bar looking-back" aria-label={words.yourDecision}>
      <p className="sentence">
        {isCopied && !copied.worked ? (
          <span role="status">
            {visitors.notCopied} <code>{href}</code>
          </span>
        ) : (
          words.lookingBack(position)
        )}
      </p>
      <p className="controls">
        <Step to={before === undefined ? null : addressOf(before)} name={words.stepBack} icon="before" />
        <Step to={after === undefined ? null : addressOf(after)} name={words.stepOn} icon="after" />
        <button
          className="button"
          type="button"
          title={replay.playing ? follow.pause : follow.play}
          aria-label={replay.playing ? follow.pause : follow.play}
          aria-pressed={replay.playing}
          onClick={() => replay.play(!replay.playing)}
        >
          <Icon name={replay.playing ? 'pause' : 'play'} />
        </button>
        {shared === null ? null : (
          <button className="button" type="button" onClick={() => void copy()}>
            {isCopied && copied.worked ? words.copied : words.shareLink}
          </button>
        )}
        <Link className="button primary" href={session.address}>
          {words.backToNow}
        </Link>
      </p>
    </section>
  )
}

function Step({ to, name, icon }: { to: string | null; name: string; icon: 'before' | 'after' }): ReactNode {
  return to === null ? (
    <span className="button" aria-disabled="true">
      <Icon name={icon} label={name} />
    </span>
  ) : (
    <Link className="button" href={to} aria-label={name} title={name} replace>
      <Icon name={icon} />
    </Link>
  )
}
