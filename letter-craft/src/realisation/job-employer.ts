import { placeKey } from '../career/lexicon.ts'
import { enumerate } from '../composer/enumerate.ts'
import { isAgencyName } from '../offers/agencies.fr.ts'
import { atHome, employerForms, group, umbrella } from './employer.ts'
import type { EmployerForms } from './employer-forms.ts'
import { employerKind } from './employer-kinds.fr.ts'

/** Trades whose own business works for clients that a card names; a craftsman’s or a founder’s firm is theirs. */
const ofClients =
  /^(?!.*(?:gérant|fondat|dirigeant|présid|direct))(?:.* )?(?:indépendante?|freelance|consultante?|ingénieure?|développeu(?:r|se)|format(?:eur|rice)|graphiste|rédact(?:eur|rice)|traduct(?:eur|rice)|journaliste|illustrat(?:eur|rice)|designer|tisserande?|chargée? de|assistante? (?!dentaire|maternelle))/iu
/** No client: what one’s business is by law. */
const ofNobody =
  /entrepr|indépendant|freelance|compte|libéral|(?<!\p{L})(?:EI|SARL|SASU?|EURL)(?!\p{L})|^divers|clients/iu

/** How a sentence says where a job was: one’s own business and one’s home have no employer. */
export function jobEmployer(
  { kind, employer, title }: { kind: string; employer: string; title: string },
  towns?: ReadonlyMap<string, string>,
): EmployerForms | undefined {
  // What one makes for oneself is no business.
  if (/^projets? personnels?(?!\p{L})/iu.test(employer)) return { at: 'sur un projet personnel' }
  // «EARL Les Parcs»: a firm of one’s own has its name.
  if (
    kind === 'business' &&
    !/(?<!\p{L})(?:EARL|SARL|EURL|SASU?|GAEC|SCEA|SNC) (?:\p{Ll}+ )?(?:Le|La|Les|L[’'])(?!\p{L})/u.test(
      employer,
    )
  ) {
    const client =
      ofClients.test(title) && !ofNobody.test(employer) ? employerForms(employer)?.name : undefined
    return { at: client === undefined ? 'à mon compte' : `à mon compte pour ${client}` }
  }
  if (atHome.test(employer.trim()) || /^[àa] (?:mon|son) domicile/iu.test(employer.trim()))
    return /assistante? maternel/iu.test(title) ? { at: 'à mon domicile' } : undefined
  // Who is sent by an agency works elsewhere; who recruits for it, there.
  // «Adecco Outsourcing» employs its own people.
  if (isAgencyName(employer) && !ofAgency.test(title) && !/outsourcing|onsite/iu.test(employer))
    return { at: 'en intérim' }
  const forms = severalForms(employer, towns) ?? employerForms(employer)
  const house = forms && (oneOfMany(forms) ?? forms)
  // «Opératrice (intérim)», «PSA (intérim)»: one was lent to it.
  const isLent = house && kind === 'employment' && /\(int[ée]rim\)/iu.test(`${title} ${employer}`)
  return isLent && !/intérim/u.test(house.at) ? { ...house, at: `en intérim ${house.at}` } : house
}

const mostHouses = 4

/** «associé de Wash Center»: of what firm of one’s own, where its card names it; undefined of others. */
export const ownFirm = ({
  kind,
  employer,
  title,
}: {
  kind: string
  employer: string
  title: string
}): string | undefined =>
  kind === 'business' && ofFirm.test(title) && !ofNobody.test(employer) && /^\p{Lu}/u.test(employer)
    ? employerForms(employer)?.of
    : undefined

/** Who founds, runs or owns a firm. */
const ofFirm =
  /^(?:co-?)?(?:fondat(?:eur|rice)|gérante?|dirigeante?|associée?|président(?:e)?(?:-direct(?:eur|rice) générale?)?|direct(?:eur|rice)(?: générale?)?)$/iu

/** «Bonduelle, Lesieur et Danone»: each of the employers that a card names; undefined for one, or for its town. */
function severalForms(
  employer: string,
  towns: ReadonlyMap<string, string> | undefined,
): EmployerForms | undefined {
  const written = employer.replace(/\s*\([^()]*\)|[\s.…]+$/gu, '')
  // «Garage Feneis & Garage André» are two, «Eram & Fils» is one.
  const [, kind = '', other = ''] = /^(\p{L}+) .+ & (\p{L}+) \p{L}/u.exec(written) ?? []
  const apart = kind !== '' && kind === other ? written.replace(' & ', ', ') : written
  const names = apart.split(/,\s+|\s+[·•|]\s+|\s+\/\s+|\s+et\s+(?=\p{Lu})/u)
  const isName = (name: string): boolean =>
    /^\p{Lu}/u.test(name) &&
    name.length > 2 &&
    towns?.has(placeKey(name)) !== true &&
    !group.test(name) &&
    !umbrella.test(name) &&
    // «Direction de l’environnement, Lagunes»: a part of one house.
    (!employer.includes(',') || employerKind(name) === undefined)
  if (names.length < 2 || names.length > mostHouses || / et /u.test(names.join(' ')) || !names.every(isName))
    return undefined
  const houses = names.map(employerForms)
  const known = houses.filter((one) => one !== undefined)
  if (known.length < houses.length) return undefined
  const areAlike = known.every(({ at }) => at.startsWith('chez '))
  return {
    at: areAlike
      ? `chez ${enumerate(known.map(({ at }) => at.replace(/^chez /u, '')))}`
      : enumerate(known.map(({ at }) => at)),
  }
}

/** «au cabinet de kinésithérapie» of a card that names none: «dans un cabinet de kinésithérapie». */
function oneOfMany({ at }: EmployerForms): EmployerForms | undefined {
  const [, house = ''] = /^(?:au |à la |à l’)(\p{Ll}[\p{Ll} ’-]*)$/u.exec(at) ?? []
  const [, kind = ''] = houses.exec(house) ?? []
  return kind === '' ? undefined : { at: `dans ${ofWomen.test(kind) ? 'une' : 'un'} ${house}` }
}

/** Houses of which a town has several. */
const houses =
  /^(cabinet|étude|boulangerie|boulangerie-pâtisserie|boucherie|pharmacie|parapharmacie|restaurant|hôtel|bar|café|magasin|boutique|garage|agence|salon|imprimerie|usine|ferme|pizzeria|crêperie|épicerie|supermarché|librairie|brasserie|auberge|laboratoire|pépinière|exploitation)(?![\p{L}-])/u
const ofWomen =
  /^(?:étude|boulangerie|boulangerie-pâtisserie|boucherie|pharmacie|parapharmacie|boutique|agence|imprimerie|usine|ferme|pizzeria|crêperie|épicerie|librairie|brasserie|auberge|pépinière|exploitation)$/u

const ofAgency =
  /recrut|(?<!\p{L})rh(?!\p{L})|ressources humaines|agence|commercial|consultant|talent|stagiaire|assistant/iu
