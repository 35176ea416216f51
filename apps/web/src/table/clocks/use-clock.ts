import type { Seat } from '@entrepot/kernel'
import type { Company } from '../../session/company.ts'
import { useCompany } from '../talk/use-company.ts'
import { readClock, type ClockReading } from './clock-reading.ts'
import { useNow } from './use-now.ts'

/** A person's clock, running on by itself between the server's figures. Bots answer at once and need none. */
export function useClock(company: Company, seat: Seat): ClockReading | null {
  const { clocks, people, aheadMs } = useCompany(company)
  const now = useNow()
  if (!people.some((person) => person.seat === seat)) return null
  return readClock(company.pace, clocks[seat] ?? null, now + aheadMs)
}
