import { expect, type Page } from '@playwright/test'

/** A prerendered page loads its scripts at the first sign of activity (`web/app/late-hydration.ts`); waits for them. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(7, 300)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}
