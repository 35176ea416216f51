import type { KeyboardEvent, ReactNode } from 'react'
import { useController } from './table-context.ts'
import { useTarget } from './target.tsx'

/** A part of a drawing that can be clicked, like `Target`. */
export function SvgTarget({
  id,
  label,
  className = '',
  children,
}: {
  id: string
  label: string
  className?: string
  children: ReactNode
}): ReactNode {
  const controller = useController()
  const { legal, chosen } = useTarget(id)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    controller.press(id, label)
  }
  // In a drawing names of attributes are taken letter by letter, and the renderer would write `tabIndex`.
  const stop = { tabindex: legal || chosen ? 0 : -1 }
  return (
    <g
      role="button"
      data-target={id}
      className={`target ${className}`}
      aria-label={label}
      aria-pressed={chosen ? true : undefined}
      data-legal={legal || undefined}
      data-chosen={chosen || undefined}
      {...stop}
      onClick={() => controller.press(id, label)}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  )
}
