import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { PlainHttpNote } from '../plain-http-note.tsx'
import { SettingsForm } from '../../settings/settings-form.tsx'
import { PageHeading } from '../page-heading.tsx'

export default function SettingsPage(): ReactNode {
  const { settings } = useMessages()
  return (
    <>
      <PageHeading>{settings.heading}</PageHeading>
      <p className="lead">{settings.lead}</p>
      <SettingsForm />
      <PlainHttpNote />
    </>
  )
}
