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
export function play(effects: readonly Effect[], overlay: HTMLElement): void {
  finishMotion()
  if (effects.length === 0) return
  const last = Math.max(...effects.map(({ delay, duration }) => delay + duration))
  idleAt = performance.now() + last
  running = effects.map((effect) => (effect.kind === 'roll' ? roll(effect) : animate(effect, overlay)))
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
