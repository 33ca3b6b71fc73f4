import { withA, withDe } from '../french/contraction.ts'
import { articleElides, join } from '../french/elision.ts'
import { withBodyCapital, withSmallCommonWords } from '../french/institution-name.ts'
import { upperFirst } from '../french/plain-letters.ts'
import { cleanCompanyName } from '../offers/clean-company-name.ts'
import { employerKind, tradesAsKind } from '../realisation/employer-kinds.fr.ts'
import { practiceName } from '../realisation/medical-practice.ts'

/** Grammatical forms of a company: «Flunch», «chez Flunch», «de Flunch», «à Flunch», «l’équipe de Flunch». */
export type CompanyForms = { name: string; the: string; at: string; of: string; to: string }

/** Whether a word is a kind of institution («mairie», «ADMR»), which takes an article. */
export const isInstitution = (word: string): boolean => employerKind(word) !== undefined

/** «Inserm» and «UFC-Que» stay, «cnrs» has capitals. */
const asInitials = (typed: string): string =>
  /\p{Lu}.*\p{Ll}/u.test(typed) && !ofFirms.test(typed) ? typed : typed.toUpperCase()
/** Kinds of firms, which are initials however they are typed: «Earl». */
const ofFirms = /^(?:earl|gaec|sarl|eurl|scea|cuma|scop)$/iu

/** «Le Fournil de Saint-Aubin», «Les Parcs du Garrec»: a house whose article is part of the sentence; «La Redoute» is a brand. */
function houseWithArticle(name: string): CompanyForms | undefined {
  const [, article = '', rest = ''] =
    /^(Le|La|Les) (\p{Lu}[\p{L}’-]+ (?:de |du |des |d’).+|(?:Éditions|Editions|Jardins|Parcs|Ateliers|Vergers|Serres|Transports|Compagnons|Fermes|Caves) .+)$/u.exec(
      name,
    ) ?? []
  if (article === '') return undefined
  const the = `${article.toLowerCase()} ${rest}`
  const at = withA(the)
  return { name, the, at, of: withDe(the), to: at }
}

/** The French forms of a company: an institution takes its article and lower case, a trade name takes «chez». */
export function frenchCompany(raw: string): CompanyForms | undefined {
  const practice = practiceName(raw)
  if (practice !== undefined) {
    const at = `au ${practice}`
    return { name: practice, the: `le ${practice}`, at, of: `du ${practice}`, to: at }
  }
  const name = cleanCompanyName(raw).replace(/^(CCI) Fran[cç]aise(?!\p{L})/u, '$1 française')
  if (name === '') return undefined
  const housed = houseWithArticle(name)
  if (housed) return housed
  const first = name.split(' ')[0] ?? ''
  const kind = employerKind(name)
  if (kind === undefined) {
    const of = /^Les?\s/u.test(name) ? `de l’équipe ${name}` : join('de', name)
    return { name, the: name, at: `chez ${name}`, of, to: `à ${name}` }
  }
  const { article } = kind
  const shown = kind.isInitials
    ? asInitials(raw.trim().split(' ')[0] ?? '') + name.slice(first.length)
    : /^\p{Lu}+(?:-\p{Lu}+)?$/u.test(first)
      ? name
      : withBodyCapital(
          withSmallCommonWords(
            (/^\p{Lu}/u.test(first) && name !== first && tradesAsKind.test(kind.word)
              ? upperFirst(kind.word)
              : kind.word) + name.slice(first.length),
          ),
        )
  const the = articleElides(shown) ? `l’${shown}` : `${article} ${shown}`
  return {
    name,
    the,
    at: the.startsWith('le ') ? `au ${shown}` : `à ${the}`,
    of: withDe(the),
    to: the.startsWith('le ') ? `au ${shown}` : `à ${the}`,
  }
}
