import type { ReactNode } from 'react'
import { useLatest } from '../i18n/use-latest.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { whoAmI } from '../session/remote/api.ts'
import { NameField } from '../settings/name-field.tsx'

/** A stranger who is about to sit down is asked for a name; who is known has one. */
export function AskName(): ReactNode {
  const { visitors: words } = useMessages()
  const asked = useLatest('as the page opened', async () => ({ account: await whoAmI() }))
  if (asked === null || asked.account !== null) return null
  return (
    <div className="form lobby">
      <NameField label={words.askName} />
      <p className="hint">{words.askHint}</p>
    </div>
  )
}
