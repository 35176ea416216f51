// Which parts of a page React renders anew, as its developer tools learn it: through the hook that every build calls.

import type { Page } from '@playwright/test'

/** What the page has rendered since the last time it was asked. */
export interface Renders {
  /** How often something was rendered. */
  readonly commits: number
  /** The components by what each of them draws: the part of the table, and the class of its outermost element. */
  readonly drawn: readonly string[]
}

/** Begins to listen; must be called before the page is opened. */
export async function listenToRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** What React keeps for every component and element. */
    interface Fiber {
      readonly tag: number
      readonly flags: number
      readonly child: Fiber | null
      readonly sibling: Fiber | null
      readonly alternate: Fiber | null
      readonly stateNode: unknown
    }
    const FUNCTION_OR_CLASS = new Set([0, 1, 11, 14, 15])
    const PERFORMED_WORK = 1
    const renders = { commits: 0, drawn: [] as string[] }

    const elementOf = ({ tag, stateNode }: Fiber): Element | null =>
      tag === 5 && stateNode instanceof Element ? stateNode : null
    const outermost = (fiber: Fiber | null): Element | null => {
      if (fiber === null) return null
      return elementOf(fiber) ?? outermost(fiber.child) ?? outermost(fiber.sibling)
    }
    const walk = (fiber: Fiber, part: string): void => {
      const element = elementOf(fiber)
      const here = element?.matches('.part') ? (element.classList[1] ?? part) : part
      if (FUNCTION_OR_CLASS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0)
        renders.drawn.push(`${here} ${outermost(fiber.child)?.getAttribute('class') ?? 'nothing'}`)
      // Where the children are the same objects as before, nothing below was looked at.
      if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return
      for (let child = fiber.child; child !== null; child = child.sibling) walk(child, here)
    }

    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot(_: number, root: { readonly current: Fiber }) {
          renders.commits++
          walk(root.current, 'frame')
        },
        onCommitFiberUnmount() {},
      },
      takeRenders() {
        const taken = { ...renders }
        Object.assign(renders, { commits: 0, drawn: [] })
        return taken
      },
    })
  })
}

export async function takeRenders(page: Page): Promise<Renders> {
  return page.evaluate(() => (window as unknown as { takeRenders(): Renders }).takeRenders())
}
