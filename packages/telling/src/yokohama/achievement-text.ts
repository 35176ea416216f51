import type { Seat } from '@entrepot/kernel'
import { goalsOf, type View } from '@entrepot/yokohama'
import { achievementOf } from './components.ts'
import type { PersonOf } from '../news.ts'
import type { Lexicon } from './lexicon.ts'

/** An achievement in one line: what it asks, how far the viewer is, what it brings, and who has reached it. */
export function achievementText(
  { words, names, speech }: Lexicon,
  view: View,
  seat: Seat | null,
  id: string,
  personOf: PersonOf,
): string {
  const { things, amounts } = words
  const { vpFirst, vpLater } = achievementOf(id)
  const reached = view.achievements.find((achievement) => achievement.id === id)?.seats ?? []
  const progress =
    seat === null
      ? []
      : goalsOf(view, seat, id).map(({ have, need }) => things.ofAll(Math.min(have, need), need))
  const points = things.firstAndLater(amounts.vp(vpFirst), amounts.vp(vpLater))
  return speech.statements(
    [names.achievements[id], speech.facts(progress), points, speech.people(reached.map(personOf))].filter(
      (part) => part !== '',
    ),
  )
}
