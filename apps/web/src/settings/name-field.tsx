import type { ReactNode } from 'react'
import { changeSettings } from './settings.ts'
import { useSettings } from './use-settings.ts'

/** The name at the table, which this device keeps. */
export function NameField({ label }: { label: string }): ReactNode {
  const { name } = useSettings()
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        maxLength={24}
        autoComplete="nickname"
        value={name}
        onChange={(event) => changeSettings({ name: event.target.value })}
      />
    </label>
  )
}
