import { useEffect, useState } from 'react'
import {
  UNKNOWN_TABLE,
  watchTable,
  type BotNames,
  type ServerTable,
} from '../../session/remote/watch-table.ts'

/** A table of the server as long as it is looked at. `visit` opens the connection anew, as somebody else for example. */
export function useServerTable(id: string, visit: number, botNames: BotNames): ServerTable {
  const [table, setTable] = useState<ServerTable>(UNKNOWN_TABLE)
  // oxlint-disable-next-line react/exhaustive-deps -- a change of language must not open the table anew
  useEffect(() => watchTable(id, botNames, setTable), [id, visit])
  return table
}
