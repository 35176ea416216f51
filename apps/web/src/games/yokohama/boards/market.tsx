import { areaOf, boardOf } from '@entrepot/telling/yokohama/components'
import { readTarget } from '@entrepot/telling/yokohama/targets'
import { areaViewOf, decisionAt, type View } from '@entrepot/yokohama'
import { useState, type ReactNode } from 'react'
import type { Decision } from '../../../table/client.ts'
import { useDecision, useSeat, useView } from '../../../table/table-context.ts'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon, type Lexicon } from '../lexicon.ts'
import { Achievements } from './achievements.tsx'
import { AgentSupply } from './agent-supply.tsx'
import { LaboratoryBoard } from './laboratory-board.tsx'
import { LaboratoryRow } from './laboratory-row.tsx'
import { PortBoard } from './port-board.tsx'
import { SitePanel } from './site-panel.tsx'
import { SpacesBoard } from './spaces-board.tsx'
import { useRested } from './use-rested.ts'

const TABS = ['orders', 'technologies', 'assistants', 'goals'] as const
type Tab = (typeof TABS)[number] | 'site'

/** What is to be looked at: a tab, and the area whose board comes first there. */
interface Place {
  readonly tab: Tab
  readonly area: string | null
}

/** How long the pointer rests on an area before its board opens: crossing the town turns no pages. */
const REST = 250

/** The management boards: those at issue open by themselves, so do those of the area under the pointer. */
export function Market(): ReactNode {
  const lexicon = useLexicon()
  const decision = useDecision()
  const seat = useSeat()
  const view = useView<View>()
  const wanted = wantedPlace(view, seat, decision)
  const pointed = pointedPlace(useRested(REST))
  const [turned, setTurned] = useState<{ readonly to: Tab; readonly while: string } | null>(null)
  const moment = `${wanted?.tab} ${wanted?.area}`
  const kept: Place | null =
    turned?.while === moment ? { tab: turned.to, area: wanted?.area ?? null } : wanted
  const { tab, area } = pointed ?? kept ?? { tab: 'orders', area: null }
  const tabs: readonly Tab[] = wanted?.tab === 'site' ? ['site', ...TABS] : TABS
  return (
    <div className="yokohama scale market-boards">
      <nav className="board-tabs" aria-label={lexicon.words.things.boards}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === tab ? 'true' : undefined}
            data-wanted={name === wanted?.tab || undefined}
            onClick={() => setTurned({ to: name, while: moment })}
          >
            {name === 'site' ? (
              <PrintIcon name="commercial" label={lexicon.words.things.site} />
            ) : (
              tabName(name, lexicon)
            )}
          </button>
        ))}
      </nav>
      <Boards tab={tab} area={area} />
    </div>
  )
}

function Boards({ tab, area }: Place): ReactNode {
  const { words } = useLexicon()
  const view = useView<View>()
  /** The board of the area at issue comes first. */
  const sorted = <Board extends { readonly id: string }>(boards: readonly Board[]): Board[] =>
    boards.toSorted((a, b) => Number(boardOf(b.id).area === area) - Number(boardOf(a.id).area === area))
  switch (tab) {
    case 'orders':
      return (
        <>
          {sorted(view.ports).map((port) => (
            <PortBoard key={port.id} board={port} />
          ))}
          <div className="at-a-glance">
            {view.laboratories.map((laboratory) => (
              <LaboratoryRow key={laboratory.id} board={laboratory} />
            ))}
          </div>
        </>
      )
    case 'technologies':
      return (
        <>
          {sorted(view.laboratories).map((laboratory) => (
            <LaboratoryBoard key={laboratory.id} board={laboratory} />
          ))}
          <p className="deck">{words.things.deck(view.technologyDeckSize)}</p>
        </>
      )
    case 'assistants':
      return area === 'customs' ? (
        <>
          <SpacesBoard which="customs" />
          <SpacesBoard which="church" />
        </>
      ) : (
        <>
          <SpacesBoard which="church" />
          <SpacesBoard which="customs" />
        </>
      )
    case 'goals':
      return (
        <div className="management goals">
          <Achievements />
          <AgentSupply />
        </div>
      )
    case 'site': {
      const what = decisionAt(view)?.kind
      if (area === null || (what !== 'fivePower' && what !== 'building')) return null
      return <SitePanel area={areaViewOf(view, area)} what={what} />
    }
  }
}

function tabName(tab: (typeof TABS)[number], { words: { things }, names }: Lexicon): string {
  return tab === 'assistants' ? `${names.areas['church']} · ${names.areas['customs']}` : things[tab]
}

/** What the decision is about: the board or the site of the area, else the goals while one can be claimed. */
function wantedPlace(view: View, seat: number | null, decision: Decision | null): Place | null {
  if (decision === null) return null
  const frame = decisionAt(view)
  if (frame?.area !== undefined && frame.seat === seat) {
    if (frame.kind === 'fivePower' || frame.kind === 'building') return { tab: 'site', area: frame.area }
    const tab = tabOfArea(frame.area)
    if (tab !== null) return { tab, area: frame.area }
  }
  const kinds = decision.choices.flatMap(({ targets }) => targets.map((target) => readTarget(target).kind))
  return kinds.includes('achievement') ? { tab: 'goals', area: null } : null
}

/** The board of the area that is being looked at. */
function pointedPlace(shown: string | null): Place | null {
  if (shown === null) return null
  const { kind, id } = readTarget(shown)
  const tab = kind === 'area' ? tabOfArea(id) : null
  return tab === null ? null : { tab, area: id }
}

function tabOfArea(area: string): Tab | null {
  switch (areaOf(area).kind) {
    case 'port':
      return 'orders'
    case 'laboratory':
      return 'technologies'
    case 'church':
    case 'customs':
      return 'assistants'
    default:
      return null
  }
}
