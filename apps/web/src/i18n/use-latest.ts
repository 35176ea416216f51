import { useEffect, useState } from 'react'

/**
 * What a promise brings, by key. When the key changes, the former value stays until the new one is there, so that nothing
 * flickers; null before the first.
 */
export function useLatest<Value>(key: string, load: () => Promise<Value>): Value | null {
  const [latest, setLatest] = useState<{ readonly value: Value } | null>(null)
  const [fault, setFault] = useState<Error | null>(null)
  useEffect(() => {
    let wanted = true
    load().then(
      (value) => {
        if (wanted) setLatest({ value })
      },
      (error: unknown) => setFault(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      wanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all that the loading depends on
  }, [key])
  // What was there before is better than nothing: a language that cannot be loaded leaves the former one.
  if (fault !== null && latest === null) throw fault
  return latest?.value ?? null
}
