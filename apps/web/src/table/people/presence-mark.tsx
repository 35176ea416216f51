import type { Seat } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import type { Company } from '../../session/company.ts'
import { useCompany } from '../talk/use-company.ts'
import { usePresence } from './seat-list.tsx'

/** Beside the name of somebody who is not there: that, and who plays on. */
export function PresenceMark({ company, seat }: { company: Company; seat: Seat }): ReactNode {
  const { info } = useCompany(company)
  const presence = usePresence()
  const other = info.seats[seat]
  if (other?.kind !== 'person' || info.status !== 'playing' || (other.online && !other.absent)) return null
  return <small className="presence">({presence(other)})</small>
}
