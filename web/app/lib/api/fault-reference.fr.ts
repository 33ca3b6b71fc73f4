/** What a person can quote of a request that failed in the server. */
export const faultReference = (id: string): string => `Référence\u00a0: ${id}`
