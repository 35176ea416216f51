import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'
import { Water } from '../water.tsx'

/** A steamer of the mail line at anchor off the pier. */
export function Port(): ReactNode {
  return (
    <Print sky="dusk" sun={[30, 30]}>
      <path className="far" d="M0 46c12-2 20-8 34-8s20 6 34 6 34-10 92-2v8H0z" />
      <CloudBand x={-10} y={14} width={50} />
      <Water
        shore={46}
        swell="M8 54c8-3 12 3 20 0M16 62c8-3 12 3 20 0M128 66c8-3 12 3 20 0M86 70c8-3 12 3 20 0"
      />
      <path className="smoke" d="M88 22c-4-5 4-7 0-13 8 2 8-4 18-4s12 4 24 0c-2 8-12 6-18 10s-12 2-24 7z" />
      <path className="line" d="M62 50V14M124 48V16M62 16l-22 32M62 16l24 14M124 18l-26 14M124 18l20 26" />
      <path className="silk" d="M61 20c-8 4-12 12-14 22 6-3 10-3 14-2zM125 22c6 5 9 11 10 18-4-2-7-2-10-1z" />
      <path className="vermilion" d="M84 46V22h9v24z" />
      <path className="ink" d="M84 22h9v5h-9z" />
      <path className="wall" d="M60 40h60v8H60z" />
      <path className="window" d="M65 42h4v3h-4zM74 42h4v3h-4zM98 42h4v3h-4zM108 42h4v3h-4z" />
      <path className="ink" d="M34 46c16 3 90 3 112-2-1 8-6 16-14 18H56c-12 0-18-8-22-16z" />
      <path className="gold" d="M36 48.5c20 3 86 3 109-1.5l-.6 2.5C124 53.5 58 53.5 37 51z" />
      <circle className="wood" cx="89" cy="56" r="9" />
      <path className="line" d="M80 56h18M89 47v18M82.6 49.6l12.8 12.8M95.4 49.6 82.6 62.4" />
      <path className="wood" d="M0 70h58v4H0zM6 74h4v6H6zM26 74h4v6h-4zM46 74h4v6h-4z" />
    </Print>
  )
}
