import { useEffect } from 'react'
import type { LocalGame } from '../../session/local-game.ts'

/** At a table: lets its game begin once it is drawn. */
export function Beginning({ local }: { local: LocalGame }): null {
  useEffect(() => local.begin(), [local])
  return null
}
