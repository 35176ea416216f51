import type { Seat } from '@entrepot/kernel'
import type { People } from '../../session/people.ts'
import { usePeople } from '../talk/use-people.ts'
import { readClock, type ClockReading } from './clock-reading.ts'
import { useNow } from './use-now.ts'

/** A person's clock, running on by itself between the server's figures. Bots answer at once and need none. */
export function useClock(people: People, seat: Seat): ClockReading | null {
  const { clocks, seated, aheadMs } = usePeople(people)
  const now = useNow()
  if (!seated.some((person) => person.seat === seat)) return null
  return readClock(people.pace, clocks[seat] ?? null, now + aheadMs)
}
