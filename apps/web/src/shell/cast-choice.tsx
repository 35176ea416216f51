import type { GameId } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'

/** What a bot is like: a choice, and a sentence about it. */
export function CharacterSelect({
  game,
  name,
  character,
  onChange,
}: {
  game: GameId
  /** What the bot is called. */
  name: string
  character: string | null
  onChange: (character: string | null) => void
}): ReactNode {
  const { bots, games } = useMessages()
  const { characters } = games[game]
  if (Object.keys(characters).length === 0) return null
  return (
    <>
      <select
        aria-label={bots.who(name)}
        value={character ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        {Object.entries(characters).map(([value, { title }]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
        <option value="">{bots.plain}</option>
      </select>
      <small className="hint">{characters[character ?? '']?.manner}</small>
    </>
  )
}

/** Whom one plays against: by bot its name and what it is like. */
export function CastChoice({
  game,
  cast,
  onChange,
}: {
  game: GameId
  cast: readonly (string | null)[]
  onChange: (cast: readonly (string | null)[]) => void
}): ReactNode {
  const { bots, games } = useMessages()
  const { names } = games[game]
  return (
    <fieldset className="cast">
      <legend>{bots.cast}</legend>
      <ul>
        {cast.map((character, bot) => {
          const name = names[bot % names.length] ?? ''
          return (
            <li key={name}>
              <strong>{name}</strong>
              <CharacterSelect
                game={game}
                name={name}
                character={character}
                onChange={(chosen) => onChange(cast.with(bot, chosen))}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

/** The characters of so many bots if nobody chooses: each another; none in a game that has none. */
export function variedCast(
  characters: { readonly [name: string]: unknown },
  count: number,
): (string | null)[] {
  const all = Object.keys(characters)
  return Array.from({ length: count }, (_, bot) => all[bot % all.length] ?? null)
}
