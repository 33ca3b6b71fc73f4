export type Gender = 'feminine' | 'masculine'

const suffix = '(?:e|ve|fe|ne|se|le|trice|rice|euse|ère|ere|ière|iere|ienne|ve)'
const marked = new RegExp(
  `(?<!\\p{L})(\\p{L}{1,})(?:\\s?\\((${suffix})(s?)\\)|[.·•](${suffix})(?:[.·•]?(s))?|\\s?/\\s?(${suffix})(s?)|-(e|ne|trice|euse|ve)(s?))(?![\\p{L}\\p{N}/])`,
  'gu',
)

/**
 * Resolves inclusive spellings («chargé(e)», «développeur.se», «conseiller/ère», «administratif (ve)») to one
 * gender; masculine when the gender is unknown.
 */
export function resolveInclusive(text: string, gender?: Gender): string {
  return text.replace(marked, (whole: string, base: string, ...groups: (string | undefined)[]) => {
    const ending = groups[0] ?? groups[2] ?? groups[4] ?? groups[6]
    const plural = groups[1] || groups[3] || groups[5] || groups[7] || ''
    if (!ending || /^(?:https?|www)$/iu.test(base)) return whole
    if (whole.includes('-') && base.length < 4) return whole
    return (gender === 'feminine' ? feminineOf(base, ending.toLowerCase()) : base) + plural
  })
}

function feminineOf(base: string, ending: string): string {
  if (/^(?:t?rice)$/u.test(ending)) return base.replace(/teur$/u, 'trice')
  if (/^(?:euse|se)$/u.test(ending)) return base.replace(/(?:eur|eux)$/u, 'euse')
  if (/^i?[èe]re$/u.test(ending)) return base.replace(/i?er$/u, (end) => (end === 'ier' ? 'ière' : 'ère'))
  if (ending === 've') return base.replace(/f$/u, 've')
  if (ending === 'ienne' || ending === 'ne') return base.replace(/n?$/u, 'nne')
  if (ending === 'fe') return `${base}fe`
  if (ending === 'le') return `${base}le`
  if (/[^u]er$/u.test(base)) return base.replace(/er$/u, 'ère')
  return `${base}e`
}
