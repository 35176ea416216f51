import type { View } from '@entrepot/mombasa'
import { spaceName } from '@entrepot/telling/mombasa/describe'
import type { ReactNode } from 'react'
import { Emblem } from '../../../icons/emblem.tsx'
import { Target } from '../../../table/target.tsx'
import { useSeats, useView } from '../../../table/table-context.ts'
import { useLexicon } from '../lexicon.ts'
import { SpaceFace } from './space-face.tsx'

/** All bonus spaces of this game: those of the board, then those that tracks C and D bring. */
export function BonusSpaces(): ReactNode {
  const lexicon = useLexicon()
  const { things } = lexicon.words
  const view = useView<View>()
  const seats = useSeats()
  return (
    <section className="bonus-spaces" aria-label={things.bonusSpaces}>
      <h2>{things.bonusSpaces}</h2>
      <div className="grid">
        {Object.entries(view.spaces).map(([space, taker]) => (
          <Target
            key={space}
            id={`space:${space}`}
            label={`${spaceName(space, view, lexicon)}, ${taker === null ? things.free : things.takenBy(seats[taker]?.name ?? '')}`}
            className={taker === null ? 'bonus-space' : 'bonus-space taken'}
          >
            <SpaceFace space={space} />
            {taker === null ? null : (
              <span className="disc" data-piece={`bonus:${taker}`} data-place={space}>
                <Emblem player={taker} />
              </span>
            )}
          </Target>
        ))}
      </div>
    </section>
  )
}
