import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { useOnline } from '../offline/use-online.ts'
import type { KeptGame } from '../session/session.ts'

/** After a game on this device: take it to the server, or play again. */
export function KeptButtons({ kept }: { kept: KeptGame }): ReactNode {
  const { kept: words, lobby } = useMessages()
  const [, navigate] = useLocation()
  const online = useOnline()
  const [moved, setMoved] = useState(() => kept.movedTo())
  const [failed, setFailed] = useState(false)
  const [moving, setMoving] = useState(false)
  const move = async (): Promise<void> => {
    setFailed(false)
    setMoving(true)
    try {
      setMoved(await kept.moveToServer(lobby.guest))
    } catch {
      setFailed(true)
    } finally {
      setMoving(false)
    }
  }
  return (
    <>
      {failed ? <span role="alert">{words.notMoved}</span> : null}
      {moved !== null ? (
        <Link className="button" href={moved}>
          {words.moved}
        </Link>
      ) : online ? (
        <button className="button" type="button" disabled={moving} onClick={() => void move()}>
          {words.move}
        </button>
      ) : null}
      <button className="button primary" type="button" onClick={() => void kept.rematch().then(navigate)}>
        {words.rematch}
      </button>
    </>
  )
}
