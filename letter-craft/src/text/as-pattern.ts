/** The source of a regular expression, with or without the flag `u`, that matches these characters. */
export const asPattern = (characters: string): string => characters.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
