import type { ReactNode } from 'react'
import { CloudBand } from '../cloud-band.tsx'
import { Print } from '../print.tsx'

/** A long brick filature under a tiled roof, with silk hung out to dry. */
export function SilkMill(): ReactNode {
  return (
    <Print sky="dawn">
      <path className="far" d="M0 46c18-4 26-14 42-14s26 10 44 8 34-16 74-6v46H0z" />
      <path className="brick" d="M130 12h9l2 44h-13z" />
      <path className="line" d="M129 18h11M129 26h12M128 34h13" />
      <path className="smoke" d="M134 10c-4-4 2-7-3-10 6 0 8 4 14 3-3 4-6 3-11 7z" />
      <CloudBand x={-12} y={24} width={58} />
      <path className="brick" d="M18 42h112v24H18z" />
      <path className="roof" d="M12 42l12-12h102l12 12z" />
      <path className="line" d="M32 30l-4 12M50 30l-2 12M68 30l-1 12M86 30l1 12M104 30l2 12M120 30l4 12" />
      <path
        className="window"
        d="M26 62V52a4 4 0 0 1 8 0v10zM43 62V52a4 4 0 0 1 8 0v10zM60 62V52a4 4 0 0 1 8 0v10zM77 62V52a4 4 0 0 1 8 0v10zM94 62V52a4 4 0 0 1 8 0v10zM111 62V52a4 4 0 0 1 8 0v10z"
      />
      <path className="grass" d="M0 64c40-4 110-4 160 0v16H0z" />
      <path className="wood" d="M20 72V56h3v16zM137 72V56h3v16z" />
      <path className="line" d="M20 57c40 3 80 3 120 0" />
      <path
        className="silk"
        d="M34 58.5h9l1 13c-3 2-8 2-11 0zM54 59h9l1 13c-3 2-8 2-11 0zM74 59h9l1 13c-3 2-8 2-11 0zM94 59h9l1 13c-3 2-8 2-11 0zM114 58.5h9l1 13c-3 2-8 2-11 0z"
      />
      <path
        className="line"
        d="M37 60v11M40 60v11M57 60v12M60 60v12M77 60v12M80 60v12M97 60v12M100 60v12M117 60v11M120 60v11"
      />
    </Print>
  )
}
