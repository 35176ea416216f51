import type { ReactNode } from 'react'

/** A table that may be wider than the window: it can be moved sideways, also by the keyboard. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className="scrolled" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
