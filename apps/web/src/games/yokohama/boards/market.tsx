import type { View } from '@entrepot/yokohama'
import { useState, type ReactNode } from 'react'
import type { Decision } from '../../../table/client.ts'
import { useTable, useView } from '../../../table/table-context.ts'
import { boardOf } from '../components.ts'
import { decisionAt } from '../facts.ts'
import { useLexicon } from '../lexicon.ts'
import { readTarget } from '../targets.ts'
import { Achievements } from './achievements.tsx'
import { AgentSupply } from './agent-supply.tsx'
import { LaboratoryBoard } from './laboratory-board.tsx'
import { PortBoard } from './port-board.tsx'
import { SpacesBoard } from './spaces-board.tsx'

const GOALS = 'goals'

/** The management boards one at a time: the one at issue opens by itself, the others are a click away. */
export function Market(): ReactNode {
  const { words, names } = useLexicon()
  const { decision } = useTable()
  const view = useView<View>()
  const areas = [
    ...view.ports.map(({ id }) => boardOf(id).area),
    ...view.laboratories.map(({ id }) => boardOf(id).area),
    'church',
    'customs',
    GOALS,
  ]
  const wanted = wantedBoard(view, decision, areas)
  const [turned, setTurned] = useState<{ readonly to: string; readonly while: string | null } | null>(null)
  const open =
    turned !== null && (wanted === null || turned.while === wanted) ? turned.to : (wanted ?? areas[0])
  const port = view.ports.find(({ id }) => boardOf(id).area === open)
  const laboratory = view.laboratories.find(({ id }) => boardOf(id).area === open)
  return (
    <div className="yokohama market-boards">
      <nav className="board-tabs" aria-label={words.things.boards}>
        {areas.map((area) => (
          <button
            key={area}
            type="button"
            aria-current={area === open ? 'true' : undefined}
            data-wanted={area === wanted || undefined}
            onClick={() => setTurned({ to: area, while: wanted })}
          >
            {area === GOALS ? words.things.goals : names.areas[area]}
          </button>
        ))}
      </nav>
      {port === undefined ? null : <PortBoard board={port} />}
      {laboratory === undefined ? null : <LaboratoryBoard board={laboratory} />}
      {open === 'church' || open === 'customs' ? <SpacesBoard which={open} /> : null}
      {open === GOALS ? (
        <div className="management goals">
          <Achievements />
          <AgentSupply />
        </div>
      ) : null}
    </div>
  )
}

/** The board that the decision is about: that of the area, else the goals while one can be claimed. */
function wantedBoard(view: View, decision: Decision | null, areas: readonly string[]): string | null {
  if (decision === null) return null
  const at = decisionAt(view)?.area
  if (at !== undefined && areas.includes(at)) return at
  const kinds = decision.choices.flatMap(({ targets }) => targets.map((target) => readTarget(target).kind))
  return kinds.includes('achievement') ? GOALS : null
}
