import type { SeatInfo, TableInfo } from '@entrepot/protocol'
import type { ReactNode } from 'react'
import { Emblem } from '../icons/emblem.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useBotTitle, useCharacter } from '../i18n/use-bot-title.ts'
import { becomeSomebody, giveSeatToBot, openSeat, sitAt, standUp } from '../session/remote/api.ts'

/** One seat before the game begins: who has it, and what the viewer may do about it. */
export function SeatLine({
  table,
  seat: { seat, kind, person, author, level },
  viewer,
  isHost,
  bot,
  pending,
  attempt,
  sat,
}: {
  table: TableInfo
  seat: SeatInfo
  viewer: number | null
  isHost: boolean
  /** The name of a bot that is given the seat. */
  bot: string
  /** Something is under way already. */
  pending: boolean
  attempt: (deed: () => Promise<unknown>) => void
  /** Called when the viewer has become somebody with a seat. */
  sat: () => void
}): ReactNode {
  const { lobby: words, people } = useMessages()
  const title = useBotTitle()
  const character = useCharacter()
  const sit = async (): Promise<void> => {
    await becomeSomebody(words.guest)
    await sitAt(table, seat)
    sat()
  }
  const gathering = table.status === 'gathering'
  return (
    <li>
      <p className="what">
        <Emblem player={seat} />{' '}
        <strong>
          {kind === 'open' ? words.openSeat : (person?.name ?? words.bot(title(table.game, level)))}
        </strong>
        {author === null ? null : <small>{people.botBy(author.name)}</small>}
        {viewer === seat ? <small>{words.you}</small> : null}
        {kind === 'bot' ? <small>{character(table.game, level)?.manner}</small> : null}
      </p>
      {gathering && kind === 'open' && viewer === null ? (
        <button className="button primary" type="button" disabled={pending} onClick={() => attempt(sit)}>
          {words.sit}
        </button>
      ) : null}
      {gathering && kind === 'open' && isHost ? (
        <button
          className="button"
          type="button"
          disabled={pending}
          onClick={() => attempt(() => giveSeatToBot(table.id, seat, bot))}
        >
          {words.giveBot}
        </button>
      ) : null}
      {gathering && kind !== 'open' && isHost && viewer !== seat ? (
        <button
          className="button quiet"
          type="button"
          disabled={pending}
          onClick={() => attempt(() => openSeat(table.id, seat))}
        >
          {words.freeSeat}
        </button>
      ) : null}
      {gathering && viewer === seat && !isHost ? (
        <button
          className="button quiet"
          type="button"
          disabled={pending}
          onClick={() => attempt(() => standUp(table.id))}
        >
          {people.leave}
        </button>
      ) : null}
    </li>
  )
}
