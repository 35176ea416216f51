import { technologyCardOf } from '@entrepot/telling/yokohama/components'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import type { PlayerView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { usePartsShown } from '../../../style/parts-shown.ts'
import { Target } from '../../../table/target.tsx'
import { useLexicon } from '../lexicon.ts'
import { TechnologyPrint } from './technology-print.tsx'

/** So many prints have room for their names: few in the flat own area of a desk, more in the hand. */
const NAMED = { all: 2, some: 3, one: 3 }

/** More prints than two rows of the own area hold. */
const TWO_ROWS = 6

/** The technologies of a player as prints; what they do is shown with each on hover, focus or click. */
export function TechnologyList({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { words, names } = useLexicon()
  const { technologies } = player
  const parts = usePartsShown()
  if (technologies.length === 0) return <p className="none">{words.things.empty}</p>
  const many = technologies.length > (own ? NAMED[parts] : NAMED.one)
  const crowded = many && technologies.length > TWO_ROWS
  return (
    <ul className="technology-list" data-many={many || undefined} data-crowded={crowded || undefined}>
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
