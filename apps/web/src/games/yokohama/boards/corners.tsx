import { achievementText } from '@entrepot/telling/yokohama/achievement-text'
import { achievementOf } from '@entrepot/telling/yokohama/components'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { endTriggers, goalsOf, type EndKind, type View } from '@entrepot/yokohama'
import type { CSSProperties, ReactNode } from 'react'
import { useSeat, useSeats, useView } from '../../../table/table-context.ts'
import { useLooking } from '../../../table/use-looking.ts'
import { Piece } from '../art/piece.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'
import { GoalMarks } from './goal-marks.tsx'

// The lowest row is the shortest: beside it there is room for what everybody keeps an eye on.

/** How near the end is: how far the one who is furthest has come with each thing that brings it. */
export function EndCorner({ style }: { style: CSSProperties }): ReactNode {
  const { words, names } = useLexicon()
  const view = useView<View>()
  const nameOf = (kind: EndKind): string =>
    kind === 'church' || kind === 'customs' ? names.areas[kind] : names.pieces[kind]
  return (
    <section className="town-corner" style={style} aria-label={words.things.end}>
      <h2>{words.things.end}</h2>
      <ul>
        {endTriggers(view).map(({ kind, have, need }) => (
          <li
            key={kind}
            className="amount"
            title={`${nameOf(kind)}: ${words.things.ofAll(have, need)}`}
            data-near={need - have <= 1 || undefined}
          >
            <EndSign kind={kind} label={nameOf(kind)} />
            {have}/{need}
          </li>
        ))}
        <li
          className="amount"
          title={words.things.deckLeft(view.orderDeckSize)}
          data-near={view.orderDeckSize <= 2 || undefined}
        >
          <PrintIcon name="order" label={words.things.deckLeft(view.orderDeckSize)} />
          {view.orderDeckSize}
        </li>
      </ul>
    </section>
  )
}

function EndSign({ kind, label }: { kind: EndKind; label: string }): ReactNode {
  if (kind === 'church') return <PrintIcon name="faith" label={label} />
  if (kind === 'customs') return <PrintIcon name="customs" label={label} />
  return <Piece kind={kind} player={null} label={label} />
}

/** The achievements at a glance: how far one is, and who has reached them. */
export function GoalsCorner({ style }: { style: CSSProperties }): ReactNode {
  const { words } = useLexicon()
  const view = useView<View>()
  return (
    <section className="town-corner" style={style} aria-label={words.things.goals}>
      <h2>{words.things.goals}</h2>
      <ul className="lines">
        {view.achievements.map(({ id, seats }) => (
          <GoalLine key={id} id={id} reached={seats} />
        ))}
      </ul>
    </section>
  )
}

function GoalLine({ id, reached }: { id: string; reached: readonly number[] }): ReactNode {
  const lexicon = useLexicon()
  const seat = useSeat()
  const seats = useSeats()
  const view = useView<View>()
  const { vpFirst, vpLater } = achievementOf(id)
  const { onPointerEnter, onPointerLeave } = useLooking(targetOf('achievement', id))
  return (
    <li
      data-reached={(seat !== null && reached.includes(seat)) || undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <span className="visually-hidden">
        {achievementText(lexicon, view, seat, id, (other) => seats[other]?.name ?? '')}
      </span>
      <GoalMarks goals={goalsOf(view, seat ?? view.start, id)} own={seat !== null} />
      <span className="points" aria-hidden="true">
        <Amount icon="vp" count={reached.length === 0 ? vpFirst : vpLater} />
      </span>
      <span className="reached" aria-hidden="true">
        {reached.map((other) => (
          <Piece key={other} kind="assistant" player={other} />
        ))}
      </span>
    </li>
  )
}
