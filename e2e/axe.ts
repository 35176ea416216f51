import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

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
 * browser has made fast of them would be left.
 */
async function source(page: Page): Promise<{ axeSource?: string }> {
  return (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'axe' } : {}
}

/** What axe finds wrong with the page, one line each: the rule, and where. */
export async function faults(page: Page, { within, colorScheme = 'light' }: Look = {}): Promise<string[]> {
  // What is right needs no selectors, and no second page to gather them in, which is three quarters of the time; the site has no
  // frames of other origins, the one thing that the older way leaves out.
  const builder = new AxeBuilder({ page, ...(await source(page)) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (within !== undefined) builder.include(within)
  if (colorScheme === 'dark') builder.withRules(COLOURS)
  for (const selector of REPEATED) if ((await page.locator(selector).count()) > 0) builder.exclude(selector)
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
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
