import type { ReachAnswer } from '@entrepot/protocol'
import { useEffect, useState } from 'react'
import { call } from '../session/remote/request.ts'

export interface SharedAddress {
  readonly href: string
  /** Nobody but this computer reaches it, as far as is known. */
  readonly onlyHere: boolean
  /** The server has not said yet where others find it. */
  readonly asking: boolean
}

/** The address of a page for others: whoever has opened the site as localhost is told by the server where they find it. */
export function useSharedAddress(path: string): SharedAddress {
  const [origin, setOrigin] = useState<string | null>(isHere() ? null : location.origin)
  const [asking, setAsking] = useState(isHere)
  useEffect(() => {
    if (!isHere()) return
    call<ReachAnswer>('GET', '/api/reach')
      .then(
        ({ addresses }) => setOrigin(addresses[0] ?? null),
        // Nobody else is known to reach it then.
        () => {},
      )
      .finally(() => setAsking(false))
  }, [])
  return { href: new URL(path, origin ?? location.origin).href, onlyHere: origin === null, asking }
}

function isHere(): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname)
}
