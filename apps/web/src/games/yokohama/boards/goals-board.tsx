import { achievementText } from '@entrepot/telling/yokohama/achievement-text'
import { achievementOf } from '@entrepot/telling/yokohama/components'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { goalsOf, type View } from '@entrepot/yokohama'
import { memo, type ReactNode } from 'react'
import { viewOf } from '../../../table/controller/readings.ts'
import { useSeat, usePersonOf, useTable, useViewPart } from '../../../table/table-context.ts'
import { Target } from '../../../table/target.tsx'
import { Piece } from '../art/piece.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'
import { GoalMarks } from './goal-marks.tsx'

/** The notice board with the achievements: how far one is, what each is worth now, and who has reached it. */
export function GoalsBoard(): ReactNode {
  const { words } = useLexicon()
  const goals = useViewPart(({ achievements }: View) => achievements.map(({ id }) => id))
  return (
    <section className="signboard" data-side="west" aria-label={words.things.goals}>
      <p className="gable" data-says={words.things.goals}>
        <PrintIcon name="achievement" label={words.things.goals} />
      </p>
      <ul>
        {goals.map((id) => (
          <GoalPaper key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

const GoalPaper = memo(function GoalPaper({ id }: { id: string }): ReactNode {
  const lexicon = useLexicon()
  const seat = useSeat()
  const personOf = usePersonOf()
  const reached = useViewPart(
    ({ achievements }: View) => achievements.find((goal) => goal.id === id)?.seats ?? [],
  )
  const goals = useViewPart((view: View) => goalsOf(view, seat ?? view.start, id))
  const label = useTable((state) => achievementText(lexicon, viewOf(state) as View, seat, id, personOf))
  const { vpFirst, vpLater } = achievementOf(id)
  return (
    <li data-reached={(seat !== null && reached.includes(seat)) || undefined}>
      <Target id={targetOf('achievement', id)} label={label}>
        <GoalMarks goals={goals} own={seat !== null} />
        <span className="points">
          {reached.map((other) => (
            <Piece key={other} kind="assistant" player={other} />
          ))}
          <Amount icon="vp" count={reached.length === 0 ? vpFirst : vpLater} />
        </span>
      </Target>
    </li>
  )
})
