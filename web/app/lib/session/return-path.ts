const home = '/dashboard'

/**
 * Where to go after signing in: the requested page, if it is one of ours, else the dashboard. Anything that a
 * browser could read as another site is refused.
 */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return home
  const url = new URL(from, 'https://lettrine.invalid')
  if (url.host !== 'lettrine.invalid' || !url.pathname.startsWith(home)) return home
  return `${url.pathname}${url.search}${url.hash}`
}

/** What the requested page was opened with, such as the letter that it leads back to. */
export const returnState = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'fromState' in state ? state.fromState : undefined
