let asked = false

/** Whether this page was just reloaded at its current address; true at most once per page load. */
export function wasPageReloaded(): boolean {
  const first = !asked
  asked = true
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return first && load?.type === 'reload' && new URL(load.name).pathname === location.pathname
}
