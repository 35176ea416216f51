import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Emblem } from '../../icons/emblem.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { saidAt } from './said-at.ts'
import { usePeople } from './use-people.ts'

/** Who said what and when, the latest at the bottom and in sight. */
export function TalkLines({ people }: { people: People }): ReactNode {
  const { talk: words } = useMessages()
  const { language } = useSettings()
  const { chat, seated } = usePeople(people)
  const [openedAt] = useState(() => Date.now())
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [chat])
  if (chat.length === 0) return <p className="talk-empty">{words.empty}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long talk is scrolled by keyboard too
    <ol ref={list} className="talk-lines" aria-label={words.lines} tabIndex={0}>
      {chat.map(({ number, by, name, at, text }) => {
        const seat = seated.find(({ id }) => id === by)?.seat
        return (
          <li key={number}>
            <p className="speaker">
              {seat === undefined ? null : <Emblem player={seat} />} <strong>{name}</strong>{' '}
              <time dateTime={new Date(at).toISOString()}>{saidAt(at, openedAt, language)}</time>
            </p>
            <p>{text}</p>
          </li>
        )
      })}
    </ol>
  )
}
