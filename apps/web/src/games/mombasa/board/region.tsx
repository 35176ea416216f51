import { components, entryCost, type View } from '@entrepot/mombasa'
import { rewardText } from '@entrepot/telling/mombasa/describe'
import { memo, type ReactNode } from 'react'
import { Drawn } from '../art/drawing.tsx'
import { SvgTarget } from '../../../table/svg-target.tsx'
import { useTarget } from '../../../table/target.tsx'
import { viewOf } from '../../../table/controller/readings.ts'
import { useTable, useViewPart } from '../../../table/table-context.ts'
import { useLexicon } from '../lexicon.ts'
import map from '../map/map.json' with { type: 'json' }
import type { StayOf } from './expansion-under-way.ts'
import { LegalMark } from './legal-mark.tsx'
import { Post } from './post.tsx'
import { Reward } from './reward.tsx'

interface Point {
  readonly x: number
  readonly y: number
}

interface DrawnRegion {
  readonly outline: string
  readonly hole: string | null
  readonly inside: string | null
  readonly post: Point
  readonly reward: Point
  readonly mines: Point
  readonly name: Point
  readonly cost: Point
}

/** Signs that fill their square stand further apart than letters. */
const SQUARE = /[\u3040-\u9fff]/
/** In an enclave there is little room. */
const SMALL_POST = 46
const MINE = 27
/** There a price stands over the posts that would have to go. */
const ABOVE = 40
/** The land of every region, and where on it things stand. */
export const DRAWN: Readonly<Record<string, DrawnRegion | undefined>> = map.regions

export function shapeOf({ outline, hole }: DrawnRegion): string {
  return `M${outline}z${hole === null ? '' : `M${hole}z`}`
}

/** The outlines that washes and edges are cut off at: they lie inside their region, under the borders. */
export const RegionClips = memo(function RegionClips(): ReactNode {
  return (
    <defs>
      {components.map.regions.map(({ id }) => {
        const drawn = DRAWN[id]
        return drawn === undefined ? null : (
          <clipPath key={id} id={`mo-clip-${id}`}>
            <path d={shapeOf(drawn)} clipRule="evenodd" />
          </clipPath>
        )
      })}
    </defs>
  )
})

/** One region: land, the wash of who holds it, name, reward, mines, and the posts that stand in it. */
export const Region = memo(function Region({ id, stayOf }: { id: string; stayOf: StayOf }): ReactNode {
  const lexicon = useLexicon()
  const posts = usePosts(id)
  const { legal, chosen } = useTarget(`region:${id}`)
  const cost = useCost(id, legal)
  const drawn = DRAWN[id]
  const region = components.map.regions.find((candidate) => candidate.id === id)
  if (drawn === undefined || region === undefined) return null
  const { words, names, speech } = lexicon
  const name = names.regions[id] ?? id
  const label = speech.facts([
    name,
    rewardText(region.rewards, lexicon),
    ...(region.mines > 0 ? [words.things.mines(region.mines)] : []),
    ...(posts.length > 0 ? [words.things.posts(posts)] : []),
    ...(cost === null ? [] : [words.things.cost(cost)]),
  ])
  const holder = posts.find((company) => stayOf === null || stayOf(company) !== 'displaced')
  const shape = shapeOf(drawn)
  const small = drawn.inside !== null
  return (
    <SvgTarget id={`region:${id}`} label={label} className={small ? 'region enclave' : 'region'}>
      <path className="land" d={shape} fillRule="evenodd" />
      {holder === undefined || legal || chosen ? null : (
        <path
          className={`wash co-${holder}`}
          data-fresh={stayOf === null ? undefined : true}
          d={shape}
          clipPath={`url(#mo-clip-${id})`}
        />
      )}
      {legal || chosen ? <path className="edge" d={shape} clipPath={`url(#mo-clip-${id})`} /> : null}
    </SvgTarget>
  )
})

/** The companies whose posts stand in a region. */
function usePosts(id: string): readonly string[] {
  return useViewPart(({ regions }: View) => regions[id] ?? [])
}

