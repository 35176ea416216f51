import type { Speech } from '@entrepot/words'
import type { Choice } from './decision.ts'

/** A choice with all that can be said of it in one line. */
export function fullLabel({ label, more }: Pick<Choice, 'label' | 'more'>, { remarked }: Speech): string {
  return more === undefined ? label : remarked(label, more)
}

/** Two buttons of one name could not be told apart: those say all of it. */
export function toldApart(choices: readonly Choice[], speech: Speech): readonly Choice[] {
  const times = new Map<string, number>()
  for (const { label } of choices) times.set(label, (times.get(label) ?? 0) + 1)
  return choices.map((choice) =>
    (times.get(choice.label) ?? 0) > 1 ? { ...choice, label: fullLabel(choice, speech) } : choice,
  )
}
