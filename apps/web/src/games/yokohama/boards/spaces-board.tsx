import type { View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useTable, useView } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { Piece } from '../art/piece.tsx'
import { boardOf, spacesOf } from '../components.ts'
import { useLexicon } from '../lexicon.ts'
import { targetOf } from '../targets.ts'
import { gainText } from '../words/phrases.ts'
import { Amount } from './amount.tsx'
import { Gains } from './gains.tsx'

/** The board of the church or the customs house: a row of spaces that assistants stay on for the game. */
export function SpacesBoard({ which }: { which: 'church' | 'customs' }): ReactNode {
  const { words, names } = useLexicon()
  const { seats } = useTable()
  const view = useView<View>()
  const board = `mb-${which}`
  const { majorityVp = [], endTriggerPlayerAssistants = {} } = boardOf(board)
  const taken = view[which]
  const needText = which === 'church' ? words.things.faith : words.things.imports
  return (
    <div className="management spaces-board" data-board={which}>
      <ol className="spaces">
        {spacesOf(board).map(({ id, needs, gain }, place) => {
          const owner = taken[place] ?? null
          const state =
            owner === null
              ? words.things.free
              : owner === 'neutral'
                ? words.things.neutral
                : words.things.taken(seats[owner]?.name ?? '')
          return (
            <li key={id}>
              <Target
                id={targetOf('space', id)}
                label={`${names.boardSpaces[id]}. ${needText(needs)}: ${gainText(words, gain)}, ${state}`}
              >
                <span className="needs">
                  <Amount icon={which === 'church' ? 'faith' : 'import'} count={needs} />
                </span>
                <span className="stand">
                  {owner === null ? null : (
                    <Piece kind="assistant" player={owner === 'neutral' ? null : owner} />
                  )}
                </span>
                <Gains gain={gain} />
              </Target>
            </li>
          )
        })}
      </ol>
      <p className="deck">
        {words.things.majority(majorityVp[0] ?? 0, majorityVp[1] ?? 0)}.{' '}
        {words.things.full(
          taken.filter((owner) => owner !== null).length,
          endTriggerPlayerAssistants[view.seats] ?? 0,
        )}
        .
      </p>
    </div>
  )
}
