import { expect, type Locator, type Page } from '@playwright/test'

/** Where the focus is, and whether it can be seen there: a ring on what holds it, or on what is drawn for it. */
export async function focus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const held = document.activeElement
    if (!held || held === document.body) return 'lost'
    // A text shows it by its caret.
    if (held instanceof HTMLElement && held.isContentEditable) return 'shown'
    const isRinged = (element: Element | null) => {
      if (!element) return false
      const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(element)
      return boxShadow !== 'none' || (outlineStyle !== 'none' && outlineWidth !== '0px')
    }
    const drawn = [held, held.parentElement, held.nextElementSibling, held.closest('label')]
    const isShown = held.matches(':focus-visible') && drawn.some(isRinged)
    return isShown ? 'shown' : `unseen on ${held.outerHTML.slice(0, 160)}`
  })
}

export const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Goes to what is wanted by Tab, or by Shift+Tab, and sees the focus there. */
export async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    if (await isFocused(target)) {
      await expect.poll(() => focus(page)).toBe('shown')
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${target} was not reached by ${key}`)
}

export async function press(page: Page, target: Locator, key = 'Enter', way: 'Tab' | 'Shift+Tab' = 'Tab') {
  await goTo(page, target, way)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, target: Locator, text: string) {
  await goTo(page, target)
  await page.keyboard.type(text)
}

export const isNotLost = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
