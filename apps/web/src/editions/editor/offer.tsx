import type { GameId } from '@entrepot/bots/games'
import type { Edition } from '@entrepot/kernel'
import { useEffect, useState, type ReactNode } from 'react'
import type { Box } from '../../games/module.ts'
import { useDesk } from './editor-context.ts'
import { isShared, readShared } from './share.ts'
import { useOpening } from './use-opening.ts'

/** An edition that came with the address: it is taken over only when the visitor says so. */
export function Offer({
  game,
  box,
  take,
}: {
  game: GameId
  box: Box
  take: (edition: Edition) => void
}): ReactNode {
  const { words } = useDesk()
  const [offered, setOffered] = useState<Edition | null>(null)
  const { trouble, opening } = useOpening()
  useEffect(() => {
    const look = (): void => {
      if (isShared(location.hash)) opening(readShared(game, box, location.hash), setOffered)
    }
    look()
    // Who follows a second link of this site stays on the page.
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
    // oxlint-disable-next-line react/exhaustive-deps -- `opening` is only called
  }, [game, box])
  const close = (): void => {
    history.replaceState(null, '', location.pathname)
    setOffered(null)
  }
  if (trouble !== null) return <p role="alert">{trouble}</p>
  if (offered === null) return null
  return (
    <div className="edition-offer" role="status">
      <p>{words.offered(offered.name)}</p>
      <p className="figure-buttons">
        <button
          className="button primary"
          type="button"
          onClick={() => {
            take(offered)
            close()
          }}
        >
          {words.takeOver}
        </button>
        <button className="button" type="button" onClick={close}>
          {words.leaveIt}
        </button>
      </p>
    </div>
  )
}
