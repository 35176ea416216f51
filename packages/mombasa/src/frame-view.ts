import type { Seat } from '@entrepot/kernel'
import { BOOKS } from './components/books.ts'
import { COMPANIES } from './components/components.ts'
import { REGIONS } from './components/map.ts'
import { SPACES } from './components/spaces.ts'
import type { Frame, FrameKind } from './state.ts'
import { packSteps, unpackSteps } from './tracks.ts'

/** A pending piece of work in ids; only what its kind has (see `FrameKind`). */
export interface FrameView {
  readonly kind: FrameKind
  readonly seat: Seat
  readonly company?: string
  /** Points, value, steps, posts or tracks left; the lower price of `buy`. */
  readonly amount?: number
  /** Regions entered, or with a reward or a post still to be dealt with. */
  readonly regions?: readonly string[]
  /** The region that the post is for. */
  readonly region?: string
  /** The steps due on each track. */
  readonly steps?: { readonly [company: string]: number }
  /** Whether a book has already been turned in this action. */
  readonly turned?: boolean
  /** Whether the purchase may be declined. */
  readonly optional?: boolean
  readonly space?: string
  /** The book to be placed; null while it is to be chosen. */
  readonly book?: string | null
}

function regionsOf(set: number): string[] {
  return REGIONS.ids.filter((_, region) => (set >> region) & 1)
}

export function frameView(frame: Frame): FrameView {
  const { kind, seat, amount } = frame
  const company = COMPANIES.ids[frame.company]
  switch (kind) {
    case 'turn':
    case 'goods':
    case 'pile':
    case 'finish':
    case 'begin':
      return { kind, seat }
    case 'steps':
    case 'remove':
    case 'points':
      return { kind, seat, amount }
    case 'enter':
      return { kind, seat, company, amount, regions: regionsOf(frame.set) }
    case 'post':
      return { kind, seat, company, region: REGIONS.ids[frame.item] }
    case 'collect':
    case 'return':
      return { kind, seat, company, regions: regionsOf(frame.set) }
    case 'bookkeeper':
      return { kind, seat, amount, turned: frame.set === 1 }
    case 'advance':
      return { kind, seat, company, amount }
    case 'tracks':
      return { kind, seat, amount, steps: stepsOf(frame.set) }
    case 'buy':
      return { kind, seat, amount, optional: frame.set === 1 }
    case 'discard':
    case 'tier':
    case 'choice':
      return { kind, seat, space: SPACES.ids[frame.item] }
    case 'place':
      return { kind, seat, book: frame.item < 0 ? null : BOOKS.ids[frame.item] }
  }
}

function stepsOf(set: number): { [company: string]: number } {
  const out: { [company: string]: number } = {}
  for (let company = 0; company < COMPANIES.size; company++) {
    const steps = unpackSteps(set, company)
    if (steps > 0) out[COMPANIES.ids[company]] = steps
  }
  return out
}

/** The frame that looks like this. */
export function frameFromView(shown: FrameView): Frame {
  return {
    kind: shown.kind,
    seat: shown.seat,
    company: COMPANIES.find(shown.company),
    amount: shown.amount ?? 0,
    set: setFromView(shown),
    item: itemFromView(shown),
  }
}

function setFromView({ regions, steps, turned, optional }: FrameView): number {
  if (regions) return regions.reduce((set, region) => set | (1 << REGIONS.of(region)), 0)
  if (steps) return packSteps(COMPANIES.ids.map((company) => steps[company] ?? 0))
  return (turned ?? optional) ? 1 : 0
}

function itemFromView({ kind, space, region, book }: FrameView): number {
  if (space !== undefined) return SPACES.of(space)
  if (region !== undefined) return REGIONS.of(region)
  return kind === 'place' ? BOOKS.find(book) : 0
}
