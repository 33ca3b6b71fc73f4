import type { Gender } from '../french/nouns.fr.ts'
import { adjectives, irregularAdjectives } from './fr/adjectives.fr.ts'
import { isPlainParticiple, participleBase, pluralOf } from './lexicon.ts'
import { memoize } from './memoize.ts'

export type Forms = Readonly<Record<Gender, readonly [singular: string, plural: string]>>

/** «professionnel» → «professionnelle», «actif» → «active», «premier» → «première». */
function feminineOf(masculine: string): string {
  if (/e$/u.test(masculine)) return masculine
  if (/(?:el|en|on|et)$/u.test(masculine) && !/(?:complet|concret|discret|secret)$/u.test(masculine))
    return `${masculine}${masculine.slice(-1)}e`
  if (/et$/u.test(masculine)) return masculine.replace(/et$/u, 'ète')
  if (/if$/u.test(masculine)) return masculine.replace(/f$/u, 've')
  if (/eux$/u.test(masculine)) return masculine.replace(/x$/u, 'se')
  if (/er$/u.test(masculine)) return masculine.replace(/er$/u, 'ère')
  if (/teur$/u.test(masculine))
    return masculine.replace(/teur$/u, masculine === 'porteur' ? 'teuse' : 'trice')
  return `${masculine}e`
}

function formsOf(masculine: string, feminine = feminineOf(masculine)): Forms {
  return { masculine: [masculine, pluralOf(masculine)], feminine: [feminine, `${feminine}s`] }
}

const byForm = new Map<string, Forms>()
const known = adjectives.trim().split(/\s+/u)
for (const forms of [
  ...known.map((word) => formsOf(word)),
  ...irregularAdjectives.map(([one, other]) => formsOf(one, other)),
])
  for (const form of [...forms.masculine, ...forms.feminine]) byForm.set(form, forms)

/** All forms of an adjective, or of a participle used as one; undefined for any other word. */
export const adjectiveForms = memoize((word): Forms | undefined => {
  const adjective = byForm.get(word)
  if (adjective) return adjective
  if (word === 'plus') return undefined
  const base = isPlainParticiple(word) ? participleBase(word) : undefined
  if (base === undefined) return undefined
  const forms = formsOf(base)
  return [...forms.masculine, ...forms.feminine].includes(word) ? forms : undefined
})

/** As `adjectiveForms`, plus participles that are nouns too: «arrivé», «employé». */
export function partedForms(word: string): Forms | undefined {
  const known = adjectiveForms(word)
  if (known) return known
  const base = participleBase(word)
  return base === undefined ? undefined : formsOf(base)
}
