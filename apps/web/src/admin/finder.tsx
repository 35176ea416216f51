import { useEffect, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Section } from '../shell/section.tsx'
import { useAttempt, type Attempt } from '../shell/use-attempt.ts'

/** A list that is looked through by a text; what changes one of it reads it again. */
export function Finder<Item extends { readonly id: string }>({
  heading,
  label,
  find,
  line,
}: {
  heading: string
  label: string
  find: (text: string) => Promise<readonly Item[]>
  line: (item: Item, change: Attempt['attempt']) => ReactNode
}): ReactNode {
  const { admin: words } = useMessages()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Item[] | null>(null)
  const { trouble, attempt } = useAttempt({ other: words.refused })
  useEffect(() => {
    // Where the server does not answer, the page itself says so.
    find('').then(setFound, () => {})
  }, [find])
  const look = async (): Promise<void> => setFound(await find(text))
  return (
    <Section heading={heading}>
      <form
        className="form"
        role="search"
        aria-label={heading}
        onSubmit={(event) => {
          event.preventDefault()
          attempt(look)
        }}
      >
        <label className="field">
          <span>{label}</span>
          <input type="text" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <p className="actions">
          <button className="button" type="submit">
            {words.find}
          </button>
        </p>
      </form>
      {found?.length === 0 ? <p className="facts">{words.nothing}</p> : null}
      <ul className="saved-games">
        {found?.map((item) => (
          <li key={item.id}>
            {line(item, (deed) =>
              attempt(async () => {
                await deed()
                await look()
              }),
            )}
          </li>
        ))}
      </ul>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </Section>
  )
}
