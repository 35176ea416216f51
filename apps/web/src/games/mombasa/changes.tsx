import { playerOf, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import type { Change } from '../../table/client.ts'
import { Sign } from './art/drawing.tsx'
import { CompanyMark } from './board/company-mark.tsx'
import type { Lexicon } from './lexicon.ts'

/** What the turn has changed for the player: money, tracks, diamonds, books, the worth of shares. */
export function changesOf(before: View, after: View, seat: Seat, { words, names }: Lexicon): Change[] {
  const [old, now] = [playerOf(before, seat), playerOf(after, seat)]
  const changes: Change[] = [
    { icon: <Sign name="pound" />, label: names.scoreCategories['pounds'], from: old.pounds, to: now.pounds },
    ...after.companies.map(({ id }): Change => ({
      icon: <CompanyMark company={id} />,
      label: names.companies[id],
      from: old.tracks[id]?.space ?? 0,
      to: now.tracks[id]?.space ?? 0,
    })),
    { icon: <Sign name="diamond" />, label: words.things.diamondTrack, from: old.diamonds, to: now.diamonds },
    { icon: <Sign name="inkwell" />, label: words.things.bookTrack, from: old.inkwell, to: now.inkwell },
    ...after.companies.map(({ id, value }, index): Change => ({
      icon: <Sign name="share" />,
      label: words.things.shareValue(names.companies[id], value),
      from: before.companies[index]?.value ?? 0,
      to: value,
    })),
  ]
  return changes.filter(({ from, to }) => from !== to)
}
