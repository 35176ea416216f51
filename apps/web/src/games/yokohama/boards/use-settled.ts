import { useEffect, useState } from 'react'

/** A value once it has stayed the same for so many milliseconds; null at once when there is none. */
export function useSettled(value: string | null, delay: number): string | null {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return value === settled ? settled : null
}
