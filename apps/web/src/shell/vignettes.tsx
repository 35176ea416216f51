import type { ReactNode } from 'react'
import type { VignetteName } from './vignette.tsx'

// Engraved vignettes for pages that have nothing else to show: `line` is only drawn; `body` is filled with bright paper,
// `water` with that of the page, `ink` with ink, `seal` with red.

const DRAWINGS = {
  /** Here be monsters: the edge of the map. */
  serpent: (
    <>
      <path className="line faint" d="M14 44h30M30 34h44M22 54h16M186 34h32M170 26h22M196 46h24" />
      <path
        className="body"
        d="M52 152c-10-36-8-72 12-86 14-10 34-8 46 4l12 8c5 4 2 9-4 8l-16-2 10 10c3 4-1 8-6 6L88 84c-12 6-14 34-8 68z"
      />
      <path className="seal" d="M112 87c8 2 14 0 20 4l6-2-3 5 4 5-7-2c-8-1-14-4-20-10z" />
      <path
        className="line"
        d="M64 66c-8-4-12-12-10-20 6 2 10 6 12 12M76 59c-4-8-2-16 4-22 4 6 5 12 3 19M52 78c-7-1-12-6-13-12 7 0 12 3 16 7M48 94c-6 0-11-3-13-8 6-1 11 1 15 4M47 110c-5 1-10-1-13-5 5-2 9-1 13 1"
      />
      <path
        className="line"
        d="M58 92c7 5 14 5 21 1M55 104c8 5 15 5 22 1M54 116c8 5 15 5 22 1M54 128c9 5 16 5 23 1M56 140c8 4 16 4 22 1M92 74c3-4 8-5 12-2"
      />
      <circle className="ink" cx="99" cy="77" r="2.6" />
      <path className="body" d="M92 152c0-44 54-44 54 0z" />
      <path
        className="line"
        d="M100 128l-4-10 11 4M113 119l-1-11 9 6M128 120l4-10 5 10M139 131l7-7 1 10M106 138c4 4 8 4 12 0 4 4 8 4 12 0M112 128c4 4 8 4 12 0M100 147c4 4 8 4 12 0 4 4 8 4 12 0 4 4 8 4 12 0"
      />
      <path className="body" d="M158 152c0-30 36-30 36 0z" />
      <path className="line" d="M166 134l-2-8 8 4M178 130l3-8 5 8M168 144c3 4 7 4 10 0 3 4 7 4 10 0" />
      <path className="body" d="M204 152c-2-18 2-32 14-42-1 9 4 13 14 12-10 6-14 16-14 30z" />
      <path className="line" d="M211 128c3 1 6 1 9 0M208 138c3 1 6 1 9 0" />
      <path
        className="water"
        d="M18 184v-34c8-7 17-7 25 0s17 7 25 0 17-7 25 0 17 7 25 0 17-7 25 0 17 7 25 0 17-7 25 0 17 7 25 0v34z"
      />
      <path
        className="line"
        d="M18 150c8-7 17-7 25 0s17 7 25 0 17-7 25 0 17 7 25 0 17-7 25 0 17 7 25 0 17-7 25 0 17 7 25 0"
      />
      <path
        className="line faint"
        d="M26 160h40M78 164h54M150 160h52M40 170h60M118 174h76M60 180h50M160 180h40"
      />
    </>
  ),
  /** No wind: a dhow with its sail furled on a sea like glass. */
  becalmed: (
    <>
      <path className="seal" d="M150 140a30 30 0 0 1 60 0z" />
      <path className="line faint" d="M180 102V90M203 110l8-8M157 110l-8-8M216 130l11-3M144 130l-11-3" />
      <path className="line" d="M14 140h38M150 140h78" />
      <path
        className="line faint"
        d="M30 152h60M104 156h60M164 148h32M172 156h16M60 164h70M150 166h50M90 174h60"
      />
      <path className="body" d="M44 122h106c-4 15-14 23-30 23H74c-16 0-26-9-30-23z" />
      <path className="line" d="M51 130h92M58 137h76M100 122V26" />
      <path className="seal" d="M100 26c8 2 9 8 5 13 5 2 5 8-1 12-3-4-4-8-4-12z" />
      <path
        className="body"
        d="M38 88 156 44c5-1 7 4 3 7-3 10-11 13-18 9-3 10-13 13-19 8-3 10-14 12-19 7-4 9-15 11-20 5-4 9-15 10-19 4-4 7-12 8-16 3-5-1-6-6-2-9z"
      />
      <path
        className="line"
        d="M42 92 158 49M141 60l-4-5M122 68l-4-6M103 75l-4-6M83 80l-3-5M64 86l-3-5M40 96l6 26M100 40 58 122M100 40l42 82"
      />
    </>
  ),
  /** The inkwell has fallen over the page. */
  ink: (
    <>
      <path className="body" d="M36 40h140v112H36z" transform="rotate(-5 106 96)" />
      <path
        className="line faint"
        d="M50 66h96M50 80h84M52 94h64M52 108h50M54 122h40"
        transform="rotate(-5 106 96)"
      />
      <path
        className="ink"
        d="M150 112c-14-8-34-2-46 4-12 5-30 2-34 12-3 9 12 10 20 9 6-1 6 7 12 9 8 3 12-6 20-5 10 1 12 12 22 8 8-4 2-12 8-18z"
      />
      <circle className="ink" cx="58" cy="146" r="5" />
      <circle className="ink" cx="70" cy="158" r="3" />
      <path className="body" d="M146 108l22-22 34 34-22 22c-10 8-44-20-34-34z" />
      <path className="body" d="M146 108c8-8 42 26 34 34-4 4-40-28-34-34z" />
      <path className="line" d="M162 92l34 34M172 106l10 10" />
      <path
        className="line"
        d="M206 40c-20 12-34 30-44 50M206 40c-2 16-12 30-30 40M206 40c-12 0-26 6-34 20"
      />
    </>
  ),
  /** Signals at the mast: there is news. */
  signals: (
    <>
      <path className="line" d="M92 132V16" />
      <path className="line" d="M92 22h124M216 22 118 132" />
      <path className="body" d="M100 22h28v24h-28zM136 22l30 12-30 12zM176 22h26l-8 12 8 12h-26z" />
      <path className="seal" d="M100 22h14v12h-14zM114 34h14v12h-14zM136 22l30 12-30 12z" />
      <path className="body" d="M92 56h52v34H92z" />
      <path className="seal" d="M92 56h52l-52 34z" />
      <path className="body" d="M36 124h124c-4 20-16 30-34 30H72c-18 0-30-10-36-30z" />
      <path
        className="line"
        d="M44 132h108M50 141h94M92 30 52 124M92 30l38 94M184 78q8-8 14 0q6-8 14 0M204 98q6-6 10 0q5-6 10 0"
      />
      <path
        className="water"
        d="M14 184v-36c8-7 17-7 25 0s17 7 25 0 17-7 25 0 17 7 25 0 17-7 25 0 17 7 25 0 17-7 25 0 17 7 25 0v36z"
      />
      <path
        className="line"
        d="M14 148c8-7 17-7 25 0s17 7 25 0 17-7 25 0 17 7 25 0 17-7 25 0 17 7 25 0 17-7 25 0 17 7 25 0"
      />
      <path className="line faint" d="M26 160h40M78 164h54M150 160h52M40 170h60M118 174h76" />
    </>
  ),
} satisfies Record<VignetteName, ReactNode>

export default function VignetteDrawing({ name }: { name: VignetteName }): ReactNode {
  return (
    <svg viewBox="0 0 240 184" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  )
}
