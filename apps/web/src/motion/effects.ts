import type { Box, Difference, Move, Seen } from './compare.ts'
import type { Drawn, Look } from './look.ts'
import { stepTime } from './manner.ts'

/**
 * Something that is shown after a delay: an animation of a drawing, a rolling number, the way that a piece has gone, or a
 * light around what it did.
 */
export type Effect =
  | {
      readonly kind: 'light'
      readonly around: Box
      readonly delay: number
      readonly duration: number
    }
  | {
      readonly kind: 'trail'
      readonly from: Box
      readonly to: Box
      /** Whose piece went there. */
      readonly seat: number
      readonly delay: number
      readonly duration: number
    }
  | {
      readonly kind: 'animate'
      readonly node: Drawn
      readonly keyframes: Keyframe[]
      readonly delay: number
      readonly duration: number
      /** Drawn over the table for as long as it lasts. */
      readonly ghost?: Box
    }
  | {
      readonly kind: 'roll'
      readonly node: Drawn
      readonly from: number
      readonly to: number
      readonly delay: number
      readonly duration: number
    }

/** A light and a trail stay for so many effects. */
const LINGERS = 5
/** Pieces of one group follow each other by this share of an effect. */
const STAGGER = 0.16
/** However much happens at once, it is told in the time of about so many effects. */
const LONGEST = 6.5

/** In order: what is used turns over, pieces travel kind by kind, then the numbers tell what it came to. */
export function travelEffects(
  { moved, shifted, turned, left, came }: Difference<Drawn>,
  before: Look,
  after: Look,
  homeOf: () => Box | null,
): Effect[] {
  const effects: Effect[] = shifted.map(({ from, to }) => glide(from.box, to, 0))
  const steps: ((at: number) => Effect[])[] = []
  if (turned.length > 0) steps.push((at) => turned.map((seen) => flip(seen.node, at)))
  const home = left.length > 0 ? homeOf() : null
  const leaving = home === null ? [] : left
  for (const group of groupsOf(moved))
    steps.push((at) => group.map((move, n) => travel(move, at + stagger(n))))
  if (home !== null && leaving.length > 0)
    steps.push((at) => leaving.map(({ box, node }, n) => fly(node, box, home, at + stagger(n))))
  if (came.length > 0) steps.push((at) => came.map((seen, n) => appear(seen, at + stagger(n))))
  const rolls = changedFigures(before, after)
  if (rolls.length > 0)
    steps.push((at) =>
      rolls.map(({ node, from, to }) => ({ kind: 'roll', node, from, to, delay: at, duration: stepTime() })),
    )
  const pace = stepTime() * Math.min(0.85, (LONGEST - 1) / Math.max(1, steps.length - 1))
  for (const [index, step] of steps.entries()) effects.push(...step(index * pace))
  return effects
}

/** What others have done is lit, and what has travelled leaves a trail. They stay a while; nobody waits for them. */
export function traceEffects({ moved, turned, came }: Difference<Drawn>, seat: number): Effect[] {
  const duration = LINGERS * stepTime()
  const lights = [...moved.map(({ to }) => to), ...turned, ...came].map(({ box }): Effect => ({
    kind: 'light',
    around: box,
    delay: 0,
    duration,
  }))
  const trails = moved.map(({ from, to }): Effect => ({
    kind: 'trail',
    from: from.box,
    to: to.box,
    seat,
    delay: 0,
    duration,
  }))
  return [...lights, ...trails]
}

/** Without travel: what is new in its place appears there. */
export function fadeEffects({ moved, turned, came }: Difference<Drawn>): Effect[] {
  return [...moved.map(({ to }) => to), ...turned, ...came].map(({ node }) => fade(node, 0))
}

function stagger(n: number): number {
  return Math.min(n, 6) * STAGGER * stepTime()
}

/** Moves of the same kind of piece belong together; the kind is the first word of the piece's name. */
function groupsOf(moved: readonly Move<Drawn>[]): Move<Drawn>[][] {
  return [...Map.groupBy(moved, ({ to }) => to.piece.split(':')[0]).values()]
}

function travel({ from, to }: Move<Drawn>, delay: number): Effect {
  if (to.node.dataset['many'] !== undefined) return fly(to.node, from.box, to.box, delay)
  const stops = stopsOf(to.node)
  return stops.length === 0 ? glide(from.box, to, delay) : walk(from.box, stops, to, delay)
}

