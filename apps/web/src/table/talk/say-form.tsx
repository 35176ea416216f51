import { LIMITS } from '@entrepot/protocol'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { People } from '../../session/people.ts'

/** A line to the table. */
export function SayForm({ people }: { people: People }): ReactNode {
  const { talk: words } = useMessages()
  const [text, setText] = useState('')
  return (
    <form
      className="say"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        people.say(text.trim())
        setText('')
      }}
    >
      <input
        type="text"
        aria-label={words.write}
        placeholder={words.write}
        maxLength={LIMITS.chat}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button className="button" type="submit">
        {words.say}
      </button>
    </form>
  )
}
