import { endTriggers, type EndKind, type View } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { useView } from '../../../table/table-context.ts'
import { Piece } from '../art/piece.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'

/** The tower of the fire bell tells how near the end is: how far the one who is furthest has come with each thing that
 * brings it. What has rung it is red. */
export function BellTower(): ReactNode {
  const { words, names } = useLexicon()
  const view = useView<View>()
  const nameOf = (kind: EndKind): string =>
    kind === 'church' || kind === 'customs' ? names.areas[kind] : names.pieces[kind]
  return (
    <section className="signboard" data-side="east" aria-label={words.things.end}>
      <p className="gable" data-says={words.things.end}>
        <PrintIcon name="bell" label={words.things.end} />
      </p>
      <ul>
        {endTriggers(view).map(({ kind, have, need }) => (
          <li
            key={kind}
            data-says={`${nameOf(kind)}: ${words.things.ofAll(have, need)}`}
            data-near={need - have === 1 || undefined}
            data-rung={have >= need || undefined}
          >
            <EndSign kind={kind} label={nameOf(kind)} />
            <b>
              {have}/{need}
            </b>
          </li>
        ))}
        <li
          data-says={words.things.deckLeft(view.orderDeckSize)}
          data-near={view.orderDeckSize <= 2 || undefined}
        >
          <PrintIcon name="order" label={words.things.deckLeft(view.orderDeckSize)} />
          <b>{view.orderDeckSize}</b>
        </li>
      </ul>
    </section>
  )
}

function EndSign({ kind, label }: { kind: EndKind; label: string }): ReactNode {
  if (kind === 'church') return <PrintIcon name="faith" label={label} />
  if (kind === 'customs') return <PrintIcon name="customs" label={label} />
  return <Piece kind={kind} player={null} label={label} />
}
