import { achievementText } from '@entrepot/telling/yokohama/achievement-text'
import { achievementOf } from '@entrepot/telling/yokohama/components'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { areReached, goalsOf, type View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { usePersonOf, useSeat, useView } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { Piece } from '../art/piece.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'
import { GoalMarks } from './goal-marks.tsx'

/** The three achievements in play: how far one is, what each is worth, and who has reached it. */
export function Achievements(): ReactNode {
  const lexicon = useLexicon()
  const seat = useSeat()
  const personOf = usePersonOf()
  const view = useView<View>()
  return (
    <ul className="achievements">
      {view.achievements.map(({ id, seats: reached }) => {
        const { vpFirst, vpLater } = achievementOf(id)
        const goals = goalsOf(view, seat ?? view.start, id)
        const done = seat !== null && (reached.includes(seat) || areReached(goals))
        return (
          <li key={id} data-reached={done || undefined}>
            <Target
              id={targetOf('achievement', id)}
              label={achievementText(lexicon, view, seat, id, personOf)}
            >
              <PrintIcon name="achievement" />
              <span className="what">
                {lexicon.names.achievements[id]}
                <GoalMarks goals={goals} own={seat !== null} />
              </span>
              <span className="points">
                <span data-gone={reached.length > 0 || undefined}>
                  <Amount icon="vp" count={vpFirst} />
                </span>
                <Amount icon="vp" count={vpLater} />
              </span>
              <span className="reached">
                {reached.map((other) => (
                  <span key={other} data-piece={`assistant:${other}`} data-place={id}>
                    <Piece kind="assistant" player={other} />
                  </span>
                ))}
              </span>
            </Target>
          </li>
        )
      })}
    </ul>
  )
}
