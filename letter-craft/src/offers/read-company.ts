import { plainLetters, upperFirst } from '../french/plain-letters.ts'
import { cleanCompanyName } from './clean-company-name.ts'
import { cleanJobTitle } from './clean-job-title.ts'
import type { OfferLine } from './offer-text.ts'
import { kinds, readHouse } from './read-house.ts'
import { bigTown, isPlaceLine } from './read-place.ts'
import { recruits } from './recruiting.fr.ts'

const topLines = 8
/** A short offer written by hand names its house right below the title. */
const houseLines = 4
const companyLabel =
  /^(?:entreprise|société|employeur|raison sociale|recruteur|structure|établissement)\s*:\s*(.+)$/iu
const vague =
  /^(?:nous|notre|nos|votre|vous|on|je|l[’'](?:entreprise|agence|un|association|équipe|établissement)|la société|un|une|des|le client|ce|cette|qui|il|elle|dans|pour|afin|depuis|avec|au|en)(?!\p{L})/iu

/** «La coopérative accueille un(e) stagiaire», «propose une alternance»: said of trainees. */
const takesTrainees =
  /(?<!\p{L})(?:accueill|propos)(?:e|ent)(?= (?:une?(?:\(e\))?|des|ses|son|sa|deux|trois|\d+) (?:stag|apprenti|alternan|contrats? d[’']apprenti))/iu

/** The employer named in an offer; an agency’s client stays unnamed. */
export function readCompany(
  whole: readonly string[],
  lines: readonly OfferLine[],
  jobTitle: string | undefined,
  throughAgency: boolean,
): string | undefined {
  for (const line of whole.slice(0, topLines * 2)) {
    const labelled = companyLabel.exec(line)?.[1]
    if (labelled) return asCompany(labelled)
  }
  const label = whole.findIndex((line) => companyLabel.test(`${line} : x`) && !line.includes(':'))
  const after = label < 0 ? undefined : whole[label + 1]
  if (after && looksLikeName(after)) return asCompany(after)
  const under = jobTitle && whole[0] && sameTitle(whole[0], jobTitle) ? nameUnderTitle(whole) : undefined
  if (under) return asCompany(under)
  if (throughAgency) return undefined
  for (const [index, line] of whole.slice(0, topLines).entries()) {
    const found = recruits.exec(line) ?? takesTrainees.exec(line)
    // «LA MAIRIE DE PLOUZANEC» on its line, «Recrute…» on the next.
    const before = found && (found.index === 0 ? whole[index - 1] : line.slice(0, found.index))
    const named = before && asCompany(subjectOf(before.split(/[.!?]\s+/u).at(-1) ?? ''))
    if (named) return named
  }
  const text = lines.map((line) => line.text).join('\n')
  const joined =
    /(?:[Rr]ejoi(?:gnez|ndre|ns)|chez|au sein d(?:e la société|e l[’']entreprise|u groupe|e)|au sein de l[’'](?=\p{Lu}{2}))\s*(?<=[\s’'])(\p{Lu}[\p{L}\d&’'.-]*(?:\s(?:d[eu]s?\s)?\p{Lu}[\p{L}\d&’'.-]*){0,4})/u.exec(
      text,
    )?.[1]
  const said = joined ?? presented.exec(text)?.[1] ?? society.exec(text)?.[1]
  return said ? asCompany(said) : firstHouse(whole.slice(1, houseLines))
}

function firstHouse(lines: readonly string[]): string | undefined {
  const house = lines.map(readHouse).find((found) => found !== undefined)
  return house && asCompany(house.name)
}

const properName = '(\\p{Lu}[\\p{L}\\d&’.-]*(?: (?:(?:de|du|des|et|&) )?\\p{Lu}[\\p{L}\\d&’.-]*){0,5})'
/** «Datalys est un éditeur…», «Ferrand, entreprise familiale de…». */
const presented = new RegExp(
  `^(?!L’\\p{Ll})${properName},? (?:est (?:une?|le|la|l’|spécialisée?|implantée?|leader)|(?:à ${properName.slice(1, -1)},? )?c’est |(?:entreprise|société|groupe|filiale|acteur|association|start-up|leader|éditeur|spécialiste) )`,
  'mu',
)
const society = new RegExp(
  `(?:[Ll]a société|[Ll]’entreprise|[Ll]e groupe|[Ll]’association|[Ll]e cabinet|[Ll]a maison|[Ll]’EHPAD|[Ll]e lycée) ${properName}`,
  'u',
)

/** Words allowed before the recruiter’s name. */
const circumstance = /^(?:pour|afin|dans|en|depuis|avec|suite|créée?|forte?|à|a cet|au|face|par)(?!\p{L})/iu

/** «Créée en 1990, la société Martin»: the last name before the verb. */
function subjectOf(before: string): string {
  const bare = before
    .replace(/[\s,–-]+$/u, '')
    .replace(/^(?:description|contexte|présentation)\s*:\s*/iu, '')
    .replace(/\s(?:est|sont|basée?|située?|spécialisée?|installée?|ouverte?)(?!\p{L}).*$/iu, '')
  const kind = /(?<!\p{L})(?:société|entreprise|groupe|association|enseigne)\s+(\p{Lu}.*)$/u.exec(bare)?.[1]
  if (kind) return kind.replace(/,.*$|\s(?:de|d[’']|à|du)\s?\p{Lu}.*$/u, '')
  const [first = '', ...others] = bare.split(',')
  const named = circumstance.test(first) ? (others[0] ?? '') : first
  // «Les Vergers» and «La Table d’Octave» keep their articles, «la mairie» and «La MSA» lose theirs.
  const name = named.trim()
  return ofHouse.test(name) ? name : name.replace(/^(?:(?:la|le)\s|l[’'])(?=\p{L})/iu, '')
}

/** Names of shops and tables whose article is a part of them. */
const ofHouse =
  /^(?:La (?:Table|Maison|Fabrique|Cantine|Cave|Grange|Bastide|Cabane|Halle|Manufacture|Boîte|Petite|Grande|Belle|Bonne)|Le (?:Comptoir|Bistrot|Bistro|Cabanon|Fournil|Jardin|Relais|Moulin|Clos|Petit|Grand|Chalet|Café|Bar)|L[’'](?:Atelier|Auberge|Épicerie|Escale|Instant)) \p{L}/u

function asCompany(text: string): string | undefined {
  const name = text
    .replace(/^chez\s+/iu, '')
    .replace(/\s*\((?:\d{2,5}|[^)]*)\)\s*/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  if (
    vague.test(name) ||
    /^(?:à cet effet|a cet effet|ouverte?|créée?|située?|basée?|description|depuis|afin)(?!\p{L})/iu.test(
      name,
    ) ||
    recruits.test(name) ||
    name.split(' ').length > 8 ||
    !/\p{L}{2}/u.test(name)
  )
    return undefined
  // «Cabinet de géomètres-experts», «Entreprise artisanale de 5 salariés»: what it is, and no name.
  const [head = '', ...others] = name.split(' ')
  if (/[()]/u.test(name) || (kinds.test(head) && !others.some((word) => /^(?:[ld]’)?\p{Lu}/u.test(word))))
    return undefined
  if (!/\p{Lu}/u.test(name) || /(?:agence|intérim|cabinet de recrutement)/iu.test(name)) return undefined
  return upperFirst(cleanCompanyName(name)) || undefined
}

const sameTitle = (line: string, title: string) =>
  (['masculine', 'feminine'] as const).some(
    (gender) => plainLetters(cleanJobTitle(line, gender)) === plainLetters(title),
  )

/** A job board prints the company alone below the title, sometimes after the place, the contract or a date. */
function nameUnderTitle(whole: readonly string[]): string | undefined {
  for (const line of whole.slice(1, 4)) {
    const house = readHouse(line)
    if (house && looksLikeName(line)) return house.name
    const [first = ''] = line.split(besideName)
    if (looksLikeName(first)) return first.replace(/^chez\s+/iu, '')
    if (!beside.test(line) && !isPlaceLine(line) && !bigTown.test(line)) return undefined
  }
  return undefined
}

/** «Mairie de Vannes - 56000 Vannes», «Biocoop - Rennes (35)», «CHU de Nantes – CDI»: what follows is no name. */
const besideName =
  /\s+[|•·]\s+|\s[–-]\s(?=\p{Lu}\p{Ll}+ \(\d|\d{2}(?:\d{3})?(?!\d)|(?:CDI|CDD|intérim|stage|alternance)(?!\p{L}))/u

const beside =
  /^(?:publiée?|postée?|actualisée?|mise? à jour|il y a|offre n|réf|annonce n|recrutement)|^[^.]{0,50}(?:CDI|CDD|intérim|contrat|stage|alternance|temps (?:plein|partiel|complet))(?!\p{L})[^.]{0,40}$/iu
const heading =
  /^(?:descri|missions?|profil|vos |votre |le poste|poste|l[’']offre|l[’']entreprise|nous |notre |à propos|qui sommes|présentation|contexte|compétences|rejoi|recrut|entreprise$|société$|employeur$|activités|responsab|lieu|salaire|horaires|durée|date|postuler|offre|détail|informations|résumé|au sein|dans le|en tant|vous |tu |type |référence|réf)/iu
const institution =
  /^(?:ville|mairie|commune|département|région|association|lycée|collège|école|clinique|cabinet|groupe|société|hôpital|résidence) \p{L}/iu

const looksLikeName = (line: string) =>
  line.length <= 60 &&
  !isPlaceLine(line) &&
  !bigTown.test(line) &&
  // «Contact : Mme Petit» is no name.
  !/[.!?:;]$|\s:\s/u.test(line) &&
  (/^\p{Lu}/u.test(line) || institution.test(line) || /^chez \p{Lu}/u.test(line)) &&
  !heading.test(line) &&
  !/(?<!\p{L})(?:CDI|CDD|stage|alternance|temps|salaire|contrat|dur[ée]e (?:in)?d[ée]termin[ée]e|full[- ]time|part[- ]time|permanent|télétravail|€)(?!\p{L})/iu.test(
    line,
  )
