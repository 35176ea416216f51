import { findGame, type ListedGame } from '@entrepot/bots/games'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { EditionChoice, rulesWith, STANDARD_EDITION } from '../../editions/edition-choice.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { DEFAULT_LEVEL, type BotLevel } from '../../session/bot-levels.ts'
import { deal, seatByLot, shuffled } from '../../session/new-game.ts'
import type { LocalPlayer } from '../../session/saved-games.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { CastChoice, variedCast } from '../cast-choice.tsx'
import { LevelChoice } from '../level-choice.tsx'
import { GameAside } from '../game-aside.tsx'
import { SeatRows } from '../seat-rows.tsx'
import { Segments } from '../segments.tsx'
import { useAttempt } from '../use-attempt.ts'
import { optionsFor, VariantChoices, type ChosenVariants } from '../variant-choices.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageHeading } from '../page-heading.tsx'

export type Seating = 'alone' | 'together'

export default function SetupPage({ game, seating }: { game: string; seating: Seating }): ReactNode {
  const entry = findGame(game)
  return entry === undefined ? <NotFoundPage /> : <Setup entry={entry} seating={seating} />
}

/** A table on this device: everything has a sensible value, so one more click is enough. */
function Setup({ entry, seating }: { entry: ListedGame; seating: Seating }): ReactNode {
  const messages = useMessages()
  const { name } = useSettings()
  const [, navigate] = useLocation()
  const [bots, setBots] = useState(2)
  const [level, setLevel] = useState<BotLevel>(DEFAULT_LEVEL)
  const { names, characters } = messages.games[entry.id]
  const [cast, setCast] = useState<readonly (string | null)[]>(variedCast(characters, entry.seats.max))
  const [together, setTogether] = useState<readonly LocalPlayer[]>([
    { name: name.trim(), level: null },
    { name: '', level: null },
  ])
  const [options, setOptions] = useState<ChosenVariants>({})
  const [edition, setEdition] = useState(STANDARD_EDITION)
  const [givenSeed, setGivenSeed] = useState('')
  const words = messages.setup
  const { trouble, pending, attempt } = useAttempt({ other: messages.device.unreachable })
  const botName = (number: number): string => names[number % names.length] ?? ''

  const playersFor = (seed: string): LocalPlayer[] =>
    seating === 'alone'
      ? seatByLot(
          { name: name.trim(), level: null },
          cast.slice(0, bots).map((character, bot) => ({ name: botName(bot), level, character })),
          seed,
        )
      : together.map((player, seat) => ({
          ...player,
          name: player.level === null ? player.name.trim() || words.personName(seat + 1) : botName(seat),
        }))

  const begin = async (): Promise<void> => {
    const game = await rulesWith(entry, edition)
    const given = givenSeed.trim()
    const seats = seating === 'alone' ? bots + 1 : together.length
    const shuffle = given === '' ? shuffled(seats) : { seed: given, proof: null }
    const players = playersFor(shuffle.seed)
    const id = await deal({ game, players, options: optionsFor(game, options, seats), ...shuffle })
    navigate(`/local/${id}`)
  }

  const counts = Array.from({ length: entry.seats.max - entry.seats.min + 1 }, (_, i) => entry.seats.min + i)
  return (
    <>
      <PageHeading>
        {(seating === 'alone' ? words.heading : words.headingTogether)(messages.games[entry.id].name)}
      </PageHeading>
      <div className="beside">
        <GameAside entry={entry} />
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault()
            attempt(begin)
          }}
        >
          <Segments
            legend={words.who}
            choices={(['alone', 'together'] as const).map((value) => ({ value, label: words[value] }))}
            value={seating}
            onChange={(chosen) =>
              navigate(chosen === 'alone' ? `/new/${entry.id}` : `/new/${entry.id}/together`, {
                replace: true,
              })
            }
          />
          {seating === 'alone' ? (
            <>
              <Segments
                legend={words.opponents}
                choices={counts.map((count) => ({
                  value: String(count - 1),
                  label: words.opponentCount(count - 1),
                }))}
                value={String(bots)}
                onChange={(count) => setBots(Number(count))}
              />
              <LevelChoice level={level} onChange={setLevel} />
              <CastChoice
                game={entry.id}
                cast={cast.slice(0, bots)}
                onChange={(chosen) => setCast([...chosen, ...cast.slice(bots)])}
              />
            </>
          ) : (
            <>
              <Segments
                legend={messages.lobby.players}
                choices={counts.map((count) => ({ value: String(count), label: String(count) }))}
                value={String(together.length)}
                onChange={(count) => setTogether(withSeats(together, Number(count)))}
              />
              <SeatRows game={entry.id} players={together} onChange={setTogether} />
            </>
          )}
          <EditionChoice game={entry.id} chosen={edition} onChange={setEdition} />
          <VariantChoices game={entry} chosen={options} onChange={setOptions} />
          <details>
            <summary>{words.seed}</summary>
            <label className="field">
              <span className="visually-hidden">{words.seed}</span>
              <input
                type="text"
                value={givenSeed}
                maxLength={80}
                onChange={(event) => setGivenSeed(event.target.value)}
              />
            </label>
            <p className="hint">{words.seedHint}</p>
          </details>
          {trouble === null ? null : <p role="alert">{trouble}</p>}
          <p>
            <button
              className="button primary"
              type="submit"
              disabled={
                pending || (seating === 'together' && together.every((player) => player.level !== null))
              }
            >
              {pending ? messages.loading : words.begin}
            </button>
          </p>
        </form>
      </div>
    </>
  )
}

/** The same people at more or fewer seats. */
function withSeats(players: readonly LocalPlayer[], count: number): readonly LocalPlayer[] {
  return Array.from({ length: count }, (_, seat) => players[seat] ?? { name: '', level: null })
}
