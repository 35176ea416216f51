import { baseColumns, isCovered, type CompanyView } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { DRAWINGS } from '../../../icons/drawings.tsx'
import { SvgTarget } from '../../../table/svg-target.tsx'
import { useTarget } from '../../../table/target.tsx'
import { useLexicon } from '../lexicon.ts'
import { BASES } from '../map/routes.ts'
import { CompanyShape } from './company-mark.tsx'
import { LegalMark } from './legal-mark.tsx'
import { Post } from './post.tsx'

const WIDTH = 236
const COLUMN = 74
const ROW = 36
const TOP = 84
/** A company that can be chosen is so high that a finger finds it on a phone: its columns cannot be chosen meanwhile. */
const FINGER = 160
/** How long the name may be. */
const ROOM = 154

/** A company's base: the worth of a share in large, and three columns of posts over coins. */
export function Base({ company }: { company: CompanyView }): ReactNode {
  const { words, names } = useLexicon()
  const place = BASES[company.id] ?? { x: 0, y: 0 }
  const name = names.companies[company.id] ?? company.id
  const { legal } = useTarget(`base:${company.id}`)
  return (
    <g className={`base co-${company.id}`} transform={`translate(${place.x} ${place.y})`}>
      <SvgTarget
        id={`base:${company.id}`}
        label={`${name}. ${words.things.shareValue(name, company.value)}`}
        className="base-head"
      >
        <path className="sheet" d={`M0 10Q0 0 10 0H${WIDTH - 10}Q${WIDTH} 0 ${WIDTH} 10V${TOP - 4}H0z`} />
        <g className="seal" transform="translate(12 14)">
          <circle cx="26" cy="26" r="26" />
          <g transform="translate(8 7) scale(1.5)">
            <CompanyShape company={company.id} />
          </g>
        </g>
        <text className="base-name" x="74" y="34" {...squeezed(name)}>
          {name}
        </text>
        <text className="base-value" x="74" y="72">
          £<tspan data-figure={`value:${company.id}`}>{company.value}</tspan>
        </text>
        {legal ? <path d={`M0 0H${WIDTH}V${FINGER}H0z`} fill="transparent" /> : null}
        {legal ? <LegalMark x={WIDTH} y={4} /> : null}
      </SvgTarget>
      <g pointerEvents={legal ? 'none' : undefined}>
        {company.columns.map((column, index) => (
          <Column key={index} company={company.id} name={name} index={index} {...column} />
        ))}
      </g>
    </g>
  )
}

/** A column of the base: coins, and the posts that cover some of them. */
function Column({
  company,
  name,
  index,
  posts,
  lastOpen,
}: {
  company: string
  name: string
  index: number
  posts: number
  lastOpen: boolean
}): ReactNode {
  const { words } = useLexicon()
  const { legal } = useTarget(`column:${company}:${index + 1}`)
  const coins = baseColumns(company)[index] ?? []
  return (
    <SvgTarget
      id={`column:${company}:${index + 1}`}
      label={`${name}, ${words.things.column(index + 1, posts)}`}
      className="column"
    >
      <rect x={4 + index * (COLUMN + 2)} y={TOP} width={COLUMN} height={coins.length * ROW + 6} rx="5" />
      {coins.map((count, space) => (
        <g
          key={space}
          transform={`translate(${4 + index * (COLUMN + 2) + COLUMN / 2} ${TOP + 3 + ROW / 2 + space * ROW})`}
        >
          {isCovered(coins.length, posts, lastOpen, space) ? (
            <g transform="scale(0.8)">
              <Post company={company} place={`column:${company}:${index}:${space}`} />
            </g>
          ) : count > 0 ? (
            Array.from({ length: count }, (_, coin) => (
              <g
                key={coin}
                className="coin"
                transform={`translate(${(coin - (count - 1) / 2) * 30 - 15} -15) scale(1.25)`}
              >
                {DRAWINGS.pound}
              </g>
            ))
          ) : (
            <circle className="no-coin" r="4" />
          )}
        </g>
      ))}
      {legal ? <LegalMark x={index * (COLUMN + 2) + COLUMN} y={TOP} /> : null}
    </SvgTarget>
  )
}

/** A long name is drawn closer, so that it never runs into the worth. */
function squeezed(name: string): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  const width = Array.from(name).reduce((total, letter) => total + (letter > '\u2e80' ? 33 : 15), 0)
  return width > ROOM ? { textLength: ROOM, lengthAdjust: 'spacingAndGlyphs' } : {}
}
