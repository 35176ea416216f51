import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong with the page, one line each: the rule, and where. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}
