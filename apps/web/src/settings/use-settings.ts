import { useSyncExternalStore } from 'react'
import { readSettings, watchSettings, type Settings } from './settings.ts'

export function useSettings(): Settings {
  return useSyncExternalStore(watchSettings, readSettings)
}
