import { useEffect } from 'react'
import type { TableView } from '../table/client.ts'
import { useController } from '../table/table-context.ts'
import { findThing } from './find-thing.ts'

const PARTS: readonly (readonly [string, TableView])[] = [
  ['.part.board', 'board'],
  ['.part.market', 'market'],
  ['.part.own-part', 'me'],
]

/** Turns a table that does not show everything at a time to what is pointed at. */
export function usePart(pointed: readonly string[], isText: boolean): void {
  const { pointedAt } = useController()
  const named = pointed.join(' ')
  useEffect(() => {
    const things = isText || named === '' ? [] : named.split(' ').flatMap((name) => findThing(name) ?? [])
    const part = PARTS.find(([selector]) => things[0]?.closest(selector))?.[1] ?? null
    pointedAt.set(things.length === 0 ? null : { part, things })
  }, [pointedAt, named, isText])
  useEffect(() => () => pointedAt.set(null), [pointedAt])
}
