import type { ReactNode } from 'react'

/** Chooses a file of the device, and hands it on. */
export function FileButton({ name, take }: { name: string; take: (file: File) => void }): ReactNode {
  return (
    <label className="button quiet">
      {name}
      <input
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file can be chosen again.
          target.value = ''
          if (file !== undefined) take(file)
        }}
      />
    </label>
  )
}
