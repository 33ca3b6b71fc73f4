import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong on a page, once it is as a person sees it. */
export async function findFaults(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target }) => target.join(' ')).slice(0, 5),
  }))
}
