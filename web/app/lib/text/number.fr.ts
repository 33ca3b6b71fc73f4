const number = new Intl.NumberFormat('fr-FR')

/** «1 000», with a non-breaking space as French typography requires. */
export const numberText = (value: number): string => number.format(value).replaceAll('\u202f', '\u00a0')
