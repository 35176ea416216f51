import type { Speech } from '@entrepot/words'
import type { Choice } from './decision.ts'

/** A choice with all that can be said of it in one line. */
export function fullLabel({ label, more }: Pick<Choice, 'label' | 'more'>, { remarked }: Speech): string {
  return more === undefined ? label : remarked(label, more)
}

/** Two buttons of one name could not be told apart: those say all of it, where that differs. */
export function toldApart(choices: readonly Choice[], speech: Speech): readonly Choice[] {
  const meanings = new Map<string, Set<string | undefined>>()
  for (const { label, more } of choices) meanings.set(label, (meanings.get(label) ?? new Set()).add(more))
  return choices.map((choice) =>
    (meanings.get(choice.label)?.size ?? 0) > 1 ? { ...choice, label: fullLabel(choice, speech) } : choice,
  )
}
