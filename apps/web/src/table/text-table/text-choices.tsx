import { useId, type ReactNode } from 'react'
import type { Choice } from '../client.ts'
import { useController } from '../table-context.ts'
import { useConsequences } from './consequences.ts'
import { useTextTable } from './text-table-context.ts'

/** Everything that can be chosen now, each with what would come of it. */
export function TextChoices({ choices }: { choices: readonly Choice[] }): ReactNode {
  const { words } = useTextTable()
  return (
    <ul className="text-choices" aria-label={words.choices(choices.length)}>
      {choices.map((choice) => (
        <TextChoice key={JSON.stringify(choice.command)} choice={choice} />
      ))}
    </ul>
  )
}

function TextChoice({ choice }: { choice: Choice }): ReactNode {
  const controller = useController()
  const consequences = useConsequences(choice)
  const id = useId()
  return (
    <li>
      <button
        className="button"
        type="button"
        aria-describedby={id}
        onClick={() => controller.choose(choice)}
      >
        {choice.label}
      </button>
      <span id={id} className="consequences">
        {consequences}
      </span>
    </li>
  )
}
