import type { TableInfo } from '@entrepot/protocol'
import { useState, type ReactNode } from 'react'
import { findGame } from '../games/catalogue.ts'
import { Emblem } from '../icons/emblem.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { becomeSomebody, beginTable, giveSeatToBot, sitAt } from '../session/remote/api.ts'

/** Before the game: who sits where, the link for the others, and the way to begin. */
export function Lobby({
  info,
  viewer,
  sat,
}: {
  info: TableInfo
  viewer: number | null
  sat: () => void
}): ReactNode {
  const { lobby: words, games, setup, bots } = useMessages()
  const [copied, setCopied] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const game = findGame(info.game)
  const isHost = viewer !== null && info.seats[viewer]?.person?.id === info.host?.id
  const full = info.seats.every(({ kind }) => kind !== 'open')
  const levelName = (level: string | null): string => bots.levels[level as keyof typeof bots.levels] ?? ''

  const attempt = (deed: () => Promise<unknown>): void => {
    setTrouble(null)
    deed().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)))
  }
  const sit = async (seat: number): Promise<void> => {
    await becomeSomebody(words.guest)
    await sitAt(info.id, seat)
    sat()
  }
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href)
    setCopied(true)
  }

  return (
    <>
      <h1>{setup.heading(game ? games[game.id] : info.game)}</h1>
      <p className="lead">{info.status === 'gathering' ? words.lead : words.over}</p>
      <p>
        <code className="invitation">{location.href}</code>{' '}
        <button className="button" type="button" onClick={() => attempt(copy)}>
          {copied ? words.copied : words.copy}
        </button>
      </p>
      <ul className="saved-games lobby" aria-label={words.seats}>
        {info.seats.map(({ seat, kind, person, level }) => (
          <li key={seat}>
            <p className="what">
              <Emblem player={seat} />{' '}
              <strong>
                {kind === 'open' ? words.openSeat : (person?.name ?? words.bot(levelName(level)))}
              </strong>
              {viewer === seat ? <small>{words.you}</small> : null}
            </p>
            {kind === 'open' && viewer === null ? (
              <button className="button primary" type="button" onClick={() => attempt(() => sit(seat))}>
                {words.sit}
              </button>
            ) : null}
            {kind === 'open' && isHost ? (
              <button
                className="button"
                type="button"
                onClick={() => attempt(() => giveSeatToBot(info.id, seat, '1'))}
              >
                {words.giveBot}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {isHost && info.status === 'gathering' ? (
        <p>
          <button
            className="button primary"
            type="button"
            disabled={!full}
            onClick={() => attempt(() => beginTable(info.id))}
          >
            {words.begin}
          </button>
        </p>
      ) : info.status === 'gathering' ? (
        <p role="status">{words.waiting(info.host?.name ?? '')}</p>
      ) : null}
    </>
  )
}
