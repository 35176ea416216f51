import '../../style/table-styles.ts'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { NoNetwork } from '../../offline/no-network.tsx'
import { useOnline } from '../../offline/use-online.ts'
import { Loading } from '../../shell/loading.tsx'
import { Shell } from '../../shell/shell.tsx'
import { Lobby } from '../../lobby/lobby.tsx'
import { CompanyContext } from '../company.ts'
import { NoTable, UnknownRules } from '../no-table.tsx'
import { TableRoom } from '../table-room.tsx'
import { companyParts } from './company-parts.tsx'
import { Renewed } from './renewed.tsx'
import { useServerTable } from './use-server-table.ts'

/** A table of the server by its address: first the seats are filled, then it is played. */
export default function ServerTable({ id, position }: { id: string; position: number | null }): ReactNode {
  const { lobby, table, games } = useMessages()
  // Whoever sits down becomes somebody: the connection is opened anew as that person.
  const [visit, setVisit] = useState(0)
  const online = useOnline()
  const { info, viewer, session, missing, unreachable, renewed, unknownRules, fault } = useServerTable(
    id,
    visit,
    (game) => games[game].names,
  )
  if (fault !== null) throw fault
  if (renewed) return <Renewed />
  if (missing) return <NoTable picture="serpent" heading={lobby.missing} />
  if (info === null && (unreachable || !online)) {
    return (
      <Shell>
        <NoNetwork />
      </Shell>
    )
  }
  if (info === null) return <Loading />
  if (unknownRules) {
    return (
      <UnknownRules version={info.version}>
        {info.endedAt === null ? undefined : (
          <a className="button primary" href={`/api/tables/${id}/export`} download>
            {table.export}
          </a>
        )}
      </UnknownRules>
    )
  }
  if (info.rulesMissing)
    return <NoTable picture="signals" heading={lobby.waitsForRules(info.version)} text={lobby.clocksStand} />
  if (session !== null) {
    return (
      <CompanyContext value={companyParts}>
        <TableRoom key={String(session.seat)} session={session} position={position} />
      </CompanyContext>
    )
  }
  return (
    <Shell>
      <Lobby info={info} viewer={viewer} sat={() => setVisit(visit + 1)} />
    </Shell>
  )
}
