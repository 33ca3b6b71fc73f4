import type { Morphology } from '../french/morphology.ts'

const accented: Readonly<Record<string, string>> = { e: 'éèê', a: 'âà', i: 'î', o: 'ô', u: 'ûù', c: 'ç' }

/** «materiel» → «matériel»: a word that the dictionary knows with its accents only gets them; others stay as typed. */
export const withAccents = (text: string, morphology: Morphology): string =>
  text.replace(/(?<![\p{L}\d@./])\p{L}\p{Ll}{3,}(?![\p{L}\d@])/gu, (word) => {
    const lower = word.toLowerCase()
    if (
      /^\p{Lu}{2,}/u.test(word) ||
      morphology.readings(lower).length > 0 ||
      morphology.readings(word).length > 0
    )
      return word
    const found = respelled(lower, (form) => morphology.readings(form).length > 0)
    return found === undefined
      ? word
      : /^\p{Lu}/u.test(word)
        ? found.charAt(0).toUpperCase() + found.slice(1)
        : found
  })

/** The one spelling with one or two accents more that is known. */
function respelled(word: string, isKnown: (form: string) => boolean): string | undefined {
  const once = variantsOf(word)
  const known = once.filter(isKnown)
  if (known.length > 0) return known.length === 1 ? known[0] : undefined
  const twice = [...new Set(once.filter((form) => /[éè]/u.test(form)).flatMap(variantsOf))].filter(isKnown)
  return twice.length === 1 ? twice[0] : undefined
}

const variantsOf = (word: string): string[] =>
  [...word].flatMap((letter, at) =>
    [...(accented[letter] ?? '')].map((accent) => word.slice(0, at) + accent + word.slice(at + 1)),
  )
