import { boardOf } from '@entrepot/telling/yokohama/components'
import { onBoardToEnd, type View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useView } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { Piece } from '../art/piece.tsx'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'
import { Gains } from './gains.tsx'
import { useSpaces, type SpacesKind } from './use-spaces.ts'

/** The board of the church or the customs house, large: a row of spaces that assistants stay on for the game. */
export function SpacesBoard({ which }: { which: SpacesKind }): ReactNode {
  const { words, names, speech } = useLexicon()
  const view = useView<View>()
  const spaces = useSpaces(which)
  const { majorityVp = [] } = boardOf(`mb-${which}`)
  return (
    <section
      className="management spaces-board"
      data-board={which}
      aria-label={names.managementBoards[`mb-${which}`]}
    >
      <h2>{names.areas[which]}</h2>
      <ol className="spaces">
        {spaces.map(({ id, target, label, needs, gain, owner, gifts }) => (
          <li key={id}>
            <Target id={target} label={label}>
              <span className="needs">
                <Amount icon={which === 'church' ? 'faith' : 'import'} count={needs} />
              </span>
              <span className="stand">
                {owner === null ? null : (
                  <Piece kind="assistant" player={owner === 'neutral' ? null : owner} />
                )}
              </span>
              <Gains gain={gain} />
              {gifts === null ? null : (
                <span className="gifts" data-none={gifts === 0 || undefined}>
                  <Amount icon="gift" count={gifts} />
                </span>
              )}
            </Target>
          </li>
        ))}
      </ol>
      <p className="deck">
        {speech.statements([
          words.things.majority(majorityVp[0] ?? 0, majorityVp[1] ?? 0),
          words.things.full(spaces.filter(({ owner }) => owner !== null).length, onBoardToEnd(view, which)),
        ])}
      </p>
    </section>
  )
}
