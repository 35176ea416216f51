import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { findGame, type GameEntry } from '../../games/catalogue.ts'
import { loadGame } from '../../games/load-game.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { DEFAULT_LEVEL, type BotLevel } from '../../session/bot-levels.ts'
import { newSeed, startLocalGame } from '../../session/new-game.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { LevelChoice } from '../level-choice.tsx'
import { Segments } from '../segments.tsx'
import { optionsFor, VariantChoices, type ChosenVariants } from '../variant-choices.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export default function SetupPage({ game }: { game: string }): ReactNode {
  const entry = findGame(game)
  return entry === undefined ? <NotFoundPage /> : <Setup entry={entry} />
}

/** A table against bots: everything has a sensible value, so one more click is enough. */
function Setup({ entry }: { entry: GameEntry }): ReactNode {
  const messages = useMessages()
  const { name } = useSettings()
  const [, navigate] = useLocation()
  const [bots, setBots] = useState('2')
  const [level, setLevel] = useState<BotLevel>(DEFAULT_LEVEL)
  const [options, setOptions] = useState<ChosenVariants>({})
  const [seed, setSeed] = useState('')
  const words = messages.setup

  const begin = async (): Promise<void> => {
    const game = await loadGame(entry.id)
    const id = startLocalGame({
      game,
      bots: Number(bots),
      level,
      options: optionsFor(game, options, Number(bots) + 1),
      name: name.trim(),
      botNames: messages.bots.names,
      seed: seed.trim() === '' ? newSeed() : seed.trim(),
    })
    navigate(`/table/${id}`)
  }

  const counts = Array.from(
    { length: entry.seats.max - entry.seats.min + 1 },
    (_, i) => entry.seats.min - 1 + i,
  )
  return (
    <>
      <h1>{words.heading(messages.games[entry.id])}</h1>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <Segments
          legend={words.opponents}
          choices={counts.map((count) => ({ value: String(count), label: words.opponentCount(count) }))}
          value={bots}
          onChange={setBots}
        />
        <LevelChoice level={level} onChange={setLevel} />
        <VariantChoices game={entry.id} chosen={options} onChange={setOptions} />
        <details>
          <summary>{words.seed}</summary>
          <label className="field">
            <span className="visually-hidden">{words.seed}</span>
            <input
              type="text"
              value={seed}
              maxLength={80}
              onChange={(event) => setSeed(event.target.value)}
            />
          </label>
          <p className="hint">{words.seedHint}</p>
        </details>
        <p>
          <button className="button primary" type="submit">
            {words.begin}
          </button>
        </p>
      </form>
    </>
  )
}
