import type { CSSProperties, ReactNode } from 'react'
import { isChosen, isLegal } from './controller/readings.ts'
import { useController, useTable } from './table-context.ts'

/** How a thing on the table stands to the decision at hand; read at once, since there are hundreds of them. */
export function useTarget(id: string): { legal: boolean; chosen: boolean } {
  const standing = useTable((state) => (isLegal(state, id) ? 1 : 0) + (isChosen(state, id) ? 2 : 0))
  return { legal: standing % 2 === 1, chosen: standing > 1 }
}

/** A thing on the table that can be clicked: if it is legal it is marked, if not it says why. */
export function Target({
  id,
  label,
  className = '',
  children,
  style,
}: {
  id: string
  label: string
  className?: string
  children?: ReactNode
  style?: CSSProperties
}): ReactNode {
  const controller = useController()
  const { legal, chosen } = useTarget(id)
  return (
    <button
      type="button"
      data-target={id}
      className={`target ${className}`}
      aria-label={label}
      aria-pressed={chosen ? true : undefined}
      data-legal={legal || undefined}
      data-chosen={chosen || undefined}
      tabIndex={legal || chosen ? 0 : -1}
      style={style}
      onClick={() => controller.press(id, label)}
    >
      {children}
    </button>
  )
}
