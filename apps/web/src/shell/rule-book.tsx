import type { GameId } from '@entrepot/bots/games'
import { use, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { loadRuleTexts } from '../games/load-rule-texts.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSettings } from '../settings/use-settings.ts'

/** The rules of a game by chapters, with a search; one of them can be pointed at. */
export function RuleBook({
  game,
  rule,
  beside = false,
}: {
  game: GameId
  rule: string | null
  /** Whether it lies beside a table: then nothing in it leads away from there. */
  beside?: boolean
}): ReactNode {
  const { rules: words } = useMessages()
  const { language } = useSettings()
  const texts = use(loadRuleTexts(game, language))
  const [wanted, setWanted] = useState('')
  const book = useRef<HTMLDivElement>(null)
  const find = (id: string): Element | null => book.current?.querySelector(`[id="${CSS.escape(id)}"]`) ?? null

  useEffect(() => {
    if (rule !== null) find(rule)?.scrollIntoView({ block: 'center' })
  }, [rule, texts])

  const needle = wanted.trim().toLowerCase()
  const chapters = texts.chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(needle)),
    }))
    .filter(({ rules }) => rules.length > 0)

  return (
    <div ref={book} className="rules-page">
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
              <a
                href={`#${id}`}
                onClick={(event) => {
                  if (!beside) return
                  event.preventDefault()
                  find(id)?.scrollIntoView()
                }}
              >
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
                <Link
                  href={`/rules/${game}/${id}`}
                  aria-label={words.link(id)}
                  target={beside ? '_blank' : undefined}
                >
                  {id}
                </Link>
                {text.split('\n').map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
