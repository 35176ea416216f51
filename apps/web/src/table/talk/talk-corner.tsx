import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'
import { Talk } from './talk.tsx'
import { UnreadMark } from './unread-mark.tsx'

/** The talk in the corner of the table: it stays open while one plays on, until it is put away. */
export function TalkCorner({ people }: { people: People }): ReactNode {
  const { talk: words, table } = useMessages()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpen(false)
    opener.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close()
  }
  return (
    <div className="talk-corner">
      <button
        ref={opener}
        className="icon-button"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="talk" />
        <span>{words.heading}</span>
        <UnreadMark people={people} />
      </button>
      {open ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a second way beside the button
        <section className="talk-paper" aria-label={words.heading} onKeyDown={closeOnEscape}>
          <div className="talk-head">
            <h2>{words.heading}</h2>
            <button className="icon-button" type="button" aria-label={table.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <Talk people={people} />
        </section>
      ) : null}
    </div>
  )
}
