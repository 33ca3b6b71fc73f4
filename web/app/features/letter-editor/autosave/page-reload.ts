let asked = false

/** Whether this page was just reloaded at the address it shows; true at most once, however long the page lives. */
export function wasPageReloaded(): boolean {
  const first = !asked
  asked = true
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return first && load?.type === 'reload' && new URL(load.name).pathname === location.pathname
}
