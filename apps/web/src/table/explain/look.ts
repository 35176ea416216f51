/** What somebody looks at. */
export interface Look {
  /** What stands there; the note lies beside it. */
  readonly element: Element
  /** The thing it is, such as `area:bank`; null for a mere sign. */
  readonly thing: string | null
  /** The drawings that are explained besides: the one under the pointer, or with the keyboard those of the thing. */
  readonly signs: readonly string[]
  /** What it is called where it is no thing. */
  readonly name: string
}

/** Every thing that is explained: those that can be clicked, and figures that tell something of their own. */
export const THINGS = '[data-target], [data-look], [data-says]'

/** So far around a number the sign that it belongs to is looked for. */
const NEAR = 3
/** With the keyboard, so many signs of a thing are explained. */
const MOST_SIGNS = 4

/** What an element of the table shows; null where there is nothing to explain. */
export function lookAt(at: Element, byKey: boolean): Look | null {
  const element = at.closest(THINGS)
  const sign = signOf(at.closest('svg'), at)
  if (element !== null) {
    const says = element.getAttribute('data-says')
    const signs = byKey || (says !== null && sign === null) ? signsIn(element) : sign === null ? [] : [sign]
    return { element, thing: says === null ? nameOf(element, at) : null, signs, name: says ?? '' }
  }
  // What does something has its name on it, and a drawing that is no sign says nothing.
  const isDrawing = sign === null && at.closest('svg') !== null
  if (isDrawing || at.closest('.decision-bar, .top-bar nav, .sheet-head') !== null) return null
  for (let around: Element | null = at, far = 0; around !== null && far < NEAR; far++) {
    const signs = sign === null ? signsIn(around) : [sign]
    if (signs.length > 0)
      return { element: sign === null ? around : at, thing: null, signs, name: labelIn(around) }
    around = around.parentElement
  }
  return null
}

/** Of a thing as long as a track, the space that is looked at. */
function nameOf(element: Element, at: Element): string | null {
  const thing = element.getAttribute('data-target') ?? element.getAttribute('data-look')
  const space = at.closest('[data-space]')
  return space === null || !element.contains(space) ? thing : `${thing}:${space.getAttribute('data-space')}`
}

function labelIn(element: Element): string {
  return (
    (element.closest('[role=img][aria-label]') ?? element.querySelector('[aria-label]'))?.getAttribute(
      'aria-label',
    ) ?? ''
  )
}

/** The name that a drawing has on the sheet of its game. In a large picture it is the part that is looked at. */
function signOf(svg: Element | null, at: Element): string | null {
  const drawn = [...(svg?.querySelectorAll('use') ?? [])]
  const use = drawn.length === 1 ? drawn[0] : drawn.find((part) => part === at)
  return use?.getAttribute('href')?.slice(1) ?? null
}

function signsIn(element: Element): string[] {
  const signs = [...element.querySelectorAll('svg')].flatMap((svg) => signOf(svg, svg) ?? [])
  return [...new Set(signs)].slice(0, MOST_SIGNS)
}
