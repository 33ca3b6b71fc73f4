import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

type Scope = {
  /** A part that is checked elsewhere, such as a frame in which no script may run. */
  without?: string | undefined
  /** The only part to check. */
  within?: string | undefined
}

/** The violations that axe finds on a page, once its fonts are there. Frames are checked with it, except `without`. */
export async function findFaults(page: Page, { without, within }: Scope = {}) {
  await page.evaluate(() => document.fonts.ready)
  const skipped = without ? await page.locator(without).elementHandles() : []
  const skippedFrames = await Promise.all(skipped.map((element) => element.contentFrame()))
  // One pass in the page itself: the builder of axe for Playwright opens another page for each result.
  for (const frame of page.frames()) if (!skippedFrames.includes(frame)) await frame.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ([include, exclude]) =>
      (window as Window & { axe?: { run: (...words: object[]) => Promise<AxeResults> } }).axe!.run(
        { include: [[include ?? 'html']], ...(exclude ? { exclude: [[exclude]] } : {}) },
        { resultTypes: ['violations'] },
      ),
    [within, without],
  )
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target }) => target.join(' ')).slice(0, 5),
  }))
}

/** The same in light and dark, in one page load. */
export async function findFaultsInBothThemes(page: Page, scope: Scope = {}) {
  const faults = []
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    faults.push(...(await findFaults(page, scope)).map((fault) => ({ theme, ...fault })))
  }
  return faults
}
