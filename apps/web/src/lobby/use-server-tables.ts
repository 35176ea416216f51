import type { TableSummary } from '@entrepot/protocol'
import { useEffect, useState } from 'react'
import { deviceNotes } from '../platform/notes.ts'
import { gatheringTables, myTables, watchableTables, whoAmI } from '../session/remote/api.ts'

export interface ServerTables {
  /** The visitor's account; null for a stranger. */
  readonly me: string | null
  /** Where one is waited for comes first. */
  readonly mine: readonly TableSummary[]
  readonly open: readonly TableSummary[]
  readonly playing: readonly TableSummary[]
}

const KEY = 'entrepot.tables'

/** Whether the visitor had tables with others when this device last asked: then they are worth waiting for. */
export function expectsTables(): boolean {
  return deviceNotes.read(KEY) !== null
}

/** The tables of the server: undefined until it has answered, null where none answers. */
export function useServerTables(): ServerTables | null | undefined {
  const [tables, setTables] = useState<ServerTables | null | undefined>(undefined)
  useEffect(() => {
    load().then(setTables, () => setTables(null))
  }, [])
  return tables
}

async function load(): Promise<ServerTables> {
  const [account, gathering, playing] = await Promise.all([whoAmI(), gatheringTables(), watchableTables()])
  const me = account?.id ?? null
  const mine = me === null ? [] : await myTables()
  deviceNotes.write(KEY, mine.length > 0 ? String(mine.length) : null)
  const isOthers = ({ id }: TableSummary): boolean => !mine.some((table) => table.id === id)
  return {
    me,
    mine: mine.toSorted((a, b) => Number(isTurnOf(me, b)) - Number(isTurnOf(me, a))),
    open: gathering.filter(isOthers),
    playing: playing.filter(isOthers),
  }
}

export function isTurnOf(account: string | null, { seats, deciders }: TableSummary): boolean {
  return seats.some(({ seat, person }) => person?.id === account && deciders.includes(seat))
}
