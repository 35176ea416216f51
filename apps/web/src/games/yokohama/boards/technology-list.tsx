import { technologyCardOf } from '@entrepot/telling/yokohama/components'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import type { PlayerView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { useLexicon } from '../lexicon.ts'
import { TechnologyPrint } from './technology-print.tsx'

/** So many prints have room for their names. */
const NAMED = 3

/** The technologies of a player as prints; what they do is shown with each on hover, focus or click. */
export function TechnologyList({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { words, names } = useLexicon()
  const { technologies } = player
  if (technologies.length === 0) return <p className="none">{words.things.empty}</p>
  const many = technologies.length > NAMED
  return (
    <ul className="technology-list" data-many={many || undefined}>
      {technologies.map((card) => {
        const { technology, value } = technologyCardOf(card)
        return (
          <li key={card} data-piece={own ? `technology:${card}` : undefined} data-place="own">
            <Target
              id={targetOf('card', card)}
              label={`${names.technologyCards[card]}. ${names.technologyEffects[technology]}`}
            >
              <TechnologyPrint card={card} figure={value} named />
            </Target>
          </li>
        )
      })}
    </ul>
  )
}
