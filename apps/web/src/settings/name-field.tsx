import type { ReactNode } from 'react'
import { NameInput } from './name-input.tsx'
import { changeSettings } from './settings.ts'
import { useSettings } from './use-settings.ts'

/** The name at the table, which this device keeps. It may stay empty. */
export function NameField({ label }: { label: string }): ReactNode {
  const { name } = useSettings()
  return <NameInput label={label} value={name} onChange={(wanted) => changeSettings({ name: wanted })} />
}
