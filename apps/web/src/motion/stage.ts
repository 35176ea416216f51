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
      : effect.kind === 'animate'
        ? animate(effect, overlay)
        : trace(
            effect.kind === 'trail' ? trailOf(effect, overlay) : lightOf(effect, overlay),
            effect,
            overlay,
          ),
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

/** Lays a mark over the table that comes, stays a while and goes. Under it the boards are not painted anew. */
function trace(
  mark: HTMLElement,
  { delay, duration }: { readonly delay: number; readonly duration: number },
  overlay: HTMLElement,
): Running {
  overlay.append(mark)
  const animation = mark.animate(
    [{ opacity: 0 }, { opacity: 0.8, offset: 0.15 }, { opacity: 0.8, offset: 0.7 }, { opacity: 0 }],
    { delay, duration, fill: 'both' },
  )
  animation.addEventListener('finish', () => mark.remove())
  return {
    finish() {
      animation.cancel()
      mark.remove()
    },
  }
}

/** The way of a piece as a line. */
function trailOf({ from, to, seat }: Extract<Effect, { kind: 'trail' }>, overlay: HTMLElement): HTMLElement {
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
  return trail
}

/** A light around what was done. */
function lightOf({ around }: Extract<Effect, { kind: 'light' }>, overlay: HTMLElement): HTMLElement {
  const light = document.createElement('span')
  light.className = 'light'
  lay(light, around, overlay)
  return light
}

/** A picture of a drawing, laid over the table where the drawing was. */
function ghostOf(node: Element, box: Box, overlay: HTMLElement): HTMLElement {
  const ghost = document.createElement('span')
  ghost.append(node.cloneNode(true))
  lay(ghost, box, overlay)
  overlay.append(ghost)
  return ghost
}

function lay(mark: HTMLElement, { left, top, width, height }: Box, overlay: HTMLElement): void {
  const origin = overlay.getBoundingClientRect()
  Object.assign(mark.style, {
    position: 'absolute',
    left: `${left - origin.left}px`,
    top: `${top - origin.top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
}
