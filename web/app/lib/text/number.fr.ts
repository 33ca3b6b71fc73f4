const number = new Intl.NumberFormat('fr-FR')

/** «1 000», with the space that our typography wants between figures. */
export const numberText = (value: number): string => number.format(value).replaceAll('\u202f', '\u00a0')
