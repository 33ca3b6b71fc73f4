/** The letter that an entry of the browser’s history began; its state says so once it was kept there. */
export const begunLetterIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'begun' in state && typeof state.begun === 'string'
    ? state.begun
    : undefined

/**
 * Keeps with the current entry of the browser’s history which letter it began: the browser’s way back leads to the same
 * letter, although its address names none yet. The router reads `usr` as the state of a location.
 */
export function keepBegunLetter(letterId: string): void {
  const { usr, ...entry } = (history.state ?? {}) as { usr?: object | null }
  history.replaceState({ ...entry, usr: { ...usr, begun: letterId } }, '')
}
