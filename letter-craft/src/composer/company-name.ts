import { withDe } from '../french/contraction.ts'
import { articleElides, join } from '../french/elision.ts'
import { withSmallCommonWords } from '../french/institution-name.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { cleanCompanyName } from '../offers/clean-company-name.ts'

/** Grammatical forms of a company: «Flunch», «chez Flunch», «de Flunch», «à Flunch», «l’équipe de Flunch». */
export type CompanyForms = { name: string; the: string; at: string; of: string; to: string }

const feminineInitials =
  'admr caf cpam msa maif ira adapei apf apajh udaf afpa hep dinum usmb onera inrae insee inserm ars sncf ratp cci mfr pmi esat onf'.split(
    ' ',
  )
const masculineInitials =
  'greta greta-cfa cfa chu chru crous ehpad ime ifsi iut iae samu csu ccas cnrs cnam sdis brgm cea cnes'.split(
    ' ',
  )
const initials: ReadonlySet<string> = new Set([...feminineInitials, ...masculineInitials])

const institutions: Readonly<Record<string, 'la' | 'le'>> = Object.fromEntries([
  ...'mairie clinique pharmacie résidence fédération fondation auberge maison métropole caisse société banque agence ville région université école association communauté ligue mutuelle compagnie préfecture bibliothèque médiathèque crèche coopérative boulangerie boulangerie-pâtisserie auto-école librairie ferme polyclinique brasserie régie'
    .split(' ')
    .concat(feminineInitials)
    .map((word) => [word, 'la'] as const),
  ...'centre groupe groupement garage restaurant hôtel hôpital lycée collège conservatoire musée ministère département conseil cabinet laboratoire syndicat théâtre institut domaine château foyer camping club rectorat'
    .split(' ')
    .concat(masculineInitials)
    .map((word) => [word, 'le'] as const),
])

/** Whether a word is a kind of institution («mairie», «ADMR»), which takes an article. */
export const isInstitution = (word: string): boolean => Object.hasOwn(institutions, word.toLowerCase())

/** «Ecole» and «ÉCOLE» are «école». */
const kindOf = (word: string): string | undefined =>
  Object.keys(institutions).find((kind) => plainLetters(kind) === plainLetters(word))

/** «Inserm» stays, «cnrs» has capitals. */
const asInitials = (typed: string): string => (/^\p{Lu}\p{Ll}/u.test(typed) ? typed : typed.toUpperCase())

/** The French forms of a company: an institution takes its article and lower case, a trade name takes «chez». */
export function frenchCompany(raw: string): CompanyForms | undefined {
  const name = cleanCompanyName(raw)
  if (name === '') return undefined
  const first = name.split(' ')[0] ?? ''
  const kind = kindOf(first)
  const article = kind === undefined ? undefined : institutions[kind]
  if (article === undefined) {
    const of = /^Les?\s/u.test(name) ? `de l’équipe ${name}` : join('de', name)
    return { name, the: name, at: `chez ${name}`, of, to: `à ${name}` }
  }
  const shown = initials.has(kind ?? '')
    ? asInitials(raw.trim().split(' ')[0] ?? '') + name.slice(first.length)
    : /^\p{Lu}+(?:-\p{Lu}+)?$/u.test(first)
      ? name
      : withSmallCommonWords((kind ?? '') + name.slice(first.length))
  const the = articleElides(shown) ? `l’${shown}` : `${article} ${shown}`
  return {
    name,
    the,
    at: the.startsWith('le ') ? `au ${shown}` : `à ${the}`,
    of: withDe(the),
    to: the.startsWith('le ') ? `au ${shown}` : `à ${the}`,
  }
}
