import { longWords } from '../french/stems.ts'
import { asPattern } from '../text/as-pattern.ts'

/** «Les pièces et les justificatifs» of a till are no parts of cars. */
const papers = /pi[èe]ces (?:et (?:les )?justificatifs|comptables|justificatives|de caisse)/giu

/** What the sentence calls indispensable, as the offer words it. */
const indispensable =
  /(?<![\p{L}’']|aucune |sans |pas d[e’] ?)((?:une? |la |de )?(?:(?:bonnes?|solides?|parfaite) )?(?:connaissances?|maîtrise|expérience|pratique) (?:(?! n’est)[^.\n;:!?()]){8,70}?),? (?:(?:est|sont|serait) )?(?:absolument |vraiment )?(?:indispensables?|impérati(?:f|ve)s?|exigée?s?|obligatoires?)(?!\p{L})/iu

/**
 * The knowledge or experience that an offer calls indispensable and that no card speaks of, in the words of the offer;
 * undefined without one. Only a question to the writer may quote it.
 */
export function hardCondition(offer: string, cards: string): string | undefined {
  const [, found] = indispensable.exec(offer.replaceAll("'", '’')) ?? []
  if (found === undefined) return undefined
  const words = (text: string): string[] =>
    longWords(text, 6)
      .filter((word) => !/^(?:connai|maitri|experi|pratiq|approf|professi)/u.test(word))
      .map((word) => word.slice(0, 6))
  const asked = words(found)
  const known = new Set(words(cards.replace(papers, '')))
  return asked.filter((word) => known.has(word)).length * 2 >= asked.length
    ? undefined
    : found.charAt(0).toLowerCase() + found.slice(1).trim()
}

/** «Delphi (impératif)», «la maîtrise d’Excel est indispensable» */
export const isImperative = (name: string, text: string): boolean =>
  isCalled(name, text, 'imp[ée]rati|indispensable|exig|obligatoire|requis')

/** «AIPR souhaitée», «un CACES serait un plus» */
export const isWished = (name: string, text: string): boolean =>
  isCalled(name, text, 'souhait|appréci|un (?:vrai |réel |gros |grand )?plus|un (?:réel )?atout')

const isCalled = (name: string, text: string, words: string): boolean =>
  new RegExp(`(?<!\\p{L})${asPattern(name)}(?!\\p{L})[^.,;\\n/]{0,25}(?:${words})`, 'iu').test(text)
