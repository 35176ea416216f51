import { Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { HARBOUR } from './harbour-drawings.tsx'
import { DRAWINGS } from './icon-drawings.tsx'
import { PIECE_CUTS } from './piece-cuts.tsx'
import { SEALS } from './seal-drawings.tsx'

/** What is drawn often is cut once, as a block, and printed from it: a table holds hundreds of icons and figures. */
type Sort = 'icon' | 'piece' | 'seal' | 'chop' | 'harbour'

/** The address of a block in the page. */
export function blockOf(sort: Sort, name: string): string {
  return `#yokohama-${sort}-${name}`
}

function Block({
  sort,
  name,
  viewBox,
  children,
}: {
  sort: Sort
  name: string
  viewBox: string
  children: ReactNode
}): ReactNode {
  // What is printed from a block knows nothing of where it is printed: its inks come in as custom properties.
  return (
    <symbol id={blockOf(sort, name).slice(1)} className="block" viewBox={viewBox}>
      {children}
    </symbol>
  )
}

function Blocks(): ReactNode {
  return (
    <svg className="blocks" aria-hidden="true">
      {Object.entries(DRAWINGS).map(([name, drawing]) => (
        <Block key={name} sort="icon" name={name} viewBox="0 0 24 24">
          {drawing}
        </Block>
      ))}
      {Object.entries(PIECE_CUTS).map(([name, { viewBox, drawing }]) => (
        <Block key={name} sort="piece" name={name} viewBox={viewBox}>
          {drawing}
        </Block>
      ))}
      {Object.entries(SEALS).map(([country, { stamp, flag }]) => (
        <Fragment key={country}>
          <Block sort="seal" name={country} viewBox="-1 -1 26 34">
            {stamp}
            <g transform="translate(0 24)">{flag}</g>
          </Block>
          <Block sort="chop" name={country} viewBox="-1 -1 26 25">
            {stamp}
          </Block>
        </Fragment>
      ))}
      {Object.entries(HARBOUR).map(([name, { viewBox, drawing }]) => (
        <Block key={name} sort="harbour" name={name} viewBox={viewBox}>
          {drawing}
        </Block>
      ))}
    </svg>
  )
}

// They lie in the page itself, not in a table: score sheets, the gallery and lessons print from them as well.
if (typeof document !== 'undefined') {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Blocks />)
}
