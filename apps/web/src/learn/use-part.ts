import { useEffect } from 'react'
import type { TableView } from '../table/client.ts'
import { useController } from '../table/table-context.ts'
import { findThing } from './find-thing.ts'

const PARTS: readonly (readonly [string, TableView])[] = [
  ['.part.board', 'board'],
  ['.part.market', 'market'],
  ['.part.mine', 'me'],
]

/** Turns a table that shows one part at a time to the first thing that is pointed at, and brings it into sight. */
export function usePart(things: readonly string[], isText: boolean): void {
  const { pointedAt } = useController()
  const named = things.join(' ')
  useEffect(() => {
    const [first] = isText || named === '' ? [] : named.split(' ').flatMap((name) => findThing(name) ?? [])
    const part = PARTS.find(([selector]) => first?.closest(selector))?.[1] ?? null
    pointedAt.set(part)
    // What was hidden has its place when it is drawn.
    const frame = requestAnimationFrame(() => first?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [pointedAt, named, isText])
  useEffect(() => () => pointedAt.set(null), [pointedAt])
}
