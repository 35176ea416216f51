import { components, entryCost, type View } from '@entrepot/mombasa'
import { rewardText } from '@entrepot/telling/mombasa/describe'
import type { ReactNode } from 'react'
import { DRAWINGS, type IconName } from '../../../icons/drawings.tsx'
import { SvgTarget } from '../../../table/svg-target.tsx'
import { useTarget } from '../../../table/target.tsx'
import { useView } from '../../../table/table-context.ts'
import { useLexicon } from '../lexicon.ts'
import map from '../map/map.json' with { type: 'json' }
import type { StayOf } from './expansion-under-way.ts'
import { LegalMark } from './legal-mark.tsx'
import { Post } from './post.tsx'

interface Drawn {
  readonly outline: string
  readonly hole: string | null
  readonly inside: string | null
  readonly post: { readonly x: number; readonly y: number }
  readonly reward: { readonly x: number; readonly y: number }
  readonly mines: { readonly x: number; readonly y: number }
  readonly name: { readonly x: number; readonly y: number }
}

const LONG_NAME = 9
/** Signs as wide as they are high fill a region sooner. */
const MANY_SIGNS = 4
const DRAWN: Readonly<Record<string, Drawn | undefined>> = map.regions

/** One region: land, name, reward, mines, and the posts that stand in it. */
export function Region({ id, stayOf }: { id: string; stayOf: StayOf }): ReactNode {
  const lexicon = useLexicon()
  const view = useView<View>()
  const { legal } = useTarget(`region:${id}`)
  const cost = useCost(id, legal)
  const drawn = DRAWN[id]
  const region = components.map.regions.find((candidate) => candidate.id === id)
  if (drawn === undefined || region === undefined) return null
  const { words, names } = lexicon
  const posts = view.regions[id] ?? []
  const name = names.regions[id] ?? id
  const label = [
    name,
    rewardText(region.rewards, lexicon),
    ...(region.mines > 0 ? [words.things.mines(region.mines)] : []),
    ...(posts.length > 0
      ? [words.things.posts(posts.map((company) => names.companies[company]).join(', '))]
      : []),
    ...(cost === null ? [] : [words.things.cost(cost)]),
  ].join(', ')
  const kinds = drawn.inside !== null ? 'region enclave' : 'region'
  return (
    <SvgTarget id={`region:${id}`} label={label} className={kinds}>
      <path
        className="land"
        d={`M${drawn.outline}z${drawn.hole ? `M${drawn.hole}z` : ''}`}
        fillRule="evenodd"
      />
      <Reward {...region.rewards} at={drawn.reward} due={stayOf !== null} bare={drawn.inside !== null} />
      {Array.from({ length: region.mines }, (_, mine) => (
        <g
          key={mine}
          className="mine"
          transform={`translate(${drawn.mines.x - 15 + (mine - (region.mines - 1) / 2) * 28} ${drawn.mines.y - 15}) scale(1.25)`}
        >
          {DRAWINGS.mine}
        </g>
      ))}
      {posts.map((company, index) => (
        <g
          key={company}
          transform={`translate(${postsAt(drawn, cost) + (index - (posts.length - 1) / 2) * 34} ${drawn.post.y})`}
        >
          <Post
            company={company}
            place={`region:${id}`}
            stay={stayOf === null ? 'stands' : stayOf(company)}
          />
        </g>
      ))}
    </SvgTarget>
  )
}

/** Half the width of a price beside posts. */
const BESIDE = 26

/** The middle of the posts in a region: those who would be displaced make room for the price of that. */
function postsAt({ post }: Drawn, cost: number | null): number {
  return cost === null ? post.x : post.x - BESIDE
}

/** The points that entering a region now would cost; null while it cannot be entered. */
function useCost(id: string, legal: boolean): number | null {
  const view = useView<View>()
  const frame = view.pending.at(-1)
  return legal && frame?.kind === 'enter' && frame.company ? entryCost(view, frame.company, id) : null
}

/** The outline of a region that can be chosen or is, and its price: over all land, so that nothing covers them. */
export function RegionMark({ id }: { id: string }): ReactNode {
  const { legal, chosen } = useTarget(`region:${id}`)
  const posts = useView<View>().regions[id] ?? []
  const drawn = DRAWN[id]
  const cost = useCost(id, legal)
  if (drawn === undefined || !(legal || chosen)) return null
  return (
    <g className="region-mark" aria-hidden="true">
      <path className="outline" data-chosen={chosen || undefined} d={`M${drawn.outline}z`} />
      {cost === null ? (
        legal ? (
          <LegalMark x={drawn.post.x + 30} y={drawn.post.y - 30} />
        ) : null
      ) : (
        <g
          className="cost"
          transform={`translate(${drawn.post.x + (posts.length > 0 ? BESIDE : 0)} ${drawn.post.y})`}
        >
          <path d="M-34 0-24-20H24L34 0 24 20H-24z" />
          <text y="11">−{cost}</text>
        </g>
      )}
    </g>
  )
}

/** The names lie over all land, so that no neighbour cuts them off; a long one of two words takes two lines. */
export function RegionName({ id }: { id: string }): ReactNode {
  const { names } = useLexicon()
  const drawn = DRAWN[id]
  if (drawn === undefined || drawn.inside !== null) return null
  const name = names.regions[id] ?? id
  const lines = name.length > LONG_NAME ? name.split(' ') : [name]
  return (
    <text
      className="region-name"
      data-long={name.length > MANY_SIGNS || undefined}
      x={drawn.name.x}
      y={drawn.name.y}
      aria-hidden="true"
    >
      {lines.map((line, index) => (
        <tspan key={line} x={drawn.name.x} dy={index === 0 ? `${0.5 * (1 - lines.length)}em` : '0.8em'}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

interface RewardProps {
  readonly at: { readonly x: number; readonly y: number }
  readonly pounds?: number | undefined
  readonly diamonds?: number | undefined
  readonly bookkeeping?: number | undefined
  readonly track?: number | undefined
  /** Will be collected when the expansion ends. */
  readonly due: boolean
  /** Without a frame, where there is little room. */
  readonly bare: boolean
}

/** What entering a region brings, as an icon with its number. */
function Reward({ at, pounds, diamonds, bookkeeping, track, due, bare }: RewardProps): ReactNode {
  const found: readonly [IconName, number | undefined] | undefined = (
    [
      ['pound', pounds],
      ['diamond', diamonds],
      ['book', bookkeeping],
      ['step', track],
    ] as const
  ).find(([, amount]) => amount !== undefined)
  if (found === undefined) return null
  const [icon, amount] = found
  return (
    <g
      className={`reward reward-${icon}`}
      data-due={due || undefined}
      transform={`translate(${at.x} ${at.y})`}
    >
      {bare && !due ? null : <rect x="-35" y="-22" width="70" height="44" rx="22" />}
      <g className="glyph" transform="translate(-30 -16) scale(1.33)">
        {DRAWINGS[icon]}
      </g>
      <text x="16" y="12">
        {amount}
      </text>
    </g>
  )
}
