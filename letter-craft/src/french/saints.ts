/** «St-Etienne» → «Saint-Étienne», «Saint Germain» → «Saint-Germain»: places and houses join the names of their saints. */
export const withSaints = (name: string): string =>
  name
    .replace(/(?<!\p{L})S(?:ain)?t(e?)[ .-]+(?=\p{Lu})/gu, 'Saint$1-')
    .replace(/Saint-Etienne/gu, 'Saint-Étienne')
