import { targetOf } from '@entrepot/telling/yokohama/targets'
import { PIECES, warehousePrice, type PlayerView } from '@entrepot/yokohama'
import type { ReactNode } from 'react'
import { Target } from '../../../table/target.tsx'
import { Piece } from '../art/piece.tsx'
import { PrintIcon } from '../art/print-icon.tsx'
import { useLexicon } from '../lexicon.ts'
import { Amount } from './amount.tsx'

/** The pieces of a player: those in hand on the mat, the others in the storehouse with the price of the next one. */
export function Stock({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  return (
    <div className="stock">
      <Mat player={player} own={own} />
      <Storehouse player={player} own={own} />
    </div>
  )
}

function Mat({ player: { seat, hand, president }, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { words, names } = useLexicon()
  return (
    <div className="mat" role="group" aria-label={words.things.hand}>
      <h2>
        <PrintIcon name="hand" />
        {words.things.hand}
      </h2>
      <ul>
        {president === null ? (
          <li data-piece={own ? `president:${seat}` : undefined} data-place="hand">
            <Piece kind="president" player={seat} label={words.things.president(words.things.hand)} />
          </li>
        ) : null}
        {PIECES.map((piece) => {
          const label = `${words.things.hand}: ${hand[piece]} ${names.pieces[piece]}`
          const figure = (
            <>
              <Piece kind={piece} player={seat} />
              <b>{hand[piece]}</b>
            </>
          )
          return (
            <li
              key={piece}
              data-says={label}
              data-none={hand[piece] === 0 || undefined}
              data-piece={own ? `${piece}:${seat}` : undefined}
              data-place="hand"
              data-many={hand[piece]}
            >
              {own && piece === 'assistant' ? (
                <Target id={targetOf('hand', 'assistant')} label={label}>
                  {figure}
                </Target>
              ) : (
                <span className="held" role="img" aria-label={label}>
                  {figure}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Storehouse({ player, own }: { player: PlayerView; own: boolean }): ReactNode {
  const { words, names, speech } = useLexicon()
  const { seat, warehouse } = player
  return (
    <div className="storehouse" role="group" aria-label={words.things.warehouse}>
      <h2>
        <PrintIcon name="warehouse" />
        {words.things.warehouse}
      </h2>
      <ul>
        {PIECES.map((piece) => {
          const price = warehousePrice(player, piece)
          const priceText = price === null ? words.things.empty : words.things.price(price)
          const label = speech.labelled(
            names.pieces[piece],
            speech.facts([words.things.inWarehouse(warehouse[piece]), priceText]),
          )
          const figure = (
            <>
              <Piece kind={piece} player={seat} />
              <b>{warehouse[piece]}</b>
              <small>{price === null || price === 0 ? null : <Amount icon="yen" count={price} />}</small>
            </>
          )
          return (
            <li
              key={piece}
              data-says={label}
              data-none={warehouse[piece] === 0 || undefined}
              data-piece={own ? `${piece}:${seat}` : undefined}
              data-place="warehouse"
              data-many={warehouse[piece]}
            >
              {own ? (
                <Target id={targetOf('piece', piece)} label={label}>
                  {figure}
                </Target>
              ) : (
                <span className="held" role="img" aria-label={label}>
                  {figure}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
