import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Long lists repeat one line hundreds of times: a dozen of them tell as much, in a fraction of the time. */
const REPEATED = ['.provenance tbody tr:nth-child(n+12)', '.rules-page section:nth-of-type(n+3)']

/** What axe finds wrong with the page, one line each: the rule, and where. */
export async function faults(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  for (const selector of REPEATED) if ((await page.locator(selector).count()) > 0) builder.exclude(selector)
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}
