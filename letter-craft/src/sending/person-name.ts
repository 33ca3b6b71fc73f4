/** A person’s name in its two parts; either may be empty. */
export type PersonName = { given: string; family: string }

const civility = /^(?:M|Mme|Mlle|Mr|Ms|Mrs|Dr|Pr|Me|Monsieur|Madame|Mademoiselle|Docteur)\.?\s+(?=\S)/iu
// Words that open a family name, in the languages whose bearers write letters in French.
const particle =
  /^(?:de|du|des|d[’'].*|la|le|les|van|von|vander|der|den|ter|ten|di|da|del|della|dos|das|do|el|al|bel|ben|bin|ibn|abu|aït|ait|ould|mac|san|sainte?|st)$/iu
// First names that take a second one without a hyphen: «Jean Pierre», «Marie Claire», «Anne Sophie».
const firstOfTwo =
  /^(?:jean|marie|anne|pierre|paul|louis|françois|mohamed|mohammed|abdel|el|juan|josé|maria|ana|thi)$/iu
const secondOfTwo =
  /^(?:pierre|paul|marie|claude|luc|louis|marc|michel|françois|philippe|jacques|baptiste|christophe|charles|claire|laure|sophie|france|hélène|christine|thérèse|noëlle|ange|cécile|lise|line|amine|ali|reda|luis|josé|antonio|carlos)$/iu

const isShouted = (word: string) => /^\p{Lu}[\p{Lu}’'-]+$/u.test(word)

/**
 * Splits a name as French custom reads it: words in capitals are the family name wherever they stand; otherwise
 * the first word is the first name and a particle («de», «van», «Le») opens the family name.
 */
export function splitName(name: string): PersonName {
  const words = name.replace(civility, '').trim().split(/\s+/u).filter(Boolean)
  const shouted = words.map(isShouted)
  if (shouted.includes(true) && shouted.includes(false)) return byCapitals(words, shouted)
  const [first = '', second = ''] = words
  if (words.length < 2) return { given: '', family: first }
  const opening = words.findIndex((word, index) => index > 0 && particle.test(word))
  if (opening > 0) return parts(words, opening)
  const isDouble = words.length > 2 && firstOfTwo.test(first) && secondOfTwo.test(second)
  return parts(words, isDouble ? 2 : 1)
}

const parts = (words: readonly string[], at: number): PersonName => ({
  given: words.slice(0, at).join(' '),
  family: words.slice(at).join(' '),
})

/** «Inès DE LA TOUR», «Inès de LA TOUR», «CARPENTIER Inès»: a small particle goes with the capitals after it. */
function byCapitals(words: readonly string[], shouted: readonly boolean[]): PersonName {
  const isFamily = (index: number): boolean =>
    shouted[index] === true ||
    (index + 1 < words.length && particle.test(words[index] ?? '') && isFamily(index + 1))
  return {
    given: words.filter((_, index) => !isFamily(index)).join(' '),
    family: words.filter((_, index) => isFamily(index)).join(' '),
  }
}
