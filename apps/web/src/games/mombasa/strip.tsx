import { cardFacts, components, playerOf, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Rolling } from '../../motion/rolling.tsx'
import { ScoreNow } from '../../table/score-now.tsx'
import { useViewPart } from '../../table/table-context.ts'
import { Sign } from './art/drawing.tsx'
import { CompanyMark } from './board/company-mark.tsx'
import { FirstPlayer } from './first-player.tsx'
import { KIND_ICONS, TILE_ICONS } from './icons.ts'
import { useLastTurns } from './last-turns.ts'
import { useLexicon } from './lexicon.ts'

/** A rival in one line: pounds, shares, diamonds, books, what lies face up, and where the plan or turn stands. */
export const Strip = memo(function Strip({ seat }: { seat: Seat }): ReactNode {
  const { words, names } = useLexicon()
  const { things } = words
  const player = useViewPart((view: View) => playerOf(view, seat))
  const isFirst = useViewPart(({ firstPlayer }: View) => firstPlayer === seat)
  const isPlanned = useViewPart(({ phase }: View) => phase === 'planning' || phase === 'tiles')
  const tiles = useViewPart((view: View) =>
    components.bonusTiles
      .map(({ id }) => id)
      .filter((id) => view.tiles[id]?.seat === seat && !view.tiles[id]?.faceDown),
  )
  const turn = useLastTurns().find((last) => last.seat === seat)
  const status = isPlanned
    ? player.finished
      ? things.finished
      : things.planning
    : player.ended
      ? things.ended
      : null
  return (
    <span className="figures">
      {turn === undefined ? null : (
        <i className="turn-order" data-says={words.board.lastTurn(turn.order)}>
          {turn.order}
        </i>
      )}
      {isFirst ? <FirstPlayer seat={seat} /> : null}
      <span className="figure">
        <Sign name="pound" label={names.scoreCategories['pounds'] ?? ''} />
        <Rolling name={`pounds ${seat}`} value={player.pounds} />
      </span>
      {components.companies.map(({ id }) => (
        <span key={id} className="figure">
          <CompanyMark company={id} label={names.companies[id] ?? id} />
          <Rolling name={`shares ${seat} ${id}`} value={player.tracks[id]?.shares ?? 0} />
        </span>
      ))}
      <span className="figure minor">
        <Sign name="diamond" label={things.diamondTrack} />
        <Rolling name={`diamonds ${seat}`} value={player.diamonds} />
      </span>
      <span className="figure minor">
        <Sign name="inkwell" label={things.bookTrack} />
        <Rolling name={`inkwell ${seat}`} value={player.inkwell} />
      </span>
      <ScoreNow seat={seat} name="score" />
      {status === null ? (
        <span className="face-up">
          {player.slots.map((slot, index) =>
            slot === null || slot.faceDown ? null : (
              <span key={index} className={`rest-tab kind-${cardFacts(slot.card).kind}`}>
                <Sign name={KIND_ICONS[cardFacts(slot.card).kind]} label={names.cards[slot.card] ?? ''} />
                {cardFacts(slot.card).kind === 'diamondMerchant' ? null : cardFacts(slot.card).value}
              </span>
            ),
          )}
          {tiles.map((id) => (
            <span key={id} className="rest-tab tile">
              <Sign name={TILE_ICONS[id] ?? 'card'} label={names.bonusTiles[id] ?? id} />
            </span>
          ))}
        </span>
      ) : (
        <span className="status" data-says={status} data-done={player.finished || player.ended || undefined}>
          <Icon name={player.finished || player.ended ? 'check' : 'hourglass'} label={status} />
        </span>
      )}
    </span>
  )
})
