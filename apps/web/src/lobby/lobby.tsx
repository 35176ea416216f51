import { findGame } from '@entrepot/bots/games'
import { nameOfBot } from '@entrepot/bots/names'
import type { TableInfo } from '@entrepot/protocol'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import type { BotLevel } from '../session/bot-levels.ts'
import { DEFAULT_LEVEL } from '../session/bot-levels.ts'
import { beginTable, callOff, contributeTo } from '../session/remote/api.ts'
import { AskTwice } from '../shell/ask-twice.tsx'
import { variedCast } from '../shell/cast-choice.tsx'
import { GameAside } from '../shell/game-aside.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import { LevelChoice } from '../shell/level-choice.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { Segments } from '../shell/segments.tsx'
import { useAttempt } from '../shell/use-attempt.ts'
import { Invitation } from './invitation.tsx'
import { AskName } from './ask-name.tsx'
import { SeatLine } from './seat-line.tsx'
import { PageHeading } from '../shell/page-heading.tsx'

const AskBots = lazyPart(() => import('./ask-bots.tsx'))

/** Each bot of another character. */
const VARIED = 'varied'

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
  const { lobby: words, games, setup, editions, notFound, profile, bots, visitors } = useMessages()
  const { trouble, pending, attempt } = useAttempt(words.troubles)
  const [botLevel, setBotLevel] = useState<BotLevel>(DEFAULT_LEVEL)
  const [character, setCharacter] = useState(VARIED)
  const game = findGame(info.game)
  const characters = game === undefined ? {} : games[game.id].characters
  const gathering = info.status === 'gathering'
  const isHost = viewer !== null && info.seats[viewer]?.person?.id === info.host?.id
  const hasOpen = info.seats.some(({ kind }) => kind === 'open')
  useContribution(info, viewer)

  return (
    <>
      <PageHeading>{setup.heading(game ? games[game.id].name : info.game)}</PageHeading>
      <p className="lead">
        {!gathering ? words.over : viewer === null ? words.invited(info.host?.name ?? '') : words.lead}
      </p>
      <div className="beside">
        {game === undefined ? null : (
          <GameAside entry={game}>
            <p className="table-facts">
              <strong>{words.pace}</strong> {words.paces[info.pace.kind]}
              {info.pace.kind === 'untimed' ? null : <small> {visitors.paces[info.pace.kind]}</small>}
              <br />
              <strong>{words.visibility}</strong> {words.visibilities[info.visibility]}
              {info.edition === null ? null : (
                <>
                  <br />
                  <strong>{editions.legend}</strong> {info.edition.name}
                </>
              )}
            </p>
          </GameAside>
        )}
        <div>
          {gathering ? <Invitation address={`/tables/${info.id}`} /> : null}
          {gathering && viewer === null ? <AskName /> : null}
          <ul className="saved-games lobby" aria-label={words.seats}>
            {info.seats.map((seat) => (
              <SeatLine
                key={seat.seat}
                table={info}
                seat={seat}
                viewer={viewer}
                isHost={isHost}
                bot={nameOfBot({
                  level: botLevel,
                  character:
                    (character === VARIED ? variedCast(characters, seat.seat + 1)[seat.seat] : character) ??
                    null,
                })}
                pending={pending}
                attempt={attempt}
                sat={sat}
              />
            ))}
          </ul>
          {gathering && isHost && hasOpen ? (
            <div className="form lobby">
              <LevelChoice level={botLevel} onChange={setBotLevel} />
              {Object.keys(characters).length === 0 ? null : (
                <>
                  <Segments
                    legend={bots.character}
                    choices={[
                      { value: VARIED, label: bots.varied },
                      ...Object.entries(characters).map(([value, { title }]) => ({ value, label: title })),
                    ]}
                    value={character}
                    onChange={setCharacter}
                  />
                  <p className="hint" aria-live="polite">
                    {characters[character]?.manner}
                  </p>
                </>
              )}
              <PartBoundary>
                <Suspense>
                  <AskBots table={info.id} />
                </Suspense>
              </PartBoundary>
            </div>
          ) : null}
          {trouble === null ? null : <p role="alert">{trouble}</p>}
          {!gathering ? (
            <p>
              <Link className="button" href="/">
                {notFound.home}
              </Link>
            </p>
          ) : isHost ? (
            <p className="actions">
              <button
                className="button primary"
                type="button"
                disabled={hasOpen || pending}
                onClick={() => attempt(() => beginTable(info.id))}
              >
                {words.begin}
              </button>
              {hasOpen ? <span className="hint">{words.fillFirst}</span> : null}
              <AskTwice
                ask={words.callOff}
                sure={words.callOffSure}
                keep={profile.keep}
                className="button quiet"
                disabled={pending}
                deed={() => attempt(() => callOff(info.id))}
              />
            </p>
          ) : (
            <p role="status" className="hint">
              {words.waiting(info.host?.name ?? '')}
            </p>
          )}
        </div>
      </div>
    </>
  )
}

/** Who has a seat without having sat down here, as the one who opened the table, adds something to the deal on arrival. */
function useContribution(info: TableInfo, viewer: number | null): void {
  const missing = info.status === 'gathering' && viewer !== null && info.deal?.contributions[viewer] === null
  useEffect(() => {
    // What cannot be added now is tried again when the table is looked at again.
    if (missing) contributeTo(info, viewer).catch(() => {})
    // oxlint-disable-next-line react/exhaustive-deps -- once for each seat, not for each change of the table
  }, [info.id, viewer, missing])
}
