import { components, type View } from '@entrepot/mombasa'
import { spaceName } from '@entrepot/telling/mombasa/describe'
import { memo, type ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { viewOf } from '../../../table/controller/readings.ts'
import { usePersonOf, useTable, useViewPart } from '../../../table/table-context.ts'
import { Piece } from '../art/drawing.tsx'
import { useLexicon } from '../lexicon.ts'
import { SpaceFace } from './space-face.tsx'

/** All bonus spaces of this game as a harbour town: halls and offices, sheds on the quay, dhows for those of the tracks. */
export function BonusSpaces(): ReactNode {
  const { things } = useLexicon().words
  const takers = useViewPart(({ spaces: all }: View) => all)
  const spaces = Object.keys(takers)
  const printed = (space: string): string | undefined =>
    components.bonusSpaces.find(({ id }) => id === space)?.kind
  const rows = [
    ['halls', spaces.filter((space) => printed(space) === 'majority')],
    ['offices', spaces.filter((space) => printed(space) === 'standard')],
    ['sheds', spaces.filter((space) => printed(space) === 'tile')],
    ['berths', spaces.filter((space) => printed(space) === undefined)],
  ] as const
  return (
    <section className="bonus-spaces" aria-label={things.bonusSpaces}>
      <h2 className="visually-hidden">{things.bonusSpaces}</h2>
      {rows.map(([row, inRow]) =>
        inRow.length === 0 ? null : (
          <div key={row} className={`harbour-row ${row}`}>
            {inRow.map((space) => (
              <BonusSpace key={space} space={space} taker={takers[space] ?? null} />
            ))}
          </div>
        ),
      )}
    </section>
  )
}

const BonusSpace = memo(function BonusSpace({
  space,
  taker,
}: {
  space: string
  taker: number | null
}): ReactNode {
  const lexicon = useLexicon()
  const { things } = lexicon.words
  const name = useTable((state) => spaceName(space, viewOf(state) as View, lexicon))
  const personOf = usePersonOf()
  return (
    <Target
      id={`space:${space}`}
      label={lexicon.speech.facts([name, taker === null ? things.free : things.takenBy(personOf(taker))])}
      className={taker === null ? 'bonus-space' : 'bonus-space taken'}
    >
      <SpaceFace space={space} />
      {taker === null ? null : (
        <span className="disc" data-piece={`bonus:${taker}`} data-place={space}>
          <Piece player={taker} />
        </span>
      )}
    </Target>
  )
})
