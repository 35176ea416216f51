import type { GameId } from '@entrepot/bots/games'
import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { loadRuleTexts } from '../games/load-rule-texts.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSettings } from '../settings/use-settings.ts'
import { lazyPart } from './lazy-part.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { RuleParagraph } from './rule-paragraph.tsx'

const RulePictures = lazyPart(() => import('./rule-pictures.tsx'))

/** Texts do not wait for pictures, and are whole without them. */
function Pictures(where: { game: GameId; at: string }): ReactNode {
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <RulePictures {...where} />
      </Suspense>
    </PartBoundary>
  )
}

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
  /** What was gone to inside the book, until another rule is asked for from outside. */
  const [pointed, setPointed] = useState<{ readonly id: string; readonly after: string | null } | null>(null)
  const book = useRef<HTMLDivElement>(null)
  const find = (id: string): Element | null => book.current?.querySelector(`[id="${CSS.escape(id)}"]`) ?? null

  useEffect(() => {
    if (rule !== null) find(rule)?.scrollIntoView({ block: 'center' })
  }, [rule, texts])

  const goTo = (id: string): void => {
    find(id)?.scrollIntoView({ block: 'center' })
    setPointed({ id, after: rule })
  }
  /** Beside a table nothing leads away from there, and a chapter has no address of its own. */
  const linkTo = (id: string): ReactNode => {
    const isChapter = texts.chapters.some((chapter) => chapter.id === id)
    if (!beside && !isChapter)
      return (
        <Link key={id} href={`/rules/${game}/${id}`}>
          {id}
        </Link>
      )
    return (
      <a
        key={id}
        href={isChapter ? `#${id}` : `/rules/${game}/${id}`}
        onClick={(event) => {
          event.preventDefault()
          goTo(id)
        }}
      >
        {id}
      </a>
    )
  }

  const here = pointed?.after === rule ? pointed.id : rule
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
            <Pictures game={game} at={chapter.id} />
            {chapter.rules.map(({ id, text }) => (
              <div key={id} id={id} className={id === here ? 'rule here' : 'rule'}>
                <Link
                  href={`/rules/${game}/${id}`}
                  aria-label={words.link(id)}
                  target={beside ? '_blank' : undefined}
                >
                  {id}
                </Link>
                <div>
                  {text.split('\n').map((paragraph) => (
                    <RuleParagraph key={paragraph} text={paragraph} texts={texts} linkTo={linkTo} />
                  ))}
                  <Pictures game={game} at={id} />
                </div>
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
