import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'
import { Water } from '../water.tsx'

/** A bridge in a high arch over the canal, a barge below it, a willow beside it. */
export function Canal(): ReactNode {
  return (
    <Print sky="day" sun={[130, 22]}>
      <path className="far" d="M0 50V38l16-7 16 7 14-5 14 5v12zM104 50V40l16-6 14 6 12-4 14 4v10z" />
      <CloudBand x={40} y={18} width={70} />
      <Water
        shore={48}
        swell="M40 58c8-3 12 3 20 0M96 62c8-3 12 3 20 0M56 70c8-3 12 3 20 0M100 74c8-3 12 3 20 0"
      />
      <path className="stone" d="M0 48h24l8 32H0zM160 48h-24l-8 32h32z" />
      <path
        className="line"
        d="M0 56h26M0 64h28M0 72h30M160 56h-26M160 64h-28M160 72h-30M12 48v8M20 56v8M10 64v8M148 48v8M140 56v8M150 64v8"
      />
      <path className="wood" d="M48 56h3v20h-3zM109 56h3v20h-3zM66 50h3v24h-3zM91 50h3v24h-3z" />
      <path className="vermilion" d="M14 52C40 30 120 30 146 52v6C120 38 40 38 14 58z" />
      <path
        className="line"
        d="M14 46C40 24 120 24 146 46M22 40v9M40 31v10M60 26v10M80 25v10M100 26v10M120 31v10M138 40v9"
      />
      <path className="wood" d="M62 66h40c-2 6-6 9-10 9H72c-4 0-8-3-10-9z" />
      <path className="straw" d="M72 66c0-6 4-9 10-9s10 3 10 9z" />
      <path className="wood" d="M11 50c2-10 0-16 2-24h3c-1 8 2 14 1 24z" />
      <path
        className="leaf"
        d="M2 40C-2 24 8 14 16 16c10-2 18 8 14 26-1-8-3-12-5-14 1 8 0 14-2 18-1-8-2-12-4-16-2 8-4 12-7 16-1-6-1-10 0-14-4 4-7 6-10 8z"
      />
    </Print>
  )
}
