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

/** What axe finds wrong with the page, one line each: the rule, and where. */
export async function faults(page: Page, { within, colorScheme = 'light' }: Look = {}): Promise<string[]> {
  // What is right needs no selectors, and no second page to gather them in, which is three quarters of the time; the site has no
  // frames of other origins, the one thing that the older way leaves out.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
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
