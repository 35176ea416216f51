import type { Box } from './compare.ts'
import type { Effect } from './effects.ts'
import { roll } from './roll.ts'

/** What is being shown now. Each entry ends itself, or is ended at once. */
interface Running {
  finish(): void
}

let running: Running[] = []
let idleAt = 0

/** How long the table still moves, in milliseconds: the others wait for it. */
export function motionLeft(): number {
  return Math.max(0, idleAt - performance.now())
}

/** Shows effects; any click or key shows their end at once. */
export function play(
  effects: readonly Effect[],
  overlay: HTMLElement,
  /** What stays a while after it; nobody waits for it. */
  traces: readonly Effect[] = [],
): void {
  finishMotion()
  if (effects.length + traces.length === 0) return
  const last = Math.max(0, ...effects.map(({ delay, duration }) => delay + duration))
  idleAt = performance.now() + last
  running = [...effects, ...traces].map((effect) =>
    effect.kind === 'roll'
      ? roll(effect)
      : effect.kind === 'trail'
        ? draw(effect, overlay)
        : animate(effect, overlay),
  )
  for (const type of ['pointerdown', 'keydown'] as const)
    addEventListener(type, finishMotion, { capture: true, once: true })
}

/** Everything stands where it belongs. */
export function finishMotion(): void {
  for (const type of ['pointerdown', 'keydown'] as const)
    removeEventListener(type, finishMotion, { capture: true })
  for (const { finish } of running) finish()
  running = []
  idleAt = 0
}

function animate(effect: Extract<Effect, { kind: 'animate' }>, overlay: HTMLElement): Running {
  const ghost = effect.ghost === undefined ? null : ghostOf(effect.node, effect.ghost, overlay)
  const animation = (ghost ?? effect.node).animate(effect.keyframes, {
    delay: effect.delay,
    duration: effect.duration,
    easing: 'ease-in-out',
    fill: 'backwards',
  })
  if (ghost !== null) animation.addEventListener('finish', () => ghost.remove())
  return {
    finish() {
      animation.cancel()
      ghost?.remove()
    },
  }
}

/** The way of a piece as a line over the table. */
function draw(
  { from, to, seat, delay, duration }: Extract<Effect, { kind: 'trail' }>,
  overlay: HTMLElement,
): Running {
  const origin = overlay.getBoundingClientRect()
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2]
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y]
  const trail = document.createElement('span')
  trail.className = 'trail'
  trail.dataset['player'] = String(seat)
  Object.assign(trail.style, {
    left: `${x - origin.left}px`,
    top: `${y - origin.top}px`,
    width: `${Math.hypot(dx, dy)}px`,
    rotate: `${Math.atan2(dy, dx)}rad`,
  })
  overlay.append(trail)
  const animation = trail.animate(
    [{ opacity: 0 }, { opacity: 0.8, offset: 0.15 }, { opacity: 0.8, offset: 0.7 }, { opacity: 0 }],
    {
      delay,
      duration,
      fill: 'both',
    },
  )
  animation.addEventListener('finish', () => trail.remove())
  return {
    finish() {
      animation.cancel()
      trail.remove()
    },
  }
}

/** A picture of a drawing, laid over the table where the drawing was. */
function ghostOf(node: Element, { left, top, width, height }: Box, overlay: HTMLElement): HTMLElement {
  const origin = overlay.getBoundingClientRect()
  const ghost = document.createElement('span')
  ghost.append(node.cloneNode(true))
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${left - origin.left}px`,
    top: `${top - origin.top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  overlay.append(ghost)
  return ghost
}
