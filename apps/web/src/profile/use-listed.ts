import { useEffect, useState } from 'react'

/** A list of the server, and the way to read it again; null until it has come. */
export function useListed<Item>(
  read: () => Promise<readonly Item[]>,
): readonly [readonly Item[] | null, () => Promise<void>] {
  const [list, setList] = useState<readonly Item[] | null>(null)
  useEffect(() => {
    // Where the server does not answer, the page itself says so.
    read().then(setList, () => {})
  }, [read])
  return [list, async () => setList(await read())]
}
