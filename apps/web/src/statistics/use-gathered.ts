import { useEffect, useState } from 'react'
import { readSettings } from '../settings/settings.ts'
import { gather, type Gathered } from './gather.ts'

/** The figures of the own games as they are found; whoever leaves the page stops it. */
export function useGathered(): Gathered {
  const [gathered, setGathered] = useState<Gathered>({ games: [], left: null, server: 'asked' })
  useEffect(() => {
    const leaving = new AbortController()
    const ownName = readSettings().name.trim()
    void gather({ ownName, signal: leaving.signal, tell: setGathered })
    return () => leaving.abort()
  }, [])
  return gathered
}
