import { useCallback, useSyncExternalStore } from 'react'
import type { People, PeopleState } from '../../session/people.ts'

/** The people at the table as they are now. */
export function usePeople(people: People): PeopleState {
  const subscribe = useCallback((listener: () => void) => people.subscribe(listener), [people])
  return useSyncExternalStore(subscribe, () => people.state())
}
