import { components, playerOf, totalsOf, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import { Rolling } from '../../../motion/rolling.tsx'
import { ScoreNow } from '../../../table/score-now.tsx'
import { Target } from '../../../table/target.tsx'
import { useSeats, useView } from '../../../table/table-context.ts'
import { Piece, Sign, type SignName } from '../art/drawing.tsx'
import { CompanyMark } from '../board/company-mark.tsx'
import { FirstPlayer } from '../first-player.tsx'
import { TILE_ICONS } from '../icons.ts'
import { useLexicon } from '../lexicon.ts'

/** One's name and figures in one line: pounds, shares, face-up totals, markers, bonus tiles, the score so far. */
export function OwnFigures({ seat }: { seat: Seat }): ReactNode {
  const { words, names, speech } = useLexicon()
  const view = useView<View>()
  const seats = useSeats()
  const { things } = words
  const player = playerOf(view, seat)
  const totals = totalsOf(view, seat)
  return (
    <header className="own-figures">
      <Piece player={seat} label={seats[seat]?.name} />
      <b className="name">{seats[seat]?.name}</b>
      {view.firstPlayer === seat ? <FirstPlayer seat={seat} /> : null}
      <Figure icon="pound" label={names.scoreCategories['pounds']} value={player.pounds} />
      {view.companies.map(({ id, value }) => (
        <span
          key={id}
          className="figure"
          data-says={speech.statements([
            speech.labelled(names.companies[id] ?? id, things.shares(player.tracks[id]?.shares ?? 0)),
            things.shareValue(id, value),
          ])}
        >
          <CompanyMark company={id} label={names.companies[id] ?? id} />
          <Rolling name={`own shares ${id}`} value={player.tracks[id]?.shares ?? 0} />
          <small>
            ×£
            <Rolling name={`own worth ${id}`} value={value} />
          </small>
        </span>
      ))}
      <Figure icon="marker" label={things.markers(player.markers)} value={player.markers} />
      {view.phase === 'action'
        ? (['coffee', 'banana', 'cotton', 'expansion'] as const)
            .filter((kind) => totals[kind] > 0)
            .map((kind) => (
              <Figure key={kind} icon={kind} label={names.cardTypes[kind]} value={totals[kind]} />
            ))
        : null}
      {components.bonusTiles
        .filter(({ id }) => view.tiles[id]?.seat === seat)
        .map(({ id }) => (
          <Target key={id} id={`tile:${id}`} label={names.bonusTiles[id] ?? id} className="bonus-tile">
            <Sign name={TILE_ICONS[id] ?? 'card'} />
            {view.tiles[id]?.faceDown ? <small>{things.faceDown}</small> : null}
          </Target>
        ))}
      {player.ended ? <em>{things.ended}</em> : null}
      <ScoreNow seat={seat} name="own score" />
    </header>
  )
}

function Figure({
  icon,
  label,
  value,
}: {
  icon: SignName
  label: string | undefined
  value: number
}): ReactNode {
  return (
    <span className="figure" data-says={label}>
      <Sign name={icon} label={label ?? ''} />
      <Rolling name={`own ${icon}`} value={value} />
    </span>
  )
}
