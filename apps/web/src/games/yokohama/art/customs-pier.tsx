import type { ReactNode } from 'react'
import { blockOf } from './block-names.ts'

/** The customs house at its pier, a steamer alongside, and the crane that unloads it. */
export function CustomsPier(): ReactNode {
  return (
    <>
      <path
        className="wood"
        d="M14 170h6v26h-6zM58 172h6v24h-6zM102 172h6v24h-6zM146 172h6v24h-6zM190 172h6v24h-6zM232 172h6v24h-6z"
      />
      <path className="stone" d="M0 122h112v50H0z" />
      <path className="wood" d="M0 160h246v14H0z" />
      <path className="line" d="M0 166h246M30 160v14M70 160v14M110 160v14M150 160v14M190 160v14M226 160v14" />
      <g transform="translate(122 70) scale(.92)">
        <use className="harbour" href={blockOf('harbour', 'steamer')} width="132" height="66" />
      </g>
      <g transform="translate(6 40) scale(.84)">
        <path className="copper-roof" d="M34 2c1 5 10 8 10 16H24c0-8 9-11 10-16z" />
        <path className="wall" d="M25 18h18v9H25zM21 27h26v26H21z" />
        <path className="window" d="M27 40v-5a3.5 3.5 0 0 1 6 0v5zM36 40v-5a3.5 3.5 0 0 1 6 0v5z" />
        <path className="roof" d="M2 52h108l8 11H-4z" />
        <path className="brick" d="M0 63h114v40H0z" />
        <path className="wall" d="M-2 63h118v4H-2zM-2 97h118v6H-2z" />
        <path
          className="window"
          d="M6 94V80a6 6 0 0 1 12 0v14zM48 94V80a6 6 0 0 1 12 0v14zM70 94V80a6 6 0 0 1 12 0v14zM92 94V80a6 6 0 0 1 12 0v14z"
        />
        <path className="ink" d="M24 97V80a9 9 0 0 1 18 0v17z" />
      </g>
      <path className="wood" d="M206 160V70h5v90zM176 70h60v4h-60z" />
      <path className="line" d="M208 70 180 96M208 70l26 14M182 74v20" />
      <path className="wood" d="M175 94h15v13h-15z" />
      <path className="line" d="M175 94l15 13M190 94l-15 13" />
      <path className="wood" d="M122 146h14v14h-14zM137 149h11v11h-11zM127 133h13v13h-13z" />
      <path className="line" d="M122 146l14 14M137 149l11 11M127 133l13 13M140 133l-13 13" />
    </>
  )
}
