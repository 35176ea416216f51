import type { ReactNode } from 'react'
import type { PieceKind } from './piece-cuts.ts'

/** The pieces: figures stand with their own light around them, so that they stand out from any scene. */
export const PIECE_DRAWINGS: Readonly<Record<PieceKind, ReactNode>> = {
  // A man of business: top hat, moustache, and a long coat with the crest.
  president: (
    <>
      <ellipse className="shadow" cx="20" cy="51.5" rx="15" ry="2.5" />
      <path
        className="halo"
        d="M13.5 1.5h13l.8 8.5h4v3h-5.6c0 2-.5 3.6-1.2 4.7C31 20.5 35 28 34 45l-6 .8.6 6.2h-17.2l.6-6.2L6 45c-1-17 3-24.5 9.5-27.3-.7-1.1-1.2-2.7-1.2-4.7H8.7v-3h4z"
      />
      <path className="ink" d="M12.5 43h6.5l-.5 9h-6.6zM21 43h6.5l.6 9h-6.6z" />
      <path
        className="dye"
        d="M6 44.5C5 28 9 21 15.5 18.5L20 24l4.5-5.5C31 21 35 28 34 44.5c-4.5 1.3-9 1.7-14 1.7s-9.5-.4-14-1.7z"
      />
      <path className="snow" d="M16.3 18.5 20 26l3.7-7.5z" />
      <path className="face" d="M14.5 12h11c.5 4.7-1.2 8-5.5 8s-6-3.3-5.5-8z" />
      <path className="tash" d="M16.5 16.5c1.2-1.3 2.4-1.3 3.5-.3 1.1-1 2.3-1 3.5.3" />
      <path className="hat" d="M13.5 1.5h13l.8 8.5h4v2.5H8.7V10h4z" />
      <path className="dye" d="M12.9 7h14.2l.3 3H12.7z" />
    </>
  ),
  // A carrier in a straw hat and a short coat with the crest.
  assistant: (
    <>
      <ellipse className="shadow" cx="15" cy="36" rx="11" ry="2" />
      <path
        className="halo"
        d="M1.5 13C6.5 10.5 11.5 6 15 2c3.5 4 8.5 8.5 13.5 11l-4 1.5c1.5 3.5 2 9 1.7 15.5h-4v6.5H8.8V30h-5c-.3-6.5.2-12 1.7-15.5z"
      />
      <path className="face" d="M9 28h4.5v8H9zM16.5 28H21v8h-4.5z" />
      <path className="dye" d="M4 30C3.5 18 7 12.5 15 12.5S26.5 18 26 30z" />
      <path className="straw" d="M1.5 13C6.5 10.5 11.5 6 15 2c3.5 4 8.5 8.5 13.5 11-7 2.8-20 2.8-27 0z" />
    </>
  ),
  // A shop front: tiled roof, and the curtain with the crest.
  shop: (
    <>
      <path className="wood" d="M3.5 10h19v15h-19z" />
      <path className="dye" d="M5.5 11h15v10h-15z" />
      <path className="roof" d="M.8 11C3.5 9.5 5 7.5 6 5h14c1 2.5 2.5 4.5 5.2 6z" />
    </>
  ),
  // A house of two floors in the western manner, with the crest over the door.
  tradingHouse: (
    <>
      <path className="dye" d="M3 11 13 3l10 8v18H3z" />
      <path className="roof" d="M1 12 13 2l12 10-1.6 2L13 5.5 2.6 14z" />
      <path className="lit" d="M5.5 21h4.5v5H5.5zM16 21h4.5v5H16z" />
    </>
  ),
  // A locomotive of the first line.
  station: (
    <>
      <path className="roof" d="M12.5 2.5h9.5V5h-9.5z" />
      <path className="dye" d="M13.5 5h7.5v12.5H2.5v-7h11z" />
      <path className="ink" d="M4 4h4.5L7.5 10.5H5z" />
      <path className="lit" d="M15.5 7h3.5v4h-3.5z" />
      <path className="wood" d="M1 17.5h21.5V19H1z" />
      <circle className="ink" cx="6" cy="20" r="3" />
      <circle className="ink" cx="13" cy="20" r="3" />
      <circle className="ink" cx="19" cy="20.5" r="2.5" />
    </>
  ),
}
