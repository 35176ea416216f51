import { useState, type ReactNode } from 'react'

/** What cannot be taken back is asked twice, and the second answer is not where the first was: a double click does nothing. */
export function AskTwice({
  ask,
  sure,
  keep,
  className,
  disabled = false,
  deed,
}: {
  ask: string
  sure: string
  keep: string
  className: string
  disabled?: boolean
  deed: () => void
}): ReactNode {
  const [asking, setAsking] = useState(false)
  if (!asking) {
    return (
      <button className={className} type="button" disabled={disabled} onClick={() => setAsking(true)}>
        {ask}
      </button>
    )
  }
  return (
    <>
      <button
        className={className}
        type="button"
        onClick={({ detail }) => {
          if (detail < 2) setAsking(false)
        }}
      >
        {keep}
      </button>
      <button
        className="button"
        type="button"
        disabled={disabled}
        onClick={({ detail }) => {
          if (detail < 2) deed()
        }}
      >
        {sure}
      </button>
    </>
  )
}
