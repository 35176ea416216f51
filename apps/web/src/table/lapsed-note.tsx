import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { hasLapsed } from './controller/readings.ts'
import { useTable } from './table-context.ts'

/** Says that what the viewer had chosen has come to nothing. It goes with the next choice. */
export function LapsedNote(): ReactNode {
  const { device } = useMessages()
  const isShown = useTable((state) => hasLapsed(state) && state.awaitingConfirm === null)
  return isShown ? (
    <p className="refusal lapsed" role="alert">
      {device.lapsed}
    </p>
  ) : null
}
