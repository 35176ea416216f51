import type { DoorInfo } from '@entrepot/protocol'
import { useEffect, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Section } from '../shell/section.tsx'
import { Segments } from '../shell/segments.tsx'
import { useAttempt } from '../shell/use-attempt.ts'
import { changeDoor, invite, readDoor } from './admin-api.ts'
import { ShownLink } from './shown-link.tsx'

const OPENINGS = ['open', 'invited', 'closed'] as const

/** Who may come in, and links for those who are invited. */
export function DoorPart(): ReactNode {
  const { admin: words } = useMessages()
  const [door, setDoor] = useState<DoorInfo | null>(null)
  const { trouble, attempt } = useAttempt({ other: words.refused })
  useEffect(() => {
    // Where the server does not answer, the page itself says so.
    readDoor().then(setDoor, () => {})
  }, [])
  const choices = OPENINGS.map((value) => ({ value, label: words.openings[value] }))
  const change = (wish: Partial<DoorInfo>): void => attempt(async () => setDoor(await changeDoor(wish)))
  return (
    <Section heading={words.door}>
      {door === null ? null : (
        <div className="form">
          <Segments
            legend={words.guests}
            choices={choices}
            value={door.guests}
            onChange={(guests) => change({ guests })}
          />
          <Segments
            legend={words.accounts}
            choices={choices}
            value={door.accounts}
            onChange={(accounts) => change({ accounts })}
          />
          <Barred key={door.barred.join(' ')} barred={door.barred} change={change} />
          <Invitation />
        </div>
      )}
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </Section>
  )
}

/** Addresses and networks from which nobody new comes in. */
function Barred({
  barred,
  change,
}: {
  barred: readonly string[]
  change: (wish: Partial<DoorInfo>) => void
}): ReactNode {
  const { admin: words, profile } = useMessages()
  const [text, setText] = useState(barred.join(' '))
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        change({ barred: text.split(/[\s,]+/).filter(Boolean) })
      }}
    >
      <label className="field">
        <span>{words.barred}</span>
        <input
          type="text"
          placeholder="192.0.2.0/24"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="actions">
        <button className="button" type="submit">
          {profile.save}
        </button>
      </p>
    </form>
  )
}

function Invitation(): ReactNode {
  const { admin: words } = useMessages()
  const [uses, setUses] = useState(1)
  const [days, setDays] = useState(7)
  const [link, setLink] = useState<string | null>(null)
  const { trouble, pending, attempt } = useAttempt({ other: words.refused })
  const number = (label: string, value: number, most: number, set: (value: number) => void): ReactNode => (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        required
        value={value}
        onChange={(event) => set(Math.min(most, Number(event.target.value.replaceAll(/\D/g, ''))))}
      />
    </label>
  )
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        attempt(async () => setLink(await invite({ uses, days })))
      }}
    >
      {number(words.uses, uses, 10_000, setUses)}
      {number(words.days, days, 365, setDays)}
      <p className="actions">
        <button className="button" type="submit" disabled={pending}>
          {words.invite}
        </button>
      </p>
      <ShownLink link={link} />
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </form>
  )
}
