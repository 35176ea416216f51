import type { ReactNode } from 'react'
import { usePartsShown } from '../style/parts-shown.ts'
import type { Choice } from './client.ts'
import { narrowedOf } from './controller/readings.ts'
import { useClient, useController, useDecision, useTable } from './table-context.ts'

/** More than these do not fit beside the sentence: they stand on a shelf over the bar, which keeps its height. */
const MOST_LETTERS = 64
/** So many own things are offered beside another part: a second goods card needs no going back to the first. */
const MOST_AWAY = 3

/**
 * Choices as buttons: those of the thing that was clicked; else those that are nowhere on the table, groups behind one
 * button, and where one part is shown at a time a few that lie in the own area; or, on demand, every one of them.
 */
export function ChoiceButtons({ everything }: { everything: boolean }): ReactNode {
  const decision = useDecision()
  const narrowed = useTable(narrowedOf)
  const controller = useController()
  const client = useClient()
  const parts = usePartsShown()
  if (decision === null) return null
  const own = decision.choices.filter(
    (choice) => !isNowhere(choice) && choice.targets.every((target) => client.placeOf(target) === 'me'),
  )
  const away = parts === 'one' && decision.view !== 'me' && own.length <= MOST_AWAY ? own : []
  const offered = decision.choices.filter((choice) => isNowhere(choice) || away.includes(choice))
  const listed = narrowed?.choices ?? (everything ? decision.choices : offered)
  if (listed.length === 0) return null
  const groups = new Map<string, Choice[]>()
  const single: Choice[] = []
  for (const choice of listed) {
    if (choice.group === undefined || narrowed !== null || everything) single.push(choice)
    else groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice])
  }
  const labels = [...single.map(({ label }) => label), ...groups.keys()]
  const onShelf = (everything && narrowed === null) || labels.join('').length > MOST_LETTERS
  return (
    <ul className={onShelf ? 'choices everything' : 'choices'}>
      {single.map((choice) => (
        <li key={JSON.stringify(choice.command)}>
          <button
            className="button"
            type="button"
            title={choice.more}
            onClick={() => controller.choose(choice)}
          >
            {choice.label}
          </button>
        </li>
      ))}
      {[...groups].map(([name, choices]) => (
        <li key={name}>
          <button className="button" type="button" onClick={() => controller.narrow(name, choices)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

function isNowhere({ targets, group }: Choice): boolean {
  return targets.length === 0 || group !== undefined
}
