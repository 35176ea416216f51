import type { ReactNode } from 'react'

interface Drawing {
  readonly viewBox: string
  readonly drawing: ReactNode
}

/** What lies in the bay and stands in the streets, each in a size of its own. */
export const HARBOUR = {
  // A paddle steamer of the mail line.
  steamer: {
    viewBox: '-6 -4 132 66',
    drawing: (
      <>
        <path className="smoke" d="M58 16c-5-5 4-8 0-14 9 2 9-4 20-4s13 4 26 0c-2 9-13 7-20 11s-13 2-26 7z" />
        <path className="line" d="M30 44V8M94 42V10M30 10 6 42M30 10l26 14M94 12 66 26M94 12l22 26" />
        <path
          className="silk"
          d="M29 14c-9 4-13 13-15 24 6-3 11-3 15-2zM95 16c7 6 10 12 11 20-4-2-8-2-11-1z"
        />
        <path className="vermilion" d="M54 40V16h9v24z" />
        <path className="ink" d="M54 16h9v5h-9z" />
        <path className="wall" d="M28 34h62v8H28z" />
        <path className="window" d="M33 36h4v3h-4zM42 36h4v3h-4zM68 36h4v3h-4zM78 36h4v3h-4z" />
        <path className="hull" d="M1 40c17 3 95 3 118-2-1 9-6 17-15 19H24C11 57 5 49 1 40z" />
        <path className="gold" d="M3 42.5c21 3 90 3 115-1.5l-.6 2.5C96 47.5 26 47.5 4 45z" />
        <circle className="wood" cx="59" cy="50" r="9" />
        <path className="line" d="M50 50h18M59 41v18M52.6 43.6l12.8 12.8M65.4 43.6 52.6 56.4" />
        <path className="foam" d="M-4 58c8-3 12 3 20 0s12 3 20 0 12 3 20 0 12 3 20 0 12 3 20 0 12 3 20 0" />
      </>
    ),
  },
  // A junk under two sails.
  junk: {
    viewBox: '0 0 52 46',
    drawing: (
      <>
        <path className="wood" d="M25 3h2v34h-2z" />
        <path className="silk" d="M24 5C12 8 7 20 6 32h18z" />
        <path className="straw" d="M28 6c10 4 16 14 17 26H28z" />
        <path className="line" d="M10 20h14M8 26h16M28 14h9M28 20h13M28 26h15" />
        <path className="wood" d="M2 33c14 4 34 4 48-2-1 7-5 11-11 12H13C7 42 4 38 2 33z" />
        <path className="foam" d="M0 44c6-2 9 2 14 0s9 2 14 0 9 2 14 0 6 1 9 0" />
      </>
    ),
  },
  // A boat with its boatman.
  sampan: {
    viewBox: '0 0 48 26',
    drawing: (
      <>
        <path className="indigo" d="M12 16c0-5 2-7 5-7s5 2 5 7z" />
        <path className="straw" d="M9 10c3-1 6-4 8-5 2 1 5 4 8 5-5 2-11 2-16 0zM26 16c0-6 4-8 8-8s8 2 8 8z" />
        <path className="wood" d="M1 14c12 4 32 4 46-1-2 6-6 9-11 9H13C7 22 3 19 1 14z" />
        <path className="line" d="M10 6 3 24" />
        <path className="foam" d="M0 24c6-2 9 2 14 0s9 2 14 0 9 2 14 0" />
      </>
    ),
  },
  // A boat under one square sail, wide enough for a seal and a number.
  cutter: {
    viewBox: '0 0 44 46',
    drawing: (
      <>
        <path className="wood" d="M21 2h2v34h-2z" />
        <path className="silk" d="M6 8h32l3 22H3z" />
        <path className="line" d="M3 30h38" />
        <path className="wood" d="M2 33c12 3 28 3 40-1-1 7-4 10-9 11H11c-5-1-8-5-9-10z" />
        <path className="foam" d="M0 44c5-2 8 2 12 0s8 2 12 0 8 2 12 0 5 1 8 0" />
      </>
    ),
  },
  // A gas lamp; its light falls on the street at night.
  lamp: {
    viewBox: '0 0 14 30',
    drawing: (
      <>
        <path className="ink" d="M6.2 12h1.6v16H6.2zM4 27.5h6V30H4z" />
        <path className="glowing" d="M3.5 4.5h7L9.2 12H4.8z" />
        <path className="ink" d="M2.5 5 7 1.5 11.5 5z" />
      </>
    ),
  },
  // The lighthouse at the mouth of the bay.
  lighthouse: {
    viewBox: '0 0 30 60',
    drawing: (
      <>
        <path className="rock" d="M0 58c2-8 8-10 14-10s13 3 16 10z" />
        <path className="wall" d="M9 50 11 16h8l2 34z" />
        <path className="vermilion" d="M10.2 30l.5-7h8.6l.5 7zM9.4 44l.5-7h10.2l.5 7z" />
        <path className="glowing" d="M11 9h8v7h-8z" />
        <path className="roof" d="M9 9.5 15 3l6 6.5z" />
      </>
    ),
  },
  // A gull.
  gull: {
    viewBox: '0 0 24 10',
    drawing: (
      <>
        <path className="gull" d="M1 6c4-5 8-5 11 0 3-5 7-5 11 0-4-2-8-1-11 2-3-3-7-4-11-2z" />
      </>
    ),
  },
  // The prints of wooden sandals, two steps.
  trail: {
    viewBox: '0 0 24 54',
    drawing: (
      <>
        <path className="geta" d="M3 29h7v15H3zM14 37h7v15h-7zM3 2h7v15H3zM14 10h7v15h-7z" />
        <path className="getal" d="M2 33h9M2 40h9M13 41h9M13 48h9M2 6h9M2 13h9M13 14h9M13 21h9" />
      </>
    ),
  },
} satisfies Record<string, Drawing>

export type HarbourName = keyof typeof HARBOUR
