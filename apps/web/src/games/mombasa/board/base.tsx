import { baseColumns, isCovered, type CompanyView, type View } from '@entrepot/mombasa'
import { memo, type ReactNode } from 'react'
import { SvgTarget } from '../../../table/svg-target.tsx'
import { isLegal } from '../../../table/controller/readings.ts'
import { useTarget } from '../../../table/target.tsx'
import { useTable, useViewPart } from '../../../table/table-context.ts'
import { Drawn } from '../art/drawing.tsx'
import { useLexicon } from '../lexicon.ts'
import { BASES } from '../map/routes.ts'
import { Seal } from './company-mark.tsx'
import { LegalMark } from './legal-mark.tsx'
import { Post } from './post.tsx'

const WIDTH = 146
const COLUMN = 48
const ROW = 35
const HEAD = 48
const COIN = 28
/** The part of a coin that peeps out from under a post. */
const PEEPING = 21
/** While its columns can be chosen, a base is looked at closely: what lies under the posts decides. */
const LENS = 1.5
/** Its name then has a plate of this height under it: it lies over the names of regions. */
const PLATE = 30
/** How far down and right a base may reach on the sheet. */
const EDGE = { x: 1342, y: 968 }

/** A company's base: the worth of a share, and three columns of posts over coins. */
export const Base = memo(function Base({ id }: { id: string }): ReactNode {
  const company = useViewPart(({ companies }: View) => companies.find((each) => each.id === id))
  return company === undefined ? null : <BaseOf company={company} />
})

function BaseOf({ company }: { company: CompanyView }): ReactNode {
  const { words, names, speech } = useLexicon()
  const place = BASES[company.id] ?? { x: 0, y: 0 }
  const name = names.companies[company.id] ?? company.id
  const { legal } = useTarget(`base:${company.id}`)
  const columns = company.columns.map((_, index) => `column:${company.id}:${index + 1}`)
  const close = useTable((state) => columns.some((column) => isLegal(state, column)))
  const rows = Math.max(...baseColumns(company.id).map((coins) => coins.length))
  const height = HEAD + rows * ROW + 4
  const scale = close ? LENS : 1
  const x = Math.min(place.x, EDGE.x - WIDTH * scale)
  const y = Math.min(place.y, EDGE.y - height * scale)
  return (
    <g
      className={`base co-${company.id}`}
      data-close={close || undefined}
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      {close ? <rect className="plate" y={-PLATE} width={WIDTH} height={PLATE + HEAD} rx="5" /> : null}
      <text className="base-name" x={WIDTH / 2} y="-8" {...squeezed(name)}>
        {name}
      </text>
      {company.columns.map((column, index) => (
        <Column key={index} company={company.id} name={name} index={index} {...column} />
      ))}
      <SvgTarget
        id={`base:${company.id}`}
        label={speech.statements([name, words.things.shareValue(company.id, company.value)])}
        className="base-head"
      >
        <rect className="sheet" width={WIDTH} height={HEAD} rx="5" />
        {legal ? <rect className="whole" width={WIDTH} height={height} rx="5" /> : null}
        <Seal company={company.id} x={4} y={3} size={42} />
        <text className="base-value" x="52" y="36">
          £<tspan data-figure={`value:${company.id}`}>{company.value}</tspan>
        </text>
        {legal ? <LegalMark x={WIDTH} y={0} /> : null}
      </SvgTarget>
    </g>
  )
}

/** A column of the base: coins, and the posts that cover some of them. Covered coins peep out. Few moves change one. */
const Column = memo(function Column({
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
  const { words, speech } = useLexicon()
  const { legal, chosen } = useTarget(`column:${company}:${index + 1}`)
  const coins = baseColumns(company)[index] ?? []
  const covered = coins.map((_, space) => isCovered(coins.length, posts, lastOpen, space))
  const label = speech.facts([
    name,
    words.things.column(index + 1, posts),
    ...(posts > 0 ? [words.board.nextCoins(coins[covered.indexOf(true)] ?? 0)] : []),
  ])
  return (
    <SvgTarget id={`column:${company}:${index + 1}`} label={label} className="column">
      <rect x={index * COLUMN + 1} y={HEAD} width={COLUMN} height={coins.length * ROW + 4} />
      {coins.map((count, space) => (
        <g
          key={space}
          transform={`translate(${1 + index * COLUMN + COLUMN / 2} ${HEAD + 2 + (space + 0.5) * ROW})`}
        >
          {covered[space] ? (
            <>
              <Coins count={count} peeping />
              <g transform="translate(-4 0)">
                <Post company={company} place={`column:${company}:${index}:${space}`} width={34} />
              </g>
            </>
          ) : (
            <Coins count={count} />
          )}
          {legal && space === covered.indexOf(true) ? (
            <rect className="first" x={-COLUMN / 2 + 2} y={-ROW / 2} width={COLUMN - 4} height={ROW} rx="4" />
          ) : null}
        </g>
      ))}
      {legal || chosen ? <LegalMark x={(index + 0.5) * COLUMN + 1} y={HEAD} /> : null}
    </SvgTarget>
  )
})

/** A base as it is printed: the coins of its three columns, without a post. */
export function BasePrint({ company }: { company: string }): ReactNode {
  const columns = baseColumns(company)
  const height = Math.max(...columns.map((coins) => coins.length)) * ROW + 4
  return (
    <svg className="map base-print" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <g className={`base co-${company}`}>
        {columns.map((coins, index) => (
          <g key={index} className="column">
            <rect x={index * COLUMN + 1} y="0" width={COLUMN} height={coins.length * ROW + 4} />
            {coins.map((count, space) => (
              <g
                key={space}
                transform={`translate(${1 + (index + 0.5) * COLUMN} ${2 + (space + 0.5) * ROW})`}
              >
                <Coins count={count} />
              </g>
            ))}
          </g>
        ))}
      </g>
    </svg>
  )
}

/** The coins of a space: lying open, or peeping out from under the post that covers them. */
function Coins({ count, peeping = false }: { count: number; peeping?: boolean }): ReactNode {
  if (count === 0) return peeping ? null : <circle className="no-coin" r="4" />
  const size = peeping ? PEEPING : COIN
  const apart = peeping ? 13 : 15
  return Array.from({ length: count }, (_, coin) => {
    const shift = (coin - (count - 1) / 2) * apart
    return (
      <Drawn
        key={coin}
        name="pound"
        className={peeping ? 'peeping' : 'coin'}
        x={peeping ? 3 : shift - size / 2}
        y={peeping ? shift - size / 2 : -size / 2}
        width={size}
        height={size}
      />
    )
  })
}

/** A long name is drawn closer, so that it never runs over its sheet. */
function squeezed(name: string): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  const width = Array.from(name).reduce((total, letter) => total + (letter > '\u2e80' ? 30 : 14.5), 0)
  return width > WIDTH ? { textLength: WIDTH, lengthAdjust: 'spacingAndGlyphs' } : {}
}
