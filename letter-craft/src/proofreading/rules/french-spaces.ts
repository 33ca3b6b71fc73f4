/** Rules are written with plain spaces; on screen, signs must not begin a line. */
export const withFrenchSpaces = (text: string): string =>
  text
    .replace(/« /gu, '«\u00a0')
    .replace(/ ([»:])/gu, '\u00a0$1')
    .replace(/ ([;!?])/gu, '\u202f$1')
