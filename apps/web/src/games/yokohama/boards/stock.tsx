import { targetOf } from '@entrepot/telling/yokohama/targets'
import { PIECES, warehousePrice, type PlayerView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { Piece } from '../art/piece.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'

/** The pieces in hand and in the warehouse, with the price of the next one from there. */
export function Stock({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { words, names } = useLexicon()
  const { seat, hand, warehouse, president } = player
  const inHand = `${words.things.hand}: ${hand.assistant} ${names.pieces['assistant']}`
  return (
    <table className="stock">
      <thead>
        <tr>
          <th>
            <span className="visually-hidden">{words.things.hand}</span>
            {president === null ? (
              <span data-piece={own ? `president:${seat}` : undefined} data-place="hand">
                <Piece kind="president" player={seat} label={words.things.president(words.things.hand)} />
              </span>
            ) : null}
          </th>
          {PIECES.map((piece) => (
            <th
              key={piece}
              scope="col"
              title={names.pieces[piece]}
              data-piece={own ? `${piece}:${seat}` : undefined}
              data-place="hand"
              data-many={hand[piece]}
            >
              <Piece kind={piece} player={seat} label={names.pieces[piece]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" title={words.things.hand}>
            <PrintIcon name="hand" label={words.things.hand} />
          </th>
          {PIECES.map((piece) => (
            <td key={piece}>
              {own && piece === 'assistant' ? (
                <Target id={targetOf('hand', 'assistant')} label={inHand}>
                  {hand[piece]}
                </Target>
              ) : (
                hand[piece]
              )}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row" title={words.things.warehouse}>
            <PrintIcon name="warehouse" label={words.things.warehouse} />
          </th>
          {PIECES.map((piece) => {
            const price = warehousePrice(player, piece)
            const figure = (
              <>
                {warehouse[piece]}
                {price === null || price === 0 ? null : (
                  <small>
                    <Amount icon="yen" count={price} />
                  </small>
                )}
              </>
            )
            const priceText = price === null ? words.things.empty : words.things.price(price)
            return (
              <td
                key={piece}
                data-piece={own ? `${piece}:${seat}` : undefined}
                data-place="warehouse"
                data-many={warehouse[piece]}
              >
                {own ? (
                  <Target
                    id={targetOf('piece', piece)}
                    label={`${names.pieces[piece]}: ${words.things.inWarehouse(warehouse[piece])}, ${priceText}`}
                  >
                    {figure}
                  </Target>
                ) : (
                  figure
                )}
              </td>
            )
          })}
        </tr>
      </tbody>
    </table>
  )
}
