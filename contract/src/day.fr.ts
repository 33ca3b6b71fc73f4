const inParis = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
const here = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })
const shortLocal = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium' })
const dayOfWeekLocal = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long' })

// Intl writes «1 mars»; the first day of a month is an ordinal in French.
const withOrdinal = (text: string): string => text.replace(/(?<!\S)1 /, '1er ')

/** «1er mars 2026», in the Europe/Paris time zone. */
export const dayInParis = (date: Date): string => withOrdinal(inParis.format(date))

/** «1er mars 2026», in the device’s time zone. */
export const localDay = (date: Date): string => withOrdinal(here.format(date))

/** «1er janv. 2026», in the device’s time zone. */
export const shortLocalDay = (date: Date): string => withOrdinal(shortLocal.format(date))

/** «lundi 1er mars», in the device’s time zone. */
export const dayOfWeek = (date: Date): string => withOrdinal(dayOfWeekLocal.format(date))
