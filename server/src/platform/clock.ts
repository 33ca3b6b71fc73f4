/** Where the time comes from; a test hands in its own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
