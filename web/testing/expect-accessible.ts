import axe from 'axe-core'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applyTheme } from '../app/ui/theme.ts'

const isEndless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity

/** Waits for the end of all animations that end. */
const animationsEnd = () =>
  Promise.all(
    document
      .getAnimations()
      .filter((animation) => !isEndless(animation))
      .map((animation) => animation.finished.catch(() => undefined)),
  )

/** Away from whatever a resize has put under the pointer: no tooltip opens while the screen is checked. */
const parkPointer = () => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 }, force: true })

/**
 * Expects no violation of axe on the screen, in both themes. Colour contrast is checked after animations
 * have ended.
 */
export async function expectAccessible(root: Element = document.documentElement): Promise<void> {
  await parkPointer()
  for (const theme of ['light', 'dark'] as const) {
    applyTheme(theme)
    await animationsEnd()
    const { violations } = await axe.run(root, {
      rules: { 'document-title': { enabled: false }, 'html-has-lang': { enabled: false } },
    })
    const faults = violations.map(
      ({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    )
    expect(faults).toEqual([])
  }
  applyTheme('system')
}

const excess = () => document.documentElement.scrollWidth - window.innerWidth

/** Expects nothing to be wider than the window. */
export async function expectNoOverflow(): Promise<void> {
  await expect.poll(excess).toBeLessThanOrEqual(0)
}

export const desktopSize = [1280, 900] as const
export const phoneSize = [390, 844] as const
const narrowestSize = [320, 640] as const

/**
 * Expects no fault on a desktop and on a phone, and nothing wider than 320 pixels; the window is a desktop's again
 * afterwards. `alsoExpect` runs at both sizes.
 */
export async function expectAccessibleOnAllSizes(alsoExpect?: () => Promise<void>): Promise<void> {
  for (const size of [desktopSize, phoneSize] as const) {
    await page.viewport(size[0], size[1])
    await expectAccessible()
    await alsoExpect?.()
  }
  await page.viewport(narrowestSize[0], narrowestSize[1])
  await expectNoOverflow()
  await page.viewport(desktopSize[0], desktopSize[1])
}
