import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong on a page, once it is as a person sees it.
 * @param options.without - a part that is judged elsewhere: a frame in which no script may run, for one
 * @param options.within - the only part to judge
 */
export async function findFaults(
  page: Page,
  { without, within }: { without?: string | undefined; within?: string | undefined } = {},
) {
  await page.evaluate(() => document.fonts.ready)
  const axe = new AxeBuilder({ page })
  if (without) axe.exclude(without)
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target }) => target.join(' ')).slice(0, 5),
  }))
}

/** The same in light and dark, in one page load. */
export async function findFaultsInBothThemes(page: Page, { within }: { within?: string | undefined } = {}) {
  const faults = []
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    faults.push(...(await findFaults(page, { within })).map((fault) => ({ theme, ...fault })))
  }
  return faults
}
