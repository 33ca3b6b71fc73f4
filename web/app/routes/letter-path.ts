/** The address of the letter that a page was opened from, and leads back to. */
export const letterPathIn = (state: unknown): string | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'returnTo' in state &&
  typeof state.returnTo === 'string' &&
  state.returnTo.startsWith('/dashboard/letters/')
    ? state.returnTo
    : undefined