/** What stands in a region: over all land and borders, so that no neighbour cuts it off. */
export const RegionThings = memo(function RegionThings({
  id,
  stayOf,
}: {
  id: string
  stayOf: StayOf
}): ReactNode {
  const posts = usePosts(id)
  const { legal, chosen } = useTarget(`region:${id}`)
  const cost = useCost(id, legal || chosen)
  const drawn = DRAWN[id]
  const region = components.map.regions.find((candidate) => candidate.id === id)
  if (drawn === undefined || region === undefined) return null
  const small = drawn.inside !== null
  const width = small || posts.length > 1 ? SMALL_POST : undefined
  // An enclave without a post has its middle free.
  const lone = small && posts.length === 0 && !legal
  const reward = lone ? { x: drawn.name.x, y: drawn.name.y + 14 } : drawn.reward
  const mines = lone ? { x: drawn.name.x, y: drawn.name.y + 56 } : drawn.mines
  return (
    <g className="things">
      {posts.length > 0 || small ? null : (
        <Drawn name="site" x={drawn.post.x - 26} y={drawn.post.y - 27} width={52} height={54} />
      )}
      <Mines count={region.mines} at={mines} />
      <Reward {...region.rewards} at={reward} due={stayOf !== null} bare={small && !lone} />
      {posts.map((company, index) => (
        <g
          key={company}
          transform={`translate(${drawn.post.x + (index - (posts.length - 1) / 2) * 44} ${drawn.post.y})`}
        >
          <Post
            company={company}
            place={`region:${id}`}
            stay={stayOf === null ? 'stands' : stayOf(company)}
            {...(width === undefined ? {} : { width })}
          />
        </g>
      ))}
      {cost !== null ? (
        <EntryCost id={id} cost={cost} chosen={chosen} />
      ) : legal || chosen ? (
        <LegalMark x={drawn.post.x + 36} y={drawn.post.y - 30} />
      ) : null}
    </g>
  )
})

export function Mines({ count, at }: { count: number; at: Point }): ReactNode {
  return Array.from({ length: count }, (_, mine) => (
    <Drawn
      key={mine}
      name="mine"
      x={at.x - MINE / 2 + (mine - (count - 1) / 2) * 28}
      y={at.y - MINE / 2}
      width={MINE}
      height={MINE}
    />
  ))
}

/** The points that entering a region costs, over its posts where there is little room. */
export function EntryCost({
  id,
  cost,
  chosen = false,
}: {
  id: string
  cost: number
  chosen?: boolean
}): ReactNode {
  const posts = usePosts(id)
  const drawn = DRAWN[id]
  if (drawn === undefined) return null
  const above = drawn.inside !== null && posts.length > 0 ? ABOVE : 0
  return (
    <g
      className="cost"
      data-chosen={chosen || undefined}
      transform={`translate(${drawn.cost.x} ${drawn.cost.y - above})`}
    >
      <path d="M-34 0l12-21h44l12 21-12 21h-44z" />
      <text y="10">−{cost}</text>
    </g>
  )
}

/** Whose post came to a region in the last turn of one of the others. */
export function LastTurnMark({ id, player }: { id: string; player: number }): ReactNode {
  const drawn = DRAWN[id]
  if (drawn === undefined) return null
  const { x, y } = drawn.post
  return (
    <g className="last-turn" data-player={player} aria-hidden="true">
      <circle cx={x} cy={y} r={drawn.inside === null ? 38 : 30} />
      <Drawn name={`piece-${player % 4}`} x={x + 14} y={y - 46} width={30} height={34} />
    </g>
  )
}

/** The points that entering a region now would cost; null while it cannot be entered. */
function useCost(id: string, offered: boolean): number | null {
  return useTable((state) => {
    if (!offered) return null
    const view = viewOf(state) as View
    const frame = view.pending.at(-1)
    return frame?.kind === 'enter' && frame.company ? entryCost(view, frame.company, id) : null
  })
}

/** The names lie over all land, so that no neighbour cuts them off; a long one takes two lines. */
export const RegionName = memo(function RegionName({ id }: { id: string }): ReactNode {
  const { words } = useLexicon()
  const drawn = DRAWN[id]
  if (drawn === undefined || drawn.inside !== null) return null
  const lines = words.board.onMap(id)
  const apart = SQUARE.test(lines.join('')) ? 1 : 0.8
  return (
    <text className="region-name" x={drawn.name.x} y={drawn.name.y} aria-hidden="true">
      {lines.map((line, index) => (
        <tspan key={line} x={drawn.name.x} dy={`${index === 0 ? 0.5 * (1 - lines.length) : apart}em`}>
          {line}
        </tspan>
      ))}
    </text>
  )
})
