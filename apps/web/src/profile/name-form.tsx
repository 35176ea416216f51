import { LIMITS, type MeAnswer } from '@entrepot/protocol'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { changeSettings } from '../settings/settings.ts'
import { useNameTrouble } from '../settings/name-input.tsx'
import { changeMe } from './account-api.ts'
import { useAttempt } from '../shell/use-attempt.ts'

/** The name that the others see; this device keeps it too, for games without a server. */
export function NameForm({ name, know }: { name: string; know: (answer: MeAnswer) => void }): ReactNode {
  const { profile: words } = useMessages()
  const [wanted, setWanted] = useState(name)
  const [saved, setSaved] = useState(false)
  const { trouble, pending, attempt } = useAttempt(words.troubles)
  const unfit = useNameTrouble(wanted)
  const save = async (): Promise<void> => {
    const answer = await changeMe({ name: wanted.trim().normalize() })
    changeSettings({ name: wanted.trim().normalize() })
    know(answer)
    setSaved(true)
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        attempt(save)
      }}
    >
      <div className="field-and-button">
        <input
          type="text"
          aria-label={words.name}
          required
          maxLength={LIMITS.name}
          aria-invalid={unfit !== null}
          autoComplete="nickname"
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value)
            setSaved(false)
          }}
        />
        <button
          className="button"
          type="submit"
          disabled={pending || unfit !== null || wanted.trim() === '' || wanted.trim() === name}
        >
          {words.save}
        </button>
        <span role="status">{saved ? words.saved : ''}</span>
      </div>
      {(unfit ?? trouble) === null ? null : <p role="alert">{unfit ?? trouble}</p>}
    </form>
  )
}
