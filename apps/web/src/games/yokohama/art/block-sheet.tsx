import { Fragment, type ReactNode } from 'react'
import { blockOf, inkOf, type BlockSort } from './block-names.ts'
import { ChurchBluff } from './church-bluff.tsx'
import { CustomsPier } from './customs-pier.tsx'
import { HARBOUR } from './harbour-drawings.tsx'
import { DRAWINGS } from './icon-drawings.tsx'
import { PIECE_DRAWINGS } from './piece-drawings.tsx'
import { PIECE_CUTS, type PieceKind } from './piece-cuts.ts'
import { SCENES } from './scenes/scenes.tsx'
import { SEALS } from './seal-drawings.tsx'
import { TECHNOLOGY_DRAWINGS } from './technology-drawings.tsx'

const SKIES = ['day', 'dawn', 'dusk'] as const
const PLACES = { church: ChurchBluff, customs: CustomsPier }
const GRID = '0 0 24 24'

/** All blocks on one sheet. What is printed from one knows nothing of where it is printed: only what is inherited comes in,
 * so the inks are custom properties. */
export function BlockSheet(): ReactNode {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" className="blocks" aria-hidden="true">
      {SKIES.map((sky) => (
        <linearGradient key={sky} id={idOf(inkOf(sky))} x2="0" y2="1">
          <stop className="sky-high" data-sky={sky} />
          <stop className="sky-middle" data-sky={sky} offset="0.3" />
          <stop className="sky-low" data-sky={sky} offset="0.75" />
        </linearGradient>
      ))}
      <linearGradient id={idOf(inkOf('water'))} x2="0" y2="1">
        <stop className="water-far" />
        <stop className="water-near" offset="1" />
      </linearGradient>
      <pattern id={idOf(inkOf('waves'))} width="28" height="14" patternUnits="userSpaceOnUse">
        <path
          className="scales"
          d="M0 14a14 14 0 0 1 28 0M5 14a9 9 0 0 1 18 0M-14 7a14 14 0 0 1 28 0M14 7a14 14 0 0 1 28 0"
        />
      </pattern>
      <pattern id={idOf(inkOf('grass'))} width="117" height="79" patternUnits="userSpaceOnUse">
        <path
          className="tuft"
          d="M10 14c0-3 1-5 2-7 1 2 1 4 1 7M15 14c0-2 1-4 3-5-1 2-1 3-1 5M74 42c0-3 1-5 2-7 1 2 1 4 1 7M79 42c0-2 1-4 3-5-1 2-1 3-1 5M34 70c0-3 1-5 2-7 1 2 1 4 1 7M96 72c8-2 12 2 20 0M50 20c8-2 12 2 20 0"
        />
        <path
          className="bush"
          d="M96 18c-1-4 3-6 5-4 1-4 7-3 7 0 4-1 5 4 2 5-4 1-12 1-14-1zM54 58c-1-4 3-6 5-4 1-4 7-3 7 0 4-1 5 4 2 5-4 1-12 1-14-1z"
        />
      </pattern>
      {Object.entries(DRAWINGS).map(([name, drawing]) => (
        <Block key={name} sort="icon" name={name} viewBox={GRID}>
          {drawing}
        </Block>
      ))}
      {Object.entries(TECHNOLOGY_DRAWINGS).map(([name, drawing]) => (
        <Block key={name} sort="technology" name={name} viewBox={GRID}>
          {drawing}
        </Block>
      ))}
      {(Object.keys(PIECE_CUTS) as PieceKind[]).map((kind) => (
        <Block key={kind} sort="piece" name={kind} viewBox={PIECE_CUTS[kind].viewBox}>
          {PIECE_DRAWINGS[kind]}
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
      {Object.entries(SCENES).map(([area, Scene]) => (
        <SceneBlock key={area} sort="scene" name={area} viewBox="0 0 160 80" keep="xMidYMid slice">
          <Scene />
        </SceneBlock>
      ))}
      {Object.entries(PLACES).map(([place, Scene]) => (
        <SceneBlock key={place} sort="place" name={place} viewBox="0 0 250 196" keep="xMidYMax slice">
          <Scene />
        </SceneBlock>
      ))}
    </svg>
  )
}

function idOf(reference: string): string {
  return /#([\w-]+)/.exec(reference)?.[1] ?? reference
}

interface Cut {
  readonly sort: BlockSort
  readonly name: string
  readonly viewBox: string
  readonly children: ReactNode
}

function Block({ sort, name, viewBox, children }: Cut): ReactNode {
  return (
    <symbol id={idOf(blockOf(sort, name))} className="block" viewBox={viewBox}>
      {children}
    </symbol>
  )
}

/** A picture that fills the room it is given. */
function SceneBlock({ sort, name, viewBox, keep, children }: Cut & { readonly keep: string }): ReactNode {
  return (
    <symbol
      id={idOf(blockOf(sort, name))}
      className="scene-block"
      viewBox={viewBox}
      preserveAspectRatio={keep}
    >
      {children}
    </symbol>
  )
}
