import { useCallback, useSyncExternalStore } from 'react'
import type { Company, CompanyState } from '../../session/company.ts'

/** The people at the table as they are now. */
export function useCompany(company: Company): CompanyState {
  const subscribe = useCallback((listener: () => void) => company.subscribe(listener), [company])
  return useSyncExternalStore(subscribe, () => company.state())
}
