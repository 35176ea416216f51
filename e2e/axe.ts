import type { Page } from '@playwright/test'
import axe, { type ElementContext, type RunOptions } from 'axe-core'

/** Long lists repeat one line hundreds of times: a dozen of them tell as much, in a fraction of the time. */
const REPEATED = [
  '.provenance tbody tr:nth-child(n+12)',
  '.rules-page section:nth-of-type(n+3)',
  '.figure-items > li:nth-child(n+4)',
]

/** The rules that ask for colours. */
const COLOURS = ['color-contrast', 'link-in-text-block']

interface Look {
  /** A selector of the part that is looked at, where the rest was looked at before. */
  readonly within?: string
  /** The dark scheme differs from the light one in its colours alone, and that is what is looked at in it. */
  readonly colorScheme?: 'light' | 'dark'
}

/**
 * Axe is brought into a page once: brought again, its half a million characters would be read anew, and nothing that the
 * browser has made fast of them would be left. The mark-up of all that it looks at is not written down, since nobody reads it.
 */
async function bring(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axe.source}; axe.configure({ noHtml: true })`)
}

/** What axe finds wrong with the page, one line each: the rule, and where. The site has no frames of other origins. */
export async function faults(page: Page, { within, colorScheme = 'light' }: Look = {}): Promise<string[]> {
  await bring(page)
  // What is right needs no selectors, which would take longest of all.
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(colorScheme === 'dark' ? { runOnly: COLOURS } : {}),
  }
  return page.evaluate(
    async ([include, repeated, how]) => {
      const { axe: here } = window as unknown as { readonly axe: typeof axe }
      const exclude = repeated.filter((selector) => document.querySelector(selector) !== null)
      const context: ElementContext = { ...(include === undefined ? {} : { include: [include] }), exclude }
      const { violations } = await here.run(context, how)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
        ),
      )
    },
    [within, REPEATED, options] as const,
  )
}

/** What axe finds wrong with the page by day and by night. What moves has to be still: colours change at once then. */
export async function faultsInBothSchemes(
  page: Page,
  look: { readonly within?: string } = {},
): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const inIt = await faults(page, { ...look, colorScheme })
    found.push(...inIt.map((fault) => `${colorScheme}: ${fault}`))
  }
  return found
}
