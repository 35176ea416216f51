import type { ReactNode } from 'react'

/** The icons of goods and of what can be gained or done: one grid of 24, one key-line, each with a shape of its own. */
export const DRAWINGS = {
  copper: (
    <>
      <path className="copper" d="M7 8h10l4.5 10.5h-19z" />
      <path d="M7 8l2.5 4.5h5L17 8M9.5 12.5 2.5 18.5M14.5 12.5l7 6" />
    </>
  ),
  silk: (
    <>
      <path
        className="silk"
        d="M3 5c3 2 6 4 7.5 5.5h3C15 9 18 7 21 5v14c-3-2-6-4-7.5-5.5h-3C9 15 6 17 3 19z"
      />
      <path d="M10.5 10.5v3M13.5 10.5v3M6 8.5v7M18 8.5v7" />
    </>
  ),
  tea: (
    <>
      <path
        className="tea"
        d="M12 21C5.5 19 3 13.5 3.5 7c5 .5 8.5 4 8.5 9 0-5 3.5-8.5 8.5-9 .5 6.5-2 12-8.5 14z"
      />
      <path className="tea" d="M12 13c-2.5-3.5-2.5-7 0-10.5 2.5 3.5 2.5 7 0 10.5z" />
      <path d="M12 21v-5" />
    </>
  ),
  fish: (
    <>
      <path className="fish" d="M2 12c4-6.5 10.5-7 15-2.5L22 6c-1 4-1 8 0 12l-5-3.5C12.5 19 6 18.5 2 12z" />
      <path d="M9 8c1.5 2.5 1.5 5.5 0 8" />
      <circle className="dot" cx="6" cy="11" r="0.9" />
    </>
  ),
  import: (
    <>
      <path className="import" d="M3.5 4.5h17v15h-17z" />
      <path d="M3.5 9h17M3.5 15h17M3.5 9l17 6" />
      <path className="seal" d="M9.5 9.5h5v5h-5z" />
    </>
  ),
  yen: (
    <>
      <circle className="gold" cx="12" cy="12" r="9.5" />
      <path d="M8 6.5l4 5.5 4-5.5M12 12v6M8.5 13h7M8.5 15.8h7" />
    </>
  ),
  vp: (
    <>
      <path
        className="blossom"
        d="M12 11C6.4 9 6.6 3.4 10.2 1.2L12 2.6L13.8 1.2C17.4 3.4 17.6 9 12 11zM13 11.7C13.1 5.7 18.5 4.2 21.7 7L20.9 9.1L22.8 10.4C21.8 14.5 16.6 16.4 13 11.7zM12.6 12.8C18.3 11.1 21.4 15.8 19.8 19.7L17.5 19.6L16.9 21.8C12.7 22.1 9.2 17.7 12.6 12.8zM11.4 12.8C14.8 17.7 11.3 22.1 7.1 21.8L6.5 19.6L4.2 19.7C2.6 15.8 5.7 11.1 11.4 12.8zM11 11.7C7.4 16.4 2.2 14.5 1.2 10.4L3.1 9.1L2.3 7C5.5 4.2 10.9 5.7 11 11.7z"
      />
      <circle className="gold" cx="12" cy="12" r="2.6" />
    </>
  ),
  anyGood: (
    <>
      <path className="copper" d="M12 12V2.5A9.5 9.5 0 0 0 2.5 12z" />
      <path className="silk" d="M12 12h9.5A9.5 9.5 0 0 0 12 2.5z" />
      <path className="tea" d="M12 12H2.5a9.5 9.5 0 0 0 9.5 9.5z" />
      <path className="fish" d="M12 12v9.5a9.5 9.5 0 0 0 9.5-9.5z" />
    </>
  ),
  warehouse: (
    <>
      <path className="wall" d="M3.5 9.5h12v11h-12z" />
      <path className="roof" d="M1.5 9.5 9.5 3l8 6.5z" />
      <path d="M3.5 15l5.5 5.5M3.5 20.5 9 15l6.5 5.5" />
      <path className="arrow" d="M13 12.5h5V9.8l4.5 4.7-4.5 4.7v-2.7h-5z" />
    </>
  ),
  deploy: (
    <>
      <path className="straw" d="M1.5 9.5c3-1.5 5.5-4 7.5-6.5 2 2.5 4.5 5 7.5 6.5-4.5 1.5-10.5 1.5-15 0z" />
      <path className="coat" d="M3.5 21c0-7 1.5-10.5 5.5-10.5s5.5 3.5 5.5 10.5z" />
      <path className="arrow" d="M12.5 13.5h5v-2.7l5 4.7-5 4.7v-2.7h-5z" />
    </>
  ),
  power: (
    <>
      <path className="fan" d="M12 20 1.5 10C4 5.5 8 3.5 12 3.5s8 2 10.5 6.5z" />
      <path d="M12 20 7 4.8M12 20l5-15.2M12 20V3.5" />
      <circle className="dot" cx="12" cy="20" r="1.5" />
    </>
  ),
  order: (
    <>
      <path className="paper" d="M5.5 3h13v18h-13z" />
      <path d="M15.5 6v7M12.5 6v9.5M9.5 6v5" />
      <path className="seal" d="M8 14.5h3.5V18H8z" />
    </>
  ),
  technology: (
    <>
      <path
        className="steel"
        d="M10.3 5L10.4 1.9L13.6 1.9L13.7 5L15.7 5.8L18 3.7L20.3 6L18.2 8.3L19 10.3L22.1 10.4L22.1 13.6L19 13.7L18.2 15.7L20.3 18L18 20.3L15.7 18.2L13.7 19L13.6 22.1L10.4 22.1L10.3 19L8.3 18.2L6 20.3L3.7 18L5.8 15.7L5 13.7L1.9 13.6L1.9 10.4L5 10.3L5.8 8.3L3.7 6L6 3.7L8.3 5.8z"
      />
      <circle className="paper" cx="12" cy="12" r="3.2" />
    </>
  ),
  agent: (
    <>
      <path className="ink" d="M6 8.5C6 4.5 8.5 2.5 12 2.5s6 2 6 6z" />
      <path className="ink" d="M3.5 8.5h17v1.8h-17z" />
      <path className="face" d="M7 10.3h10V14c0 3.5-2 6-5 6s-5-2.5-5-6z" />
      <path
        className="ink"
        d="M8 15.5c1.2-1.5 2.8-1.8 4-.8 1.2-1 2.8-.7 4 .8-1.5.8-3 .7-4-.1-1 .8-2.5.9-4 .1z"
      />
      <path className="coat" d="M4 22.5c.5-2 2-3 4.5-3.5l3.5 2 3.5-2c2.5.5 4 1.5 4.5 3.5z" />
    </>
  ),
  fivePower: (
    <>
      <path className="seal" d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z" />
      <path className="cut" d="M15.5 7h-6l-.5 5c3.5-1.5 7-.3 7 2.5 0 3-4.5 3.7-7 1.7" />
    </>
  ),
  achievement: (
    <>
      <path className="indigo" d="M7 2h4l2.5 7H9zM17 2h-4l-2.5 7H15z" />
      <circle className="gold" cx="12" cy="15" r="6.5" />
      <path d="M12 11.2l1.1 2.3 2.5.4-1.8 1.8.4 2.5-2.2-1.2-2.2 1.2.4-2.5-1.8-1.8 2.5-.4z" />
    </>
  ),
  faith: (
    <>
      <path className="glass" d="M4 21.5V11c0-5 3.5-8.5 8-8.5s8 3.5 8 8.5v10.5z" />
      <path className="gold" d="M10.6 7h2.8v3.3h3.2v2.8h-3.2v5.4h-2.8v-5.4H7.4v-2.8h3.2z" />
    </>
  ),
  level: (
    <>
      <path className="glass" d="M9.5 2.5h5v6.5l5.5 9.5c.8 1.5 0 3-1.7 3H5.7c-1.7 0-2.5-1.5-1.7-3L9.5 9z" />
      <path className="fish" d="M7.2 13.5h9.6l3.2 5c.8 1.5 0 3-1.7 3H5.7c-1.7 0-2.5-1.5-1.7-3z" />
      <path d="M8.5 2.5h7" />
    </>
  ),
  trade: (
    <>
      <path className="gold" d="M2.5 8.5 8 3.5V6.5h12v4H8v3z" />
      <path className="indigo" d="M21.5 15.5 16 10.5v3H4v4h12v3z" />
    </>
  ),
  production: (
    <>
      <path className="wall" d="M4 11h16v10.5H4z" />
      <path className="tea" d="M1.5 12 12 2.5 22.5 12z" />
      <path
        className="tea"
        d="M12 20.5c-3.5-1-4.5-3.5-4-6.5 2.5.3 4 1.8 4 4 0-2.2 1.5-3.7 4-4 .5 3-.5 5.5-4 6.5z"
      />
    </>
  ),
  commercial: (
    <>
      <path className="wall" d="M4 11h16v10.5H4z" />
      <path className="indigo" d="M1.5 12 12 2.5 22.5 12z" />
      <circle className="gold" cx="12" cy="16.7" r="3.6" />
      <path d="M10.8 15.5h2.4v2.4h-2.4z" />
    </>
  ),
  customs: (
    <>
      <path className="wall" d="M3 10.5h18v12H3z" />
      <path className="roof" d="M1.5 11 12 4.5 22.5 11z" />
      <path className="seal" d="M12 1v4.5l5-2.2z" />
      <path className="import" d="M8 15h8v7.5H8z" />
      <path d="M12 1v5M8 18.5h8M12 15v7.5" />
    </>
  ),
  gift: (
    <>
      <path className="paper" d="M4 7.5h16v13H4z" />
      <path className="seal" d="M10.3 7.5h3.4v13h-3.4z" />
      <path
        className="seal"
        d="M12 7.5C8 7.5 5.5 6 6.5 3.8 8 2 11 4 12 7.5c1-3.5 4-5.5 5.5-3.7 1 2.2-1.5 3.7-5.5 3.7z"
      />
    </>
  ),
  hand: (
    <path
      className="face"
      d="M6 13V7.5a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0v-.5a1.5 1.5 0 0 1 3 0V7a1.5 1.5 0 0 1 3 0v7.5c0 4.5-2.5 7-6 7-3 0-4.5-1.2-6-4l-2.8-5c-.7-1.5 1-2.7 2.3-1.3zM9 7.5V12M12 5v7M15 6v6"
    />
  ),
  gate: (
    <>
      <path className="wood" d="M2.5 5h4v17h-4zM17.5 5h4v17h-4z" />
      <path className="seal" d="M.8 8.5h22.4v5H.8z" />
      <path className="cut" d="M5 8.5l3 5M11 8.5l3 5M17 8.5l3 5" />
    </>
  ),
  foot: (
    <>
      <path className="geta" d="M4 3.5h6v13H4zM14 7.5h6v13h-6z" />
      <path className="getal" d="M3 7h8M3 13h8M13 11h8M13 17h8" />
    </>
  ),
  bell: (
    <>
      <path className="gold" d="M6 18c-1-8 0-13 6-13s7 5 6 13z" />
      <path className="ink" d="M4 18h16v2.5H4zM11 2h2v3h-2z" />
      <circle className="ink" cx="12" cy="21.5" r="1.8" />
    </>
  ),
  // A blossom without its heart, for a number to be printed on.
  blossom: (
    <>
      <path
        className="blossom"
        d="M12 11C6.4 9 6.6 3.4 10.2 1.2L12 2.6L13.8 1.2C17.4 3.4 17.6 9 12 11zM13 11.7C13.1 5.7 18.5 4.2 21.7 7L20.9 9.1L22.8 10.4C21.8 14.5 16.6 16.4 13 11.7zM12.6 12.8C18.3 11.1 21.4 15.8 19.8 19.7L17.5 19.6L16.9 21.8C12.7 22.1 9.2 17.7 12.6 12.8zM11.4 12.8C14.8 17.7 11.3 22.1 7.1 21.8L6.5 19.6L4.2 19.7C2.6 15.8 5.7 11.1 11.4 12.8zM11 11.7C7.4 16.4 2.2 14.5 1.2 10.4L3.1 9.1L2.3 7C5.5 4.2 10.9 5.7 11 11.7z"
      />
      <circle className="blossom bare" cx="12" cy="12" r="4" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof DRAWINGS
