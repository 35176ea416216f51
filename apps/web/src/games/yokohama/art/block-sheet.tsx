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
