import { plainLetters } from '../french/plain-letters.ts'

/** Endings that make nouns, verbs and names of trades from one root: «livraison», «livreur», «livrer». */
const endings =
  /(?:isations?|ations?|aisons?|ateurs?|atrices?|ements?|ances?|ures?|ages?|euses?|eurs?|ieres?|iers?|ions?|antes?|ants?|ees?|es|er|ir|re|e|s|x)$/u

/** Families whose roots differ. */
const roots: readonly (readonly [RegExp, string])[] = [
  [/^ven(?:te|d)/u, 'vend'],
  [/^ache?t/u, 'achet'],
  [/^soi(?:n|gn)/u, 'soin'],
  [/^condu/u, 'condu'],
  [/^rece(?:v|pt)/u, 'recept'],
  [/^cui(?:s|t|r)/u, 'cuis'],
  [/^pein/u, 'peint'],
  [/^entret/u, 'entret'],
  [/^compta/u, 'compta'],
  [/^serv/u, 'serv'],
  [/^g(?:erer|estion)/u, 'gest'],
  [/^encai/u, 'encaiss'],
]

const shortestRoot = 4
const rootLength = 6
const shortestWord = 4

/** The family of a word in plain letters: words of one family share it. */
function familyOf(word: string): string {
  const irregular = roots.find(([shape]) => shape.test(word))
  if (irregular) return irregular[1]
  const root = word.replace(endings, '')
  return (root.length >= shortestRoot ? root : word).slice(0, rootLength)
}

/** Families of the words of a text that are long enough to tell something, and its initials («GCP», «CAP»). */
export function familiesOf(text: string): Set<string> {
  const families = new Set<string>()
  for (const word of plainLetters(text).split(/[^a-z]+/u))
    if (word.length >= shortestWord) families.add(familyOf(word))
  for (const [name] of text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{1,5}(?![\p{L}\d])/gu))
    families.add(plainLetters(name))
  return families
}
