import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { HandOver } from '../table-context.ts'

/** Closes the curtain for the next person. */
export function HandOverButton({ handOver }: { handOver: HandOver }): ReactNode {
  const { shared: words } = useMessages()
  return (
    <button className="button primary" type="button" onClick={handOver.now}>
      {words.handOver(handOver.to)}
    </button>
  )
}
