import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { PlainHttpNote } from '../plain-http-note.tsx'
import { SettingsForm } from '../../settings/settings-form.tsx'

export default function SettingsPage(): ReactNode {
  const { settings } = useMessages()
  return (
    <>
      <h1>{settings.heading}</h1>
      <p className="lead">{settings.lead}</p>
      <SettingsForm />
      <PlainHttpNote />
    </>
  )
}
