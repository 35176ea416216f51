import type { ReactNode } from 'react'
import { Pine } from './pine.tsx'

/** The bluff over the bay with the church on it; the steps lead up before it. */
export function ChurchBluff(): ReactNode {
  return (
    <>
      <path className="cliff" d="M-4 200v-30c26-2 48-14 78-22 30-9 34-24 62-28 40-5 74-8 120-8v88z" />
      <path
        className="grass"
        d="M-4 170c26-2 48-14 78-22 30-9 34-24 62-28 40-5 74-8 120-8v9c-50 0-84 4-112 9-26 5-32 20-60 29-30 8-60 18-88 20z"
      />
      <path className="line" d="M20 180c10-3 18-6 26-11M60 184c8-3 14-8 20-11M104 168c8-6 14-14 20-22" />
      <g transform="translate(92 45) scale(.94)">
        <path className="gold" d="M66.5 0h3v3h3v3h-3v6h-3V6h-3V3h3z" />
        <path className="roof" d="M54 34 68 12l14 22z" />
        <path className="wall" d="M57 34h22v50H57z" />
        <path className="window" d="M63 48v-5a5 5 0 0 1 10 0v5z" />
        <path className="ink" d="M62 84V70a6 6 0 0 1 12 0v14z" />
        <path className="roof" d="M79 46h44v14H79z" />
        <path className="wall" d="M79 60h46v24H79z" />
        <path
          className="window"
          d="M84 78v-7a3.5 3.5 0 0 1 7 0v7zM96 78v-7a3.5 3.5 0 0 1 7 0v7zM108 78v-7a3.5 3.5 0 0 1 7 0v7z"
        />
        <path className="line" d="M57 58h22M84 46l-3 14M94 46v14M104 46v14M114 46l3 14" />
      </g>
      <Pine x={124} y={130} size={1.35} />
      <Pine x={92} y={146} size={0.9} />
      <Pine x={226} y={122} size={1.1} />
    </>
  )
}
