import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'

/** The gate of the quarter, hung with lanterns. */
export function Chinatown(): ReactNode {
  return (
    <Print sky="dusk">
      <path className="far" d="M0 60V40h18v-8h16v10h14v18zM112 60V38h14v-8h18v8h16v22z" />
      <path className="window" d="M6 46h5v5H6zM22 40h5v5h-5zM132 38h5v5h-5zM148 46h5v5h-5z" />
      <path className="ground" d="M0 60h160v20H0z" />
      <CloudBand x={-8} y={16} width={52} />
      <CloudBand x={118} y={10} width={52} />
      <path className="jade" d="M58 22c6-1 10-4 13-9h18c3 5 7 8 13 9v4H58z" />
      <path className="gold" d="M62 26h36v6H62z" />
      <path className="jade" d="M34 42c8-1 14-4 18-10h56c4 6 10 9 18 10v4H34z" />
      <path
        className="line"
        d="M66 18v8M74 14v12M80 13v13M86 14v12M94 18v8M50 36v10M60 33v13M70 32v14M80 32v14M90 32v14M100 33v13M110 36v10"
      />
      <path
        className="vermilion"
        d="M42 46h76v6H42zM44 52h6v26h-6zM64 52h5v26h-5zM91 52h5v26h-5zM110 52h6v26h-6z"
      />
      <path className="gold" d="M70 47h20v12H70z" />
      <path className="line" d="M75 50h10M80 48v10M76 55l-2 3M84 55l2 3" />
      <path
        className="lantern"
        d="M55 56c-3 2-3 8 0 10h4c3-2 3-8 0-10zM101 56c-3 2-3 8 0 10h4c3-2 3-8 0-10zM22 54c-3 2-3 8 0 10h4c3-2 3-8 0-10zM134 54c-3 2-3 8 0 10h4c3-2 3-8 0-10z"
      />
      <path className="line" d="M57 52v4M103 52v4M44 50C36 54 30 54 24 54M116 50c8 4 14 4 20 4" />
      <path className="stone" d="M40 74h14v6H40zM106 74h14v6h-14zM60 75h12v5H60zM88 75h12v5H88z" />
    </Print>
  )
}
