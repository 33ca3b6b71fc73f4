/** ASCII equivalents of typographic signs. */
const plainSigns: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': '"',
  '‹': "'",
  '›': "'",
  '…': '...',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '•': '-',
  '·': '-',
  '×': 'x',
  '⁄': '/',
  '′': "'",
  '″': '"',
  '\u00ad': '',
  '\u200b': '',
  '\u2060': '',
  '\ufeff': '',
}

const sign = new RegExp(`[${Object.keys(plainSigns).join('')}]`, 'gu')

/**
 * Plain ASCII punctuation: straight quotes and apostrophes, three dots, hyphens. Letters keep accents and ligatures,
 * which are spelling; spaces stay as they are, so that lines can still be wrapped.
 */
export function plainPunctuation(text: string): string {
  return text
    .replace(/«[\u00a0\u202f ]?/gu, '"')
    .replace(/[\u00a0\u202f ]?»/gu, '"')
    .replace(sign, (found) => plainSigns[found] ?? found)
}
