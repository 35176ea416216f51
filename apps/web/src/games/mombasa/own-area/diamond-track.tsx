import { components, playerOf, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { useView } from '../../../table/table-context.ts'
import { Sign } from '../art/drawing.tsx'
import { useLexicon } from '../lexicon.ts'

/** The diamond track of a player. */
export function DiamondTrack({ seat, own = false }: { seat: Seat; own?: boolean }): ReactNode {
  const { words, speech } = useLexicon()
  const view = useView<View>()
  const { length, values } = components.playerBoard.diamondTrack
  const { diamonds } = playerOf(view, seat)
  const worth = values.findLast(({ space }) => space <= diamonds)?.pounds ?? 0
  const label = speech.labelled(
    words.things.diamondTrack,
    speech.facts([words.things.space(diamonds), words.things.worth(worth)]),
  )
  return (
    <div
      className="diamond-track"
      role="img"
      aria-label={label}
      data-look={`diamonds:${seat}`}
      style={{ '--columns': length + 1 } as CSSProperties}
    >
      <DiamondSpaces reached={diamonds} />
      <span
        className="gem"
        data-piece={own ? 'gem' : undefined}
        data-place={diamonds}
        style={{ '--at': diamonds } as CSSProperties}
      >
        <Sign name="diamond" />
      </span>
      <span className="track-caption" aria-hidden="true">
        {words.things.diamondTrack}
      </span>
    </div>
  )
}

/** The spaces as they are printed; the keyhole is where a slot opens. */
function DiamondSpaces({ reached }: { reached: number | null }): ReactNode {
  const { length, unlockSlotAt, values } = components.playerBoard.diamondTrack
  return Array.from({ length: length + 1 }, (_, space) => {
    const value = values.find((candidate) => candidate.space === space)
    return (
      <span
        key={space}
        className="space"
        data-reached={(reached !== null && space <= reached) || undefined}
        data-key={space === unlockSlotAt || undefined}
      >
        {value && value.pounds > 0 ? <b>£{value.pounds}</b> : null}
        {space === unlockSlotAt ? <Icon name="lock" /> : null}
      </span>
    )
  })
}

/** The track without anybody's diamond. */
export function PrintedDiamondTrack(): ReactNode {
  const { length } = components.playerBoard.diamondTrack
  return (
    <div className="diamond-track" aria-hidden="true" style={{ '--columns': length + 1 } as CSSProperties}>
      <DiamondSpaces reached={null} />
    </div>
  )
}
