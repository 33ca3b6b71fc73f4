import { countedNouns } from '../career/counted-nouns.fr.ts'
import type { Morphology } from '../french/morphology.ts'
import { plainLetters } from '../french/plain-letters.ts'

/** What costs a task its place: a letter would rather ask than tell it. */
const odd = 1.9
const doubtful = 1

/** Nouns that stand bare behind «sur»: «sur rendez-vous», «sur mesure». */
const bareBehindOn =
  /^(?:mesure|place|site|chantiers?|rendez-vous|demande|devis|commande|stand|plans?|papier|écran|machines?|ordinateur|route|internet|mobile|tablette|table|pied|terrain|projet|appel|dossier|fond|objectifs?|quai|palettes?|étagères?|roues?|cartes?|commandes?|serveurs?|cintres?)$/u

/** Behind these, a noun of things that are counted has its article: «pour société», «dans magasin». */
const prepositions = /(?<= )(pour|dans|chez|via|avec|sur) (\p{Ll}{4,})(?= |,|$)/gu

/** Whether a preposition has a noun without its article behind it, as in a telegram. */
function hasBareComplement(text: string, { readings }: Morphology): boolean {
  for (const [, preposition, noun = ''] of text.matchAll(prepositions)) {
    const kinds = readings(noun)
    const isNoun = kinds.length > 0 && kinds.every(({ pos }) => pos === 'NOUN' || pos === 'ADJ')
    if (!isNoun || !kinds.some(({ pos }) => pos === 'NOUN')) continue
    if (preposition === 'sur' ? bareBehindOn.test(noun) : false) continue
    // «avec soin», «avec rigueur»: what is not counted
    if (preposition === 'avec' && !countedNouns.has(noun.replace(/s$/u, ''))) continue
    return true
  }
  return false
}

/** Whether a task stops before what its line says the last noun is of: «pour la localisation», of new offices. */
function isCutBeforeComplement(text: string, line: string): boolean {
  const last = /(\p{L}{4,})$/u.exec(text)?.[1]
  if (last === undefined) return false
  const word = plainLetters(last)
  const plain = plainLetters(line)
  const at = plain.lastIndexOf(word)
  return at >= 0 && /^(?:s|x)? (?:d(?:e|es|u) |d[’'])/u.test(plain.slice(at + word.length))
}

/** How unsure the words of a task are, whatever its line: 0 for those that stand together, 1.9 and more for what no letter tells. */
export function wordDoubt(text: string, line: string, morphology: Morphology): number {
  return (
    (hasBareComplement(text, morphology) ? odd : 0) +
    // «la création de ma marque»: one’s own.
    (/(?<!\p{L})(?:ma|mon|mes) /u.test(text) ? odd : 0) +
    // «ouvrir le premier restaurant», «le second»: of which?
    (/ (?:le|la) (?:premi(?:er|ère)|seconde?|derni(?:er|ère)) /u.test(text) ? doubtful : 0) +
    // «la maintenance de système et du réseau»
    (/ de \p{Ll}+ et (?:du|de la|des) /u.test(text) ? odd : 0) +
    (isCutBeforeComplement(text, line) ? odd : 0)
  )
}
