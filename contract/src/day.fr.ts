const inParis = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
const here = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })

// Intl writes «1 mars»; the first day of a month is an ordinal in French.
const withOrdinal = (text: string): string => text.replace(/^1 /, '1er ')

/** «1er mars 2026», in the time of Paris. */
export const dayInParis = (date: Date): string => withOrdinal(inParis.format(date))

/** «1er mars 2026», in the time of the reader’s device. */
export const dayHere = (date: Date): string => withOrdinal(here.format(date))