/** What a piece passes on its way, in order: boards name it (`data-way`) by the names of places (`data-stop`). */
function stopsOf({ dataset: { way = '' } }: Drawn): Box[] {
  return way.split(' ').flatMap((stop) => {
    const place = stop === '' ? null : document.querySelector(`[data-stop="${stop}"]`)
    return place?.getBoundingClientRect() ?? []
  })
}

/** The drawing itself goes from place to place, half as long to each as others take for their whole way. */
function walk(from: Box, stops: readonly Box[], { box: to, node }: Seen<Drawn>, delay: number): Effect {
  const unit = magnificationOf(node, to)
  const keyframes = [from, ...stops, to].map((place): Keyframe => {
    const [x, y] = [centre(place).x - centre(to).x, centre(place).y - centre(to).y]
    return {
      translate: `${(x / unit).toFixed(1)}px ${(y / unit).toFixed(1)}px`,
      zIndex: 'var(--layer-paper)',
    }
  })
  return { kind: 'animate', node, keyframes, delay, duration: stepTime() * (1 + stops.length / 2) }
}

/** The drawing itself comes from where it was, on a slight arc. */
function glide(from: Box, { box: to, node }: Seen<Drawn>, delay: number): Effect {
  const svg = node instanceof SVGElement ? node.ownerSVGElement : null
  const unit = svg?.getScreenCTM()?.a ?? magnificationOf(node, to)
  const [x, y] = [centre(from).x - centre(to).x, centre(from).y - centre(to).y]
  const lift = Math.min(36, Math.hypot(x, y) * 0.12)
  const at = (share: number, up: number): string =>
    `${((x * share) / unit).toFixed(1)}px ${((y * share - up) / unit).toFixed(1)}px`
  const size = svg === null && to.width > 0 ? `${from.width / to.width} ${from.height / to.height}` : '1'
  return {
    kind: 'animate',
    node,
    keyframes: [
      { translate: at(1, 0), scale: size, zIndex: 'var(--layer-paper)' },
      { translate: at(0.45, lift), zIndex: 'var(--layer-paper)' },
      { translate: '0px 0px', scale: '1', zIndex: 'var(--layer-paper)' },
    ],
    delay,
    duration: stepTime(),
  }
}

/** How much larger a piece is on the screen than it was laid out: a board may be looked at closely. */
function magnificationOf(node: Drawn, { width }: Box): number {
  return node instanceof HTMLElement && node.offsetWidth > 0 ? width / node.offsetWidth : 1
}

/** A picture of the piece goes from one place to another; the places themselves stay. */
function fly(node: Drawn, from: Box, to: Box, delay: number): Effect {
  const [a, b] = [centre(from), centre(to)]
  const smaller = Math.min(1, (to.height || 1) / (from.height || 1))
  return {
    kind: 'animate',
    node,
    ghost: from,
    keyframes: [
      { translate: '0px 0px', scale: '1', opacity: 1 },
      { translate: `${b.x - a.x}px ${b.y - a.y}px`, scale: String(smaller), opacity: 0.4 },
    ],
    delay,
    duration: stepTime(),
  }
}

function appear({ node, face }: Seen<Drawn>, delay: number): Effect {
  return face === null ? fade(node, delay) : flip(node, delay)
}

function flip(node: Drawn, delay: number): Effect {
  return {
    kind: 'animate',
    node,
    keyframes: [
      { transform: 'perspective(600px) rotateY(-90deg)' },
      { transform: 'perspective(600px) rotateY(0deg)' },
    ],
    delay,
    duration: stepTime(),
  }
}

function fade(node: Drawn, delay: number): Effect {
  return {
    kind: 'animate',
    node,
    keyframes: [{ opacity: 0 }, { opacity: 1 }],
    delay,
    duration: stepTime(),
  }
}

function changedFigures(before: Look, after: Look): { node: Drawn; from: number; to: number }[] {
  return [...after.figures].flatMap(([name, { node, value }]) => {
    const from = before.figures.get(name)?.value
    return from === undefined || from === value ? [] : [{ node, from, to: value }]
  })
}

function centre({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 }
}
