import axe from 'axe-core'
import { expect } from 'vitest'
import { applyTheme } from '../app/ui/theme.ts'

/**
 * Expects no violation of axe on the screen, in both themes. Colour contrast is checked after animations
 * have ended.
 */
export async function expectAccessible(root: Element = document.documentElement): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    applyTheme(theme)
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
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

/** Expects no horizontal overflow. */
export function expectNoOverflow(): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}
