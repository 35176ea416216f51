import { components, type View } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { DRAWINGS, type IconName } from '../../../icons/drawings.tsx'
import { SvgTarget } from '../../../table/svg-target.tsx'
import { useTarget } from '../../../table/target.tsx'
import { useView } from '../../../table/table-context.ts'
import { rewardText } from '../describe.ts'
import { useLexicon } from '../lexicon.ts'
import { entryCost } from '../map/entry-cost.ts'
import map from '../map/map.json' with { type: 'json' }
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

const DRAWN: Readonly<Record<string, Drawn | undefined>> = map.regions

/** One region: land, name, reward, mines, and the posts that stand in it. */
export function Region({ id, fresh }: { id: string; fresh: boolean }): ReactNode {
  const lexicon = useLexicon()
  const view = useView<View>()
  const { legal } = useTarget(`region:${id}`)
  const drawn = DRAWN[id]
  const region = components.map.regions.find((candidate) => candidate.id === id)
  if (drawn === undefined || region === undefined) return null
  const { words, names } = lexicon
  const posts = view.regions[id] ?? []
  const frame = view.pending.at(-1)
  const cost = legal && frame?.kind === 'enter' && frame.company ? entryCost(view, frame.company, id) : null
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
      {drawn.inside !== null ? null : (
        <text className="region-name" x={drawn.name.x} y={drawn.name.y}>
          {name}
        </text>
      )}
      <Reward {...region.rewards} at={drawn.reward} />
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
          transform={`translate(${drawn.post.x + (index - (posts.length - 1) / 2) * 34} ${drawn.post.y})`}
        >
          <Post company={company} place={`region:${id}`} fresh={fresh && index === posts.length - 1} />
        </g>
      ))}
      {cost === null ? null : (
        <g className="cost" transform={`translate(${drawn.post.x} ${drawn.post.y})`}>
          <path d="M0-27 27 0 0 27-27 0z" />
          <text y="9">−{cost}</text>
        </g>
      )}
    </SvgTarget>
  )
}

interface RewardProps {
  readonly at: { readonly x: number; readonly y: number }
  readonly pounds?: number | undefined
  readonly diamonds?: number | undefined
  readonly bookkeeping?: number | undefined
  readonly track?: number | undefined
}

/** What entering a region brings, as an icon with its number. */
function Reward({ at, pounds, diamonds, bookkeeping, track }: RewardProps): ReactNode {
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
    <g className={`reward reward-${icon}`} transform={`translate(${at.x} ${at.y})`}>
      <circle r="25" />
      <g className="glyph" transform="translate(-22 -12.5) scale(1.04)">
        {DRAWINGS[icon]}
      </g>
      <text x="13" y="9">
        {amount}
      </text>
    </g>
  )
}
