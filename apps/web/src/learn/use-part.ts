import { useEffect } from 'react'
import type { TableView } from '../table/client.ts'
import { useClient, useController } from '../table/table-context.ts'
import { findThing } from './find-thing.ts'

const PARTS: Readonly<Record<TableView, string>> = {
  board: '.part.board',
  market: '.part.market',
  me: '.part.own-part',
}

/** Turns a table that does not show everything at a time to what is pointed at. */
export function usePart(pointed: readonly string[], isText: boolean): void {
  const { pointedAt } = useController()
  const client = useClient()
  const named = pointed.join(' ')
  useEffect(() => {
    const names = isText || named === '' ? [] : named.split(' ')
    // What lies in several parts is to be seen where it is chosen.
    const things = names.flatMap(
      (name) =>
        findThing(name, name.startsWith('.') ? '' : PARTS[client.placeOf(name)]) ?? findThing(name) ?? [],
    )
    const views = Object.entries(PARTS) as [TableView, string][]
    const part = views.find(([, selector]) => things[0]?.closest(selector))?.[0] ?? null
    pointedAt.set(things.length === 0 ? null : { part, things })
  }, [pointedAt, client, named, isText])
  useEffect(() => () => pointedAt.set(null), [pointedAt])
}
