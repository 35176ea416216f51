import { technologyCardOf } from '@entrepot/telling/yokohama/components'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import type { PlayerView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { CountrySeal } from '../art/country-seal.tsx'
import { TechnologyIcon } from '../art/technology-icon.tsx'
import { useLexicon } from '../lexicon.ts'

/** The technologies of a player by name; what they do is shown with each on hover, focus or click. */
export function TechnologyList({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { words, names } = useLexicon()
  const { technologies } = player
  if (technologies.length === 0) return <p className="none">{words.things.empty}</p>
  return (
    <ul className="technology-list" data-many={technologies.length > 3 || undefined}>
      {technologies.map((card) => {
        const { technology, country } = technologyCardOf(card)
        return (
          <li key={card} data-piece={own ? `technology:${card}` : undefined} data-place="own">
            <Target
              id={targetOf('card', card)}
              label={`${names.technologyCards[card]}. ${names.technologyEffects[technology]}`}
            >
              <TechnologyIcon technology={technology} />
              <CountrySeal country={country} />
              <span className="name">{names.technologies[technology]}</span>
            </Target>
          </li>
        )
      })}
    </ul>
  )
}
