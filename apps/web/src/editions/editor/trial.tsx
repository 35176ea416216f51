import { entryOf, type GameId } from '@entrepot/bots/games'
import { markOf, type Edition } from '@entrepot/kernel'
import type { EditorWords } from '@entrepot/words'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSettings } from '../../settings/use-settings.ts'
import {
  ALL_GAMES,
  BOT_GAMES,
  RANDOM_GAMES,
  type TrialNews,
  type TrialQuestion,
  type TrialSummary,
} from './trial-protocol.ts'

/** Games that are played by themselves with the edition, and what they come to beside games with the default figures. */
export function Trial({
  game,
  edition,
  words,
  categories,
  disabled,
}: {
  game: GameId
  edition: Edition
  words: EditorWords
  categories: Readonly<Record<string, string>>
  disabled: boolean
}): ReactNode {
  const worker = useRef<Worker | null>(null)
  const [news, setNews] = useState<TrialNews | null>(null)
  const stop = (): void => {
    worker.current?.terminate()
    worker.current = null
  }
  useEffect(() => stop, [])
  const begin = async (): Promise<void> => {
    stop()
    setNews({ played: 0 })
    const { version } = await entryOf(game).rules()
    const started = new Worker(new URL('./trial-worker.ts', import.meta.url), {
      type: 'module',
      name: 'trial',
    })
    worker.current = started
    started.addEventListener('message', (event: MessageEvent<TrialNews>) => setNews(event.data))
    started.addEventListener('error', (event) => setNews({ fault: event.message }))
    const { figures } = edition
    started.postMessage({ game, version, edition: { ...markOf(edition), figures } } satisfies TrialQuestion)
  }
  const running = news !== null && 'played' in news
  return (
    <section className="trial" aria-label={words.tryOut}>
      {running ? (
        <p role="status">
          {words.trialRunning} {words.trialSoFar(news.played, ALL_GAMES)}{' '}
          <progress value={news.played} max={ALL_GAMES} aria-label={words.tryOut} />{' '}
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              stop()
              setNews(null)
            }}
          >
            {words.stop}
          </button>
        </p>
      ) : (
        <button className="button" type="button" disabled={disabled} onClick={() => void begin()}>
          {words.tryOut}
        </button>
      )}
      {news !== null && 'fault' in news ? (
        <p role="alert">
          {words.trialFault} {news.fault}
        </p>
      ) : null}
      {news !== null && 'endless' in news ? <p role="alert">{words.trialEndless(news.endless)}</p> : null}
      {news !== null && 'yours' in news ? (
        <Result words={words} yours={news.yours} ours={news.ours} categories={categories} />
      ) : null}
    </section>
  )
}

function Result({
  words,
  yours,
  ours,
  categories,
}: {
  words: EditorWords
  yours: TrialSummary
  ours: TrialSummary
  categories: Readonly<Record<string, string>>
}): ReactNode {
  const { language } = useSettings()
  const figure = (value: number): string => value.toLocaleString(language, { maximumFractionDigits: 1 })
  const rows: readonly (readonly [string, number, number])[] = [
    [words.points, yours.points, ours.points],
    [words.winner, yours.winner, ours.winner],
    [words.rounds, yours.rounds, ours.rounds],
    ...Object.keys({ ...ours.categories, ...yours.categories }).map(
      (name) => [categories[name] ?? name, yours.categories[name] ?? 0, ours.categories[name] ?? 0] as const,
    ),
  ]
  return (
    <>
      <p role="status">{words.trial(RANDOM_GAMES, BOT_GAMES)}</p>
      <table className="provenance">
        <thead>
          <tr>
            <th scope="col">{words.measure}</th>
            <th scope="col">{words.yours}</th>
            <th scope="col">{words.ours}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, mine, theirs]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{figure(mine)}</td>
              <td>{figure(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
