import { useCallback, useEffect, useState } from 'react'

/** A list of the server, and the way to read it again; null until it has come. */
export function useListed<Item>(
  read: () => Promise<readonly Item[]>,
): readonly [readonly Item[] | null, () => Promise<void>] {
  const [list, setList] = useState<readonly Item[] | null>(null)
  const again = useCallback(async () => setList(await read()), [read])
  useEffect(() => {
    // Where the server does not answer, the page itself says so.
    again().catch(() => {})
  }, [again])
  return [list, again]
}
