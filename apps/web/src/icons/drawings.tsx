import type { ReactNode } from 'react'

/** The icons of goods, pieces and controls: one grid of 24, one stroke. `tint` is filled where a thing has a colour. */
export const DRAWINGS = {
  coffee: (
    <>
      <ellipse className="tint" cx="12" cy="12" rx="6.4" ry="9" transform="rotate(32 12 12)" />
      <path d="M16.2 4.6c-3.4 2.6 1 5.2-3.8 7.4s-.8 5-4.6 7.4" />
    </>
  ),
  banana: (
    <path
      className="tint"
      d="M5.5 3.5c-1 9 5 16.5 14 17 1.3 0 1.6-1.7.5-2.2C13.5 15.5 9.5 10.5 8 4zM8 4 7 2.5 5 3z"
    />
  ),
  cotton: (
    <>
      <path
        className="tint"
        d="M12 5.2a4 4 0 0 1 6.7 3.6 3.9 3.9 0 0 1-2.9 6.7 4 4 0 0 1-7.6 0 3.9 3.9 0 0 1-2.9-6.7A4 4 0 0 1 12 5.2z"
      />
      <path d="M12 9v3.5M7 15.5c1.5 2.6 3 3.8 5 3.8s3.5-1.2 5-3.8M12 19.3V22" />
    </>
  ),
  crate: <path className="tint" d="M4 8l8-4.5L20 8v8.5L12 21l-8-4.5zM4 8l8 4.5L20 8M12 12.5V21" />,
  expansion: (
    <>
      <path className="tint" d="M6 4.2c4.2-2 7.6 2 12.5 0v9.3c-4.9 2-8.3-2-12.5 0z" />
      <path d="M6 21.5V3" />
    </>
  ),
  bookkeeper: (
    <>
      <path className="tint" d="M7.2 17C8 10.5 12.5 5 20.5 3c-.3 7.5-4.3 12.4-11 13.5z" />
      <path d="M4 21.5c1.8-5.5 5-9.5 10-12.5" />
    </>
  ),
  diamondMerchant: (
    <>
      <path className="tint" d="M5.5 7.5l-3 6.5h6zM18.5 7.5l-3 6.5h6z" />
      <path d="M12 3.5V20M7.5 20.5h9M5.5 7.5 12 6l6.5 1.5" />
    </>
  ),
  share: (
    <>
      <path className="tint" d="M3.5 4.5h17v12h-17z" />
      <path d="M7 8.3h10M7 11.6h5" />
      <circle className="seal" cx="16" cy="15.5" r="3.3" />
      <path d="M14.5 18.5l-.5 3 2-1.2 2 1.2-.5-3" />
    </>
  ),
  pound: (
    <>
      <circle className="tint" cx="12" cy="12" r="9" />
      <path d="M15.3 8.6a2.9 2.9 0 0 0-5.3 1.6v4.6c0 1-.7 1.7-1.6 1.7h7.2M8.5 12.6h5" />
    </>
  ),
  diamond: <path className="tint" d="M7 4.5h10l4 5L12 20.5 3 9.5zM3 9.5h18M9 9.5l3 11 3-11-3-5z" />,
  book: (
    <path
      className="tint"
      d="M12 6.5c-2.8-1.9-5.8-2-9-1.2v12.9c3.2-.8 6.2-.7 9 1.2 2.8-1.9 5.8-2 9-1.2V5.3c-3.2-.8-6.2-.7-9 1.2zM12 6.5v12.9"
    />
  ),
  step: <path d="M5 5l7 7-7 7M12.5 5l7 7-7 7" />,
  mine: (
    <>
      <path className="tint" d="M3.5 11.5C8 4.5 14 3 20.5 6.5c-6-.8-10.5.7-15 6.5z" />
      <path d="M11.5 7.5 17.5 21" />
    </>
  ),
  post: <path className="tint" d="M3.5 11.5 12 4l8.5 7.5H18V20H6v-8.5zM10 20v-5h4v5" />,
  removePost: (
    <>
      <path className="tint" d="M3.5 11.5 12 4l8.5 7.5H18V20H6v-8.5z" />
      <path d="M9 10.5l6 6M15 10.5l-6 6" />
    </>
  ),
  inkwell: (
    <>
      <path className="tint" d="M8.5 10h7l2.5 3v6.5H6V13z" />
      <path d="M9.5 10V7h5v3M12 8c2-1 4-3 6-6" />
    </>
  ),
  marker: (
    <>
      <circle className="tint" cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="4.5" />
    </>
  ),
  firstPlayer: (
    <>
      <circle className="tint" cx="12" cy="12" r="6" />
      <path d="M12 2v20M2 12h20M5 5l14 14M19 5 5 19" />
    </>
  ),
  card: <path className="tint" d="M6 3.5h12v17H6zM9 7h6M9 10h6" />,
  buy: (
    <>
      <path className="tint" d="M4 3.5h10v14H4z" />
      <circle className="seal" cx="16" cy="16" r="5" />
      <path d="M17.8 14.3a1.6 1.6 0 0 0-3 .9v2c0 .6-.4 1-.8 1h3.8M14 16.3h2.6" />
    </>
  ),
  discard: (
    <>
      <path className="tint" d="M5 3.5h10v13H5z" />
      <path d="M19 9v10h-9M13 16l-3 3 3 3" />
    </>
  ),
  plusOneGood: (
    <>
      <path className="tint" d="M3 9.5l7-4 7 4v7l-7 4-7-4zM3 9.5l7 4 7-4M10 13.5v7" />
      <path d="M20 2.5v6M17 5.5h6" />
    </>
  ),
  lock: (
    <>
      <path className="tint" d="M5.5 11h13v9.5h-13z" />
      <path d="M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
    </>
  ),
  log: <path d="M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4" />,
  clock: (
    <>
      <circle className="tint" cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.5 2.3" />
    </>
  ),
  hourglass: <path d="M6 3h12M6 21h12M7.5 3c0 5 9 9 9 18M16.5 3c0 5-9 9-9 18" />,
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.6-4.4 3-6.6 6.5-6.6s5.9 2.2 6.5 6.6M16 4.9a3.5 3.5 0 0 1 0 6.4M18 14.2c2 .9 3.2 2.8 3.6 5.8" />
    </>
  ),
  talk: <path d="M4 5h16v11h-9l-4.5 4v-4H4zM8 9h8M8 12.2h5" />,
  rules: <path d="M6 3.5h11a2 2 0 0 1 2 2v15H8a2 2 0 0 1-2-2zM6 18a2 2 0 0 1 2-2h11M9.5 7.5h6" />,
  text: <path d="M4 5.5h16M4 10h16M4 14.5h16M4 19h9" />,
  score: <path d="M4 20.5h16M6.5 17v-5M12 17V5M17.5 17V9" />,
  gear: (
    <>
      <circle cx="12" cy="12" r="3.2" />
      <path d="M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8M18.7 5.3l-2.8 2.8M8.1 15.9l-2.8 2.8" />
    </>
  ),
  zoomIn: <path d="M12 5v14M5 12h14" />,
  zoomOut: <path d="M5 12h14" />,
  whole: <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  undo: <path d="M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3" />,
  reset: <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3v4.5H15" />,
  before: <path d="M15 4.5 7.5 12l7.5 7.5" />,
  after: <path d="M9 4.5l7.5 7.5L9 19.5" />,
  star: (
    <path className="tint" d="M12 3l2.7 6 6.5.6-4.9 4.3 1.5 6.4L12 17l-5.8 3.3 1.5-6.4-4.9-4.3 6.5-.6z" />
  ),
  check: <path d="M4.5 12.5l5 5 10-11" />,
  door: <path d="M13 3.5H5v17h8M11 12h9M16.5 8.5 20 12l-3.5 3.5" />,
  home: <path d="M4 11.5 12 4l8 7.5M6.5 10v10h11V10" />,
  link: (
    <path d="M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5" />
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof DRAWINGS
