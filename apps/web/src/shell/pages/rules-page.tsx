import { findGame, type GameId } from '@entrepot/bots/games'
import { use, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { loadRuleTexts } from '../../games/load-rule-texts.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { GameTabs } from '../game-tabs.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export default function RulesPage({ game, rule }: { game: string; rule: string | null }): ReactNode {
  const entry = findGame(game)
  return entry === undefined ? <NotFoundPage /> : <Rules game={entry.id} rule={rule} />
}

/** All rules of a game with their numbers; the address can point at one of them. */
function Rules({ game, rule }: { game: GameId; rule: string | null }): ReactNode {
  const { rules: words, home, games } = useMessages()
  const { language } = useSettings()
  const texts = use(loadRuleTexts(game, language))
  const [wanted, setWanted] = useState('')

  useEffect(() => {
    if (rule !== null) document.getElementById(rule)?.scrollIntoView({ block: 'center' })
  }, [rule, texts])

  const needle = wanted.trim().toLowerCase()
  const chapters = texts.chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(needle)),
    }))
    .filter(({ rules }) => rules.length > 0)

  return (
    <>
      <h1>{home.readRules(games[game].name)}</h1>
      <p className="lead">{texts.intro}</p>
      <GameTabs under="/rules" game={game} />
      <div className="rules-page">
        <nav className="contents form" aria-label={words.contents}>
          <input
            type="search"
            placeholder={words.search}
            aria-label={words.search}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <ol>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="number">{id}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {chapters.length === 0 ? <p role="status">{words.none}</p> : null}
          {chapters.map((chapter) => (
            <section key={chapter.id} aria-labelledby={chapter.id}>
              <h2 id={chapter.id}>
                <span className="number">{chapter.id}</span> {chapter.title}
              </h2>
              {chapter.rules.map(({ id, text }) => (
                <div key={id} id={id} className={id === rule ? 'rule here' : 'rule'}>
                  <Link href={`/rules/${game}/${id}`} aria-label={words.link(id)}>
                    {id}
                  </Link>
                  <p>{text}</p>
                </div>
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
