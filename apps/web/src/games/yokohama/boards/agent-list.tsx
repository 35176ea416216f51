import { agentOf } from '@entrepot/telling/yokohama/components'
import type { PlayerView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { CountrySeal } from '../art/country-seal.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'

/** The agents of a player; used ones are turned over. */
export function AgentList({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { words, names, speech } = useLexicon()
  if (player.agents.length === 0) return null
  return (
    <ul className="agent-list" aria-label={words.things.agents}>
      {player.agents.map(({ id, used }) => {
        const { country } = agentOf(id)
        const label = used ? speech.facts([names.agents[id], words.things.used]) : names.agents[id]
        return (
          <li
            key={id}
            data-used={used || undefined}
            data-piece={own ? `agent:${country}` : undefined}
            data-place={id}
            data-face={used ? 'down' : 'up'}
            data-says={label}
          >
            <PrintIcon name="agent" label={label} />
            <CountrySeal country={country} small />
          </li>
        )
      })}
    </ul>
  )
}
