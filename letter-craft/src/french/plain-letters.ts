/**
 * Lower case without accents or ligatures, for comparing words; the number of words stays, that of characters may
 * not.
 */
export function plainLetters(text: string): string {
  const lower = text.toLowerCase()
  if (/^\p{ASCII}*$/u.test(lower)) return lower
  return lower.replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '')
}

export function lowerFirst(text: string): string {
  const first = /^[\p{L}\p{N}.+#&’'/-]+/u.exec(text)?.[0] ?? ''
  return isAcronym(first) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** «SNCF», «BTS», «R&D», «.NET», «DevOps», «iOS»: a word spelled with capitals. */
export function isAcronym(word: string): boolean {
  const bare = word.replace(/^(?:[ldjmnst]|qu)[’']/iu, '')
  return /^\.?[\p{Lu}\d&+#./-]{2,}s?$/u.test(bare) || /\p{Ll}\p{Lu}/u.test(bare)
}

/** Its letters and figures alone, in small plain letters: two spellings of one name are the same. */
export const lettersOf = (text: string): string => plainLetters(text).replace(/[^a-z\d]+/gu, '')
