import { type Locator, locators } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For what has no role and no name of its own. */
    getByCss: (selector: string) => Locator
  }
}

locators.extend({ getByCss: (selector) => `css=${selector}` })
