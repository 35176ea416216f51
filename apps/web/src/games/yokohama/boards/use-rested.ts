import { useEffect, useState } from 'react'
import { useController } from '../../../table/table-context.ts'

/** The thing that pointer or focus has been on for so many milliseconds; null as soon as it is on another. */
export function useRested(delay: number): string | null {
  const { hovered } = useController()
  const [rested, setRested] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = hovered.subscribe(() => {
      const thing = hovered.get()
      clearTimeout(timer)
      setRested(null)
      if (thing !== null) timer = setTimeout(() => setRested(thing), delay)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [hovered, delay])
  return rested
}
