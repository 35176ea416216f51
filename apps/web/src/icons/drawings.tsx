import type { ReactNode } from 'react'

/** The icons of controls, and of pieces that no game draws itself: one grid of 24, one stroke. `tint` is filled where a thing has a colour. */
export const DRAWINGS = {
  card: <path className="tint" d="M6 3.5h12v17H6zM9 7h6M9 10h6" />,
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
  play: <path className="tint" d="M7 4.5 19 12 7 19.5z" />,
  pause: <path d="M8.5 5v14M15.5 5v14" />,
  nextMove: <path d="M6 4.5 15 12l-9 7.5zM18.5 5v14" />,
  skip: <path d="M4 5.5 11 12l-7 6.5zM11.5 5.5l7 6.5-7 6.5zM20.5 5v14" />,
  replay: <path d="M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 3v4.5H9M10.5 9v6l4.5-3z" />,
  legend: <path d="M5 5h4v4H5zM5 15h4v4H5zM12.5 7h7M12.5 17h7" />,
  keyboard: <path d="M2.5 6.5h19v11h-19zM6 10h.5M9.5 10h.5M13 10h.5M16.5 10h.5M7 14h10" />,
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
