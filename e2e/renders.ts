// Which parts of a page are rendered anew, as Preact's developer tools learn it: through the hook that the page calls.

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
    /** What Preact keeps for every component and element, by the short names of its build. */
    interface Node {
      readonly type: unknown
      /** Its parent. */
      readonly __: Node | null
      /** The first thing that it stands for in the page. */
      readonly __e: unknown
    }
    interface Options {
      /** A component was rendered. */
      diffed?: (node: Node) => void
      /** A component is about to be rendered. */
      __r?: (node: Node) => void
      /** Everything that belongs to one rendering is on the page. */
      __c?: (...told: unknown[]) => void
    }
    const renders = { commits: 0, drawn: [] as string[] }

    const partOf = (node: Node | null): string => {
      if (node === null) return 'frame'
      const element = typeof node.type === 'string' ? (node.__e as Element) : null
      return element?.matches('.part') ? (element.classList[1] ?? 'frame') : partOf(node.__)
    }
    const listen = (options: Options, pieces: ReadonlySet<unknown>): void => {
      const { diffed, __r: render, __c: commit } = options
      const rendering = new Set<Node>()
      options.__r = (node) => {
        if (!pieces.has(node.type)) rendering.add(node)
        render?.(node)
      }
      options.diffed = (node) => {
        if (rendering.delete(node)) {
          const drawn = node.__e instanceof Element ? node.__e.getAttribute('class') : null
          renders.drawn.push(`${partOf(node.__)} ${drawn ?? 'nothing'}`)
        }
        diffed?.(node)
      }
      options.__c = (...told) => {
        renders.commits++
        commit?.(...told)
      }
    }

    Object.assign(window, {
      __PREACT_DEVTOOLS__: {
        attachPreact(_version: string, options: Options, { Fragment }: { Fragment: unknown }) {
          listen(options, new Set([Fragment]))
        },
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
