import type { ReactNode } from 'react'

/** The technologies, each as a small print on the grid and with the inks of the icons. */
export const TECHNOLOGY_DRAWINGS: Readonly<Record<string, ReactNode>> = {
  // A street lamp on its post.
  gaslight: (
    <>
      <path className="ink" d="M11 12h2v10h-2zM8.5 21.5h7v1.5h-7z" />
      <path className="gold" d="M7 5h10l-2 8H9z" />
      <path className="roof" d="M6 5l6-4 6 4zM8.5 12.5h7v1.8h-7z" />
      <path d="M12 5v7.5" />
    </>
  ),
  // A platform under a gable with a clock.
  station: (
    <>
      <path className="seal" d="M3 11h18v11H3z" />
      <path className="roof" d="M1 11.5 12 3l11 8.5z" />
      <circle className="paper" cx="12" cy="8.4" r="2.1" />
      <path d="M12 7.2v1.4l1 .6" />
      <path
        className="ink"
        d="M5 22v-5.5a2 2 0 0 1 4 0V22zM10 22v-5.5a2 2 0 0 1 4 0V22zM15 22v-5.5a2 2 0 0 1 4 0V22z"
      />
    </>
  ),
  // A pickaxe.
  'mining-technology': (
    <>
      <path className="wood" d="M11 6h2.4v17H11z" />
      <path
        className="steel"
        d="M1.5 10C4 4.5 8 2.5 12.2 2.5S20.5 4.5 23 10c-3.5-2.3-6.5-3.2-10.8-3.2S5 7.7 1.5 10z"
      />
    </>
  ),
  // A spinning wheel.
  'spinning-mill': (
    <>
      <circle className="silk" cx="9.5" cy="10.5" r="8" />
      <path d="M9.5 2.5v16M1.5 10.5h16M3.8 4.8l11.4 11.4M15.2 4.8 3.8 16.2" />
      <circle className="wood" cx="9.5" cy="10.5" r="2.2" />
      <path className="wood" d="M2 20.5h20v2.5H2zM17.5 12.5h4.5l-1 5h-2.5z" />
    </>
  ),
  // A carriage between two wheels.
  stagecoach: (
    <>
      <path className="seal" d="M3.5 5h17v9.5c0 1.5-1 2.5-2.5 2.5H6c-1.5 0-2.5-1-2.5-2.5z" />
      <path className="window" d="M7 7.5h4v4H7zM13 7.5h4v4h-4z" />
      <circle className="gold" cx="6.5" cy="18.5" r="4" />
      <circle className="gold" cx="17.5" cy="18.5" r="4" />
      <path d="M6.5 14.5v8M2.5 18.5h8M17.5 14.5v8M13.5 18.5h8" />
    </>
  ),
  // A striped pavilion with its flag.
  exposition: (
    <>
      <path className="seal" d="M12 1v4l4.5-2z" />
      <path d="M12 1v5" />
      <path className="paper" d="M2 13 12 5.5 22 13v9.5H2z" />
      <path className="seal" d="M8.7 8 6.5 22.5H2V13zM15.3 8l2.2 14.5H22V13zM12 5.5l1.5 17h-3z" />
      <path d="M2 13c1.7 1.8 3.3 1.8 5 0 1.7 1.8 3.3 1.8 5 0 1.7 1.8 3.3 1.8 5 0 1.7 1.8 3.3 1.8 5 0" />
    </>
  ),
  // A mask on its stick.
  ball: (
    <>
      <path className="wood" d="M19.3 10.5h1.7V23h-1.7z" />
      <path
        className="gold"
        d="M1.5 5.5c3.5-1 7-.6 10 1 3-1.6 6.5-2 10-1 1 6-1.5 10.5-5.5 10.5-2 0-3.5-1.5-4.5-3.5-1 2-2.5 3.5-4.5 3.5-4 0-6.5-4.5-5.5-10.5z"
      />
      <path
        className="ink"
        d="M4.5 9c2-1 3.8-.7 5 1-1.5 1.4-3.8 1.1-5-1zM18.5 9c-2-1-3.8-.7-5 1 1.5 1.4 3.8 1.1 5-1z"
      />
    </>
  ),
  // An open book with two scripts.
  'language-school': (
    <>
      <path className="indigo" d="M1.5 6h21v15h-21z" />
      <path
        className="paper"
        d="M12 6.5C9 4 6 3.5 3 4v14.5c3-.5 6 0 9 2.5 3-2.5 6-3 9-2.5V4c-3-.5-6 0-9 2.5z"
      />
      <path d="M12 6.5V21M5.3 14l2.2-6 2.2 6M6 12h3M14.5 9h4.5M16.7 7.5v2c0 2-.9 3.7-2.5 4.7M16.5 10.5c.5 1.7 1.3 2.9 2.7 3.7" />
    </>
  ),
  // A hand press over a printed sheet.
  'letterpress-printing': (
    <>
      <path className="wood" d="M3 2h3.5v20H3zM17.5 2H21v20h-3.5zM6.5 3.5h11V7h-11z" />
      <path className="steel" d="M11 7h2v4.5h-2zM7.5 11.5h9V14h-9z" />
      <path className="paper" d="M6.5 16.5h11V19h-11z" />
      <path d="M13 8.5l8.5-2" />
    </>
  ),
  // A bottle and a glass.
  winery: (
    <>
      <path className="tea" d="M5.5 1.5h4V8c2 1.2 3 2.5 3 5v9.5h-10V13c0-2.5 1-3.8 3-5z" />
      <path className="paper" d="M4.3 14h6.4v4.5H4.3z" />
      <path className="glass" d="M14.5 10h8c0 4-1.3 6-4 6s-4-2-4-6z" />
      <path className="seal" d="M14.8 12.5h7.4c-.4 2.3-1.6 3.5-3.7 3.5s-3.3-1.2-3.7-3.5z" />
      <path d="M18.5 16v6M15.5 22.5h6" />
    </>
  ),
  // A letter with a stamp.
  'postal-system': (
    <>
      <path className="paper" d="M1.5 5h21v14.5h-21z" />
      <path d="M1.5 5 10 12.5c1.3 1 2.7 1 4 0L22.5 5M1.5 19.5l7-7.5" />
      <path className="seal" d="M17 12.5h4V18h-4z" />
    </>
  ),
  // A folded paper with its headline.
  newspaper: (
    <>
      <path className="steel" d="M18 7h4.5v13a2.3 2.3 0 0 1-4.5 0z" />
      <path className="paper" d="M2 2.5h16V20c0 1.3.8 2.3 2 2.5H4.5A2.5 2.5 0 0 1 2 20z" />
      <path className="ink" d="M4.5 5h11v2.5h-11zM4.5 10h4.5v5H4.5z" />
      <path d="M11 10.5h4.5M11 13h4.5M11 15.5h4.5M4.5 18.5h11" />
    </>
  ),
  // A bulb that shines.
  'electric-light': (
    <>
      <path
        className="gold"
        d="M12 2a7 7 0 0 1 4.5 12.4c-.9.8-1.5 1.7-1.5 2.6H9c0-.9-.6-1.8-1.5-2.6A7 7 0 0 1 12 2z"
      />
      <path className="steel" d="M9 17h6v3.5l-1.5 2h-3L9 20.5z" />
      <path d="M9 18.8h6M9.5 9.5 11 12l1-2.5 1 2.5 1.5-2.5M12 17v-5" />
    </>
  ),
  // A gabled hall with columns.
  university: (
    <>
      <path className="paper" d="M3.5 10h17v9.5h-17z" />
      <path className="indigo" d="M1 10 12 2.5 23 10z" />
      <path className="wall" d="M1.5 19.5h21V23h-21z" />
      <path d="M6.5 10v9.5M10.2 10v9.5M13.8 10v9.5M17.5 10v9.5" />
      <circle className="gold" cx="12" cy="7.3" r="1.5" />
    </>
  ),
  // A pole with its wires.
  telegram: (
    <>
      <path className="wood" d="M10.8 2h2.4v21h-2.4zM4 5.5h16V8H4zM6 11h12v2.3H6z" />
      <path d="M.5 3.5c3 2.5 5 2 5 2M23.5 3.5c-3 2.5-5 2-5 2M.5 9c4 2.5 6.5 2 6.5 2M23.5 9c-4 2.5-6.5 2-6.5 2" />
      <path className="paper" d="M4.5 3.5h2v2h-2zM17.5 3.5h2v2h-2z" />
    </>
  ),
  // A wall telephone with its crank and receiver.
  telephone: (
    <>
      <path className="wood" d="M6 2h12v20.5H6z" />
      <circle className="gold" cx="9.5" cy="5.5" r="1.6" />
      <circle className="gold" cx="14.5" cy="5.5" r="1.6" />
      <path className="ink" d="M10.5 10.5h3l1.5 5.5H9zM1.5 9h3.5v2.5H4V17h1v2.5H1.5V17h1v-5.5h-1z" />
      <path className="steel" d="M18 9.5h3v2h1.5v3H18z" />
    </>
  ),
  // Bricks in a stack.
  brickyard: (
    <>
      <path
        className="seal"
        d="M1.5 16h10.2v6.5H1.5zM12.3 16h10.2v6.5H12.3zM6.5 9.5h11V16h-11zM9 3h6.5v6.5H9z"
      />
      <path d="M3.5 18h3M14.5 18h3M8.5 11.5h3" />
    </>
  ),
  // Rates that rise.
  'stock-system': (
    <>
      <path className="paper" d="M2 2.5h20v19H2z" />
      <path className="tea" d="M5 15h3v4.5H5zM10.5 11.5h3v8h-3zM16 7.5h3v12h-3z" />
      <path d="M4.5 11.5 9 7.5l3 2 7-5M15.5 4.5H19V8" />
    </>
  ),
  // A deed with its seal and ribbon.
  'patent-system': (
    <>
      <path className="paper" d="M3.5 2h15v17h-15z" />
      <path d="M6.5 5.5h9M6.5 8.5h9M6.5 11.5h5" />
      <path className="indigo" d="M14.5 16.5h4.5v7l-2.2-1.8-2.3 1.8z" />
      <circle className="seal" cx="16.8" cy="15.5" r="3.5" />
    </>
  ),
  // A car on its rails.
  tram: (
    <>
      <path d="M12 1v3M8 1h8" />
      <path className="tea" d="M3 7h18v11.5H3z" />
      <path className="roof" d="M2 4h20v3H2z" />
      <path className="window" d="M5 9h4v4H5zM10 9h4v4h-4zM15 9h4v4h-4z" />
      <circle className="ink" cx="7.5" cy="19.5" r="2.3" />
      <circle className="ink" cx="16.5" cy="19.5" r="2.3" />
      <path d="M1 23h22" />
    </>
  ),
}
