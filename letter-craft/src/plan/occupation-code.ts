import type { Occupations } from '../career/occupations.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { resolveInclusive } from '../offers/inclusive.ts'
import { titleAliases } from './title-aliases.fr.ts'

/** The code of the ROME occupation that a title names; undefined where the register has none that is surely the same. */
export const occupationCode = (title: string, occupations: Occupations): string | undefined =>
  occupationCodes(title, occupations)[0]

/** The codes of all the occupations that a title names: «agent de courrier / hôtesse d’accueil» has two. */
export function occupationCodes(title: string, occupations: Occupations): string[] {
  const codesOf = (variants: readonly string[]) =>
    variants.flatMap((variant) => {
      const alias = titleAliases.find(([says]) => says.test(variant))
      const found = alias
        ? exactCode(alias[1], occupations)
        : (likeliest(variant, occupations) ?? likeliest(turned(variant), occupations))
      return found ?? []
    })
  const variants = variantsOf(title)
  const codes = codesOf(variants)
  return [...new Set(codes.length > 0 ? codes : codesOf(variants.map(withoutPlace)))].slice(0, 3)
}

/** «coloriste coiffeuse» → «coiffeuse coloriste»: two trades, in the other order. */
const turned = (title: string): string => {
  const [one = '', other = '', more] = title.split(' ')
  return more === undefined && other !== '' && !vague.test(stem(other)) ? `${other} ${one}` : ''
}

/** «gestionnaire de paie en cabinet d’expertise comptable»: where one works, and the words behind. */
const withoutPlace = (title: string): string =>
  title.replace(/ (?:en|au|aux|dans|chez|sur|pour|avec|itinerant|polyvalent)(?: .*)?$/u, '')

/** What a title says beside the occupation: the contract, the gender, the season, the level. */
const beside =
  /\b(?:h ?\/ ?f|f ?\/ ?h|hf|cdi|cdd|temps (?:plein|complet|partiel)|en (?:alternance|apprentissage|stage|interim|cdi|cdd)|alternance|alternante?|apprentie?|stagiaire|stage(?: de| d’| en)?|interimaire|benevole|independante?|freelance|saisonniere?|junior|senior|confirmee?|debutante?|experimentee?|diplomee?|une?|un|poste d[e’]|recherche)\b/gu

/** The title whole, then its parts: «serveur / barman», «agent de courrier – hôte d’accueil». */
function variantsOf(title: string): string[] {
  const plain = plainLetters(resolveInclusive(title))
    .replace(/\([^()]*\)/gu, ' ')
    // «électricien N3P1», «cariste 1-3-5»: levels and licences.
    .replace(/(?<= )(?=\S*\d)[a-z\d-]+(?= |$)/gu, ' ')
    .replace(/’/gu, ' ')
    .replace(/'/gu, ' ')
  const clean = (text: string) =>
    text
      .replace(beside, ' ')
      .replace(/\b(?:pour (?:la|le|les|l) (?!service).*|secteur .*|saison .*|chez .*|\d+\S*)$/u, ' ')
      .replace(/[^a-z0-9+#-]+/gu, ' ')
      .replace(/^[\s-]+|[\s-]+$/gu, '')
      .replace(/^(?:de|d|en|du)\s/u, '')
  const parts = plain.split(/\s*[/|,;:]\s*|\s+[-–—]+\s+|\sou\s/u)
  const whole = / ou /u.test(plain) ? [] : [plain]
  return [...new Set([...whole, ...parts].map(clean))].filter((text) => text.length > 2)
}

const key = (title: string) =>
  plainLetters(title)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()

function exactCode(title: string, occupations: Occupations): string | undefined {
  if (title === '') return undefined
  const found = occupations.search(title, 5)
  return (found.find(({ masculine }) => key(masculine) === key(title)) ?? found[0])?.code
}

const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:euses?|rices?|eurs?|ieres?|iers?|iennes?|iens?|ees?|es?|s)$/u, '') : word

const wordsOf = (text: string): string[] =>
  text
    .split(/[^a-z0-9+#]+/u)
    .filter((word) => word.length > 2 && !/^(?:des|les|aux|sur|par|pour|avec|une|dans)$/u.test(word))
    .map(stem)

/** First words that name no occupation without what follows them. */
const vague =
  /^(?:agent|employ|assist|assistant|responsab|charg|chef|cheff|aid|technici|technic|ingeni|operat|ouvri|ouvr|manag|manager|direct|directric|conseil|conseill|collabor|collabora|adjoint|auxili|auxiliair|gestionn|gestionnair|consult|consultant|anim|animat|format|membr|coordin|coordinat|coordonn|coordonnat|equip|equipi|prepar|conduct|conduc|exploit|exploitant|charge|referent|expert|personn|specialist|intervenant|professionnel)$/u

/** Who leads a site, of camps or of trucks: the title alone does not say. */
const ofAnySite =
  /^(?:direct(?:eur|rice)|responsable|cheff?e?|adjointe?|manager)(?: adjointe?)? (?:de |du |d )?(?:site|centre|etablissement|structure|pole|service|secteur|zone|region|unite)$/u

function likeliest(title: string, occupations: Occupations): string | undefined {
  if (ofAnySite.test(title)) return undefined
  const own = wordsOf(title)
  const [head] = own
  if (head === undefined) return undefined
  const scores = new Map<string, number>()
  for (const { code, masculine, feminine } of [
    ...occupations.search(title, 12),
    ...occupations.search(title.split(' ').slice(0, 2).join(' '), 12),
    // «coiffeuse coloriste»: a trade and its kind, which the register does not have together.
    ...(vague.test(head) ? [] : occupations.search(title.split(' ')[0] ?? '', 12)),
  ]) {
    let best = 0
    for (const name of [masculine, feminine]) {
      const words = wordsOf(plainLetters(name))
      if (words[0] !== head) continue
      const shared = own.filter((word) => words.includes(word)).length
      // «Directrice», «agent», «chargée»: the first word alone names no occupation.
      if (shared < 2 && (vague.test(head) || words.length > 1)) continue
      best = Math.max(best, (2 * shared) / (own.length + words.length))
    }
    if (best > (scores.get(code) ?? 0)) scores.set(code, best)
  }
  const [first] = [...scores].sort(([, one], [, other]) => other - one)
  return first && first[1] >= 0.58 ? first[0] : undefined
}
