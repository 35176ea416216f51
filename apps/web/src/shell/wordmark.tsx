import type { ReactNode } from 'react'

/** The sign over the door: a dhow before the sun. */
export function Wordmark(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="6" fill="#1f3a4d" />
      <path d="M5 22h22l-3 5H8z" fill="#c9a24b" />
      <path d="M15 5v15H7c4-4 7-9 8-15z" fill="#f6efdf" />
      <path d="M17 8c3 3 6 7 7 12h-7z" fill="#b5402f" />
    </svg>
  )
}
