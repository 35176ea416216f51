import type { GameId } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { Emblem } from '../icons/emblem.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { BOT_LEVELS } from '../session/bot-levels.ts'
import type { LocalPlayer } from '../session/saved-games.ts'
import { CharacterSelect, variedCast } from './cast-choice.tsx'

/** Who sits where at a shared device: a person with a name, or a bot of some strength. */
export function SeatRows({
  game,
  players,
  onChange,
}: {
  game: GameId
  players: readonly LocalPlayer[]
  onChange: (players: readonly LocalPlayer[]) => void
}): ReactNode {
  const { setup: words, bots, games } = useMessages()
  const { names, characters } = games[game]
  const change = (seat: number, part: Partial<LocalPlayer>): void =>
    onChange(players.map((player, other) => (other === seat ? { ...player, ...part } : player)))
  return (
    <fieldset className="seat-rows">
      <legend>{words.seats}</legend>
      <p className="hint">{words.seatsHint}</p>
      <ul>
        {players.map(({ name, level, character = null }, seat) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <li key={seat}>
            <Emblem player={seat} />
            <select
              aria-label={words.playedBy(seat + 1)}
              value={level ?? ''}
              onChange={({ target }) =>
                change(seat, {
                  level: BOT_LEVELS.find((known) => known === target.value) ?? null,
                  character: character ?? variedCast(characters, seat + 1)[seat] ?? null,
                })
              }
            >
              <option value="">{words.person}</option>
              {BOT_LEVELS.map((value) => (
                <option key={value} value={value}>
                  {words.bot(bots.levels[value])}
                </option>
              ))}
            </select>
            {level === null ? (
              <input
                type="text"
                aria-label={words.nameAt(seat + 1)}
                placeholder={words.personName(seat + 1)}
                maxLength={24}
                autoComplete="off"
                value={name}
                onChange={({ target }) => change(seat, { name: target.value })}
              />
            ) : (
              <>
                <span className="hint">{names[seat % names.length]}</span>
                <CharacterSelect
                  game={game}
                  name={names[seat % names.length] ?? ''}
                  character={character}
                  onChange={(chosen) => change(seat, { character: chosen })}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {players.every(({ level }) => level !== null) ? <p role="alert">{words.needsPerson}</p> : null}
    </fieldset>
  )
}
