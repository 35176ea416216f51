import { boardOf, spacesOf } from '@entrepot/telling/yokohama/components'
import { gainText } from '@entrepot/telling/yokohama/phrases'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { decisionAt, giftsFor, onBoardToEnd, type View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useSeat, useSeats, useView } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { Piece } from '../art/piece.tsx'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'
import { Gains } from './gains.tsx'

/** The board of the church or the customs house: a row of spaces that assistants stay on for the game. */
export function SpacesBoard({ which }: { which: 'church' | 'customs' }): ReactNode {
  const { words, names } = useLexicon()
  const seat = useSeat()
  const seats = useSeats()
  const view = useView<View>()
  const board = `mb-${which}`
  const { majorityVp = [] } = boardOf(board)
  const frame = decisionAt(view)
  // Faith beyond the power is made of gifts: so many for each space, while one can be chosen.
  const atIssue = which === 'church' && frame?.kind === 'church' && frame.seat === seat
  const taken = view[which]
  const needText = which === 'church' ? words.things.faith : words.things.imports
  return (
    <section
      className="management spaces-board"
      data-board={which}
      aria-label={names.managementBoards[board]}
    >
      <h2>{names.areas[which]}</h2>
      <ol className="spaces">
        {spacesOf(board).map(({ id, needs, gain }, place) => {
          const owner = taken[place] ?? null
          const gifts = atIssue && owner === null ? giftsFor(view, id) : 0
          const needed = gifts === 0 ? needText(needs) : `${needText(needs)} (${words.things.gifts(gifts)})`
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
                label={`${names.boardSpaces[id]}. ${needed}: ${gainText(words, gain)}, ${state}`}
              >
                <span className="needs">
                  <Amount icon={which === 'church' ? 'faith' : 'import'} count={needs} />
                </span>
                <span
                  className="stand"
                  data-piece={owner === null ? undefined : `assistant:${owner}`}
                  data-place={id}
                >
                  {owner === null ? null : (
                    <Piece kind="assistant" player={owner === 'neutral' ? null : owner} />
                  )}
                </span>
                <Gains gain={gain} />
                {atIssue ? (
                  <span className="gifts" data-none={gifts === 0 || undefined}>
                    <Amount icon="gift" count={gifts} />
                  </span>
                ) : null}
              </Target>
            </li>
          )
        })}
      </ol>
      <p className="deck">
        {words.things.majority(majorityVp[0] ?? 0, majorityVp[1] ?? 0)}.{' '}
        {words.things.full(taken.filter((owner) => owner !== null).length, onBoardToEnd(view, which))}.
      </p>
    </section>
  )
}
