import { COUNTRIES, type Country } from '@entrepot/yokohama'
import type { ReactNode } from 'react'

/** 英 米 仏 独 蘭, cut as strokes on a grid of 24: no page waits for a font of thousands of characters for these five. */
const CHARACTERS: Readonly<Record<Country, string>> = {
  england:
    'M3 5.5h18M8 2.5v6M16 2.5v6M6 11h12v5M6 11v5M12 8.5V16M3 16h18M12 16c-1 3-4 5-8 6M12 16c1 3 4 5 8 6',
  usa: 'M12 2.5v19M3 11h18M6 4l3 4.5M18 4l-3 4.5M11.5 11.5 4 20M12.5 11.5 20 20',
  france: 'M9.5 3 3.5 11.5M7 8v13.5M16.5 3.5 12 18l8-2M17.5 12.5l3.5 8',
  germany:
    'M10 3C8 6 6 8 3 9M5 4.5c3 3 4 7 3.5 12.5 0 3.5-1 4.5-3.5 4M8 11.5c-1.5 3-3 4.5-5 5.5M12 7.5h9v6h-9zM16.5 3v16M11.5 19.5h8M19 16l2.5 5.5',
  netherlands:
    'M3 4.5h18M8 2v5M16 2v5M4 22V8.5h5.5v5H4M4 11h5.5M20 22V8.5h-5.5v5H20M14.5 11H20M12 13v9M8 15.5h8M9.5 15.5v3h5v-3M12 18.5 8.5 22M12 18.5l3.5 3.5',
}

/**
 * A flag in the shape of its parts alone: crossed, starred, upright bars, level bars. The seal is printed in one ink, so
 * the shape tells what the colours would.
 */
const FLAGS: Readonly<Record<Country, ReactNode>> = {
  england: (
    <>
      <path className="flag-a" d="M0 0h24v8H0z" />
      <path className="flag-line" d="M0 0l24 8M24 0 0 8" />
      <path className="flag-b" d="M10.2 0h3.6v8h-3.6zM0 2.6h24v2.8H0z" />
    </>
  ),
  usa: (
    <>
      <path className="flag-b" d="M0 0h24v8H0z" />
      <path className="flag-line" d="M10 2.5h14M0 6.5h24M10 4.5h14" />
      <path className="flag-a" d="M0 0h10v5.2H0z" />
      <path className="flag-star" d="M5 .8l.6 1.3 1.4.1-1.1.9.4 1.4L5 3.7l-1.3.8.4-1.4L3 2.2l1.4-.1z" />
    </>
  ),
  france: (
    <>
      <path className="flag-b" d="M0 0h24v8H0z" />
      <path className="flag-a" d="M0 0h8v8H0z" />
      <path className="flag-c" d="M16 0h8v8h-8z" />
    </>
  ),
  germany: (
    <>
      <path className="flag-k" d="M0 0h24v2.7H0z" />
      <path className="flag-b" d="M0 2.7h24v2.6H0z" />
      <path className="flag-c" d="M0 5.3h24V8H0z" />
    </>
  ),
  netherlands: (
    <>
      <path className="flag-c" d="M0 0h24v2.7H0z" />
      <path className="flag-b" d="M0 2.7h24v2.6H0z" />
      <path className="flag-a" d="M0 5.3h24V8H0z" />
    </>
  ),
}

/** The stamp of each country, and the flag under it. */
export const SEALS = Object.fromEntries(
  COUNTRIES.map((country) => [
    country,
    {
      stamp: (
        <>
          <path
            className="stamp"
            d="M2 0h20a2 2 0 0 1 2 2v19a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z"
          />
          <path className="character" d={CHARACTERS[country]} transform="translate(2.4 1.9) scale(0.8)" />
        </>
      ),
      flag: (
        <>
          {FLAGS[country]}
          <path className="flag-edge" d="M0 0h24v8H0z" />
        </>
      ),
    },
  ]),
) as Readonly<Record<Country, { readonly stamp: ReactNode; readonly flag: ReactNode }>>
