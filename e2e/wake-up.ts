import { expect, type Page } from '@playwright/test'

/** A page to read fetches its code at the first sign of somebody (`web/app/late-hydration.ts`); waits until it works. */
export async function wakeUp(page: Page): Promise<void> {
  await page.mouse.move(7, 300)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}
